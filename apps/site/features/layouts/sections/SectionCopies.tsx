import {
  type SectionForm,
  sectionForms,
} from "daylit-blocks/internal/tools/sections/section-forms.ts";
import { useEffect, useState } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";
import { blockPath } from "../../../model/blocks.ts";
import { CodeBox } from "../../../ui/code/CodeBox.tsx";
import { Link } from "../../../ui/Link.tsx";
import { paint } from "../../reference/example/frame/paint.ts";
import { Toggle } from "../../reference/example/Toggle.tsx";
import { Toolbar } from "../../reference/example/Toolbar.tsx";
import { sectionsAddress } from "./address.ts";
import type { LayoutSection } from "./layout-sections.ts";
import { paintTsx } from "./paint-tsx.ts";

async function read(id: string): Promise<LayoutSection[]> {
  const answer = await fetch(withBase(sectionsAddress(id)));
  if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
  return answer.json();
}

/** The chosen section in the chosen form. */
export default function SectionCopies({ id }: { id: string }) {
  const [sections, setSections] = useState<LayoutSection[]>([]);
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(0);
  const [form, setForm] = useState<SectionForm>("html");

  useEffect(() => {
    let left = false;
    read(id).then(
      (found) => left || setSections(found),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [id]);

  if (failed)
    return (
      <p role="alert">
        The code did not arrive. Close and open this part to try again, or take the zip.
      </p>
    );
  const section = sections[at];
  if (!section) return <p role="status">Loading the sections.</p>;
  const { label, language, write } = sectionForms[form];
  const pages = Map.groupBy(sections.entries(), ([, { page }]) => page);
  return (
    <div className="section-copies">
      <label>
        Section
        <select value={at} onChange={({ target }) => setAt(Number(target.value))}>
          {[...pages].map(([page, own]) => (
            <optgroup key={page} label={page}>
              {own.map(([index, { name }]) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Toolbar label="Form of the code">
        {Object.entries(sectionForms).map(([key, each]) => (
          <Toggle key={key} on={key === form} onToggle={() => setForm(key as SectionForm)}>
            {each.label}
          </Toggle>
        ))}
      </Toolbar>
      <CodeBox
        html={(form === "html" ? paint : paintTsx)(write(section).trimEnd())}
        language={language}
        name={`${label}: ${section.name}`}
      />
      <p>
        It needs the stylesheets of its block and a theme:{" "}
        <Link to={blockPath(section.block)}>{section.block}</Link> names them and explains its
        fields.
      </p>
    </div>
  );
}
