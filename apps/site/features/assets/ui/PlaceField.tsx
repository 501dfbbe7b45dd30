import type { Plan } from "../../../workspace/store/record/plan.ts";
import type { Files, ListedFile } from "./files/useFiles.ts";

/** The page and the section that a picture is for; its name in the zip follows. */
export function PlaceField({ file, files, plan }: { file: ListedFile; files: Files; plan: Plan }) {
  const sections = plan.pages.some((page) => page.sections.length > 0);
  return (
    <label className="field">
      <span>
        Where will it be used?<span className="visually-hidden"> {file.name}</span>
      </span>
      <select
        value={file.section ?? ""}
        onChange={({ target }) =>
          files.change(file.id, { section: Number(target.value) || undefined })
        }
      >
        <option value="">{sections ? "Not decided" : "No sections are planned yet"}</option>
        {plan.pages.map((page, index) => (
          <optgroup key={page.id} label={page.name.trim() || `Page ${index + 1}`}>
            {page.sections.map((section, place) => (
              <option key={section.id} value={section.id}>
                {place + 1}. {section.name.trim() || "Section"}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
