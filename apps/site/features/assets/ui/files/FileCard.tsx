import { X } from "lucide-react";
import type { Plan } from "../../../../workspace/store/record/plan.ts";
import { isUse, uses } from "../../../../workspace/store/record/uses.ts";
import { verdicts, worst } from "../../model/judge.ts";
import { focusNext } from "../focus-next.ts";
import { PlaceField } from "../PlaceField.tsx";
import type { Files, ListedFile } from "./useFiles.ts";

const badges = { good: "badge-success", look: "badge-warning", bad: "badge-danger" } as const;

function Report({ file: { facts, findings } }: { file: ListedFile }) {
  const level = worst(findings);
  return (
    <>
      <p className="desk-file-verdict">
        <span className={`badge ${badges[level]}`}>{verdicts[level]}</span> {facts.width} ×{" "}
        {facts.height}
      </p>
      <dl className="desk-findings">
        {findings.map(({ about, level: is, text }) => (
          <div key={about} data-level={is}>
            <dt>{about}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** One file with what was found out about it, and what only its owner knows. */
export function FileCard({ file, files, plan }: { file: ListedFile; files: Files; plan: Plan }) {
  const { id, use, url, name } = file;
  const logo = use === "logo";
  return (
    <li className="desk-file" data-state="taken">
      <div className="desk-file-head">
        <strong>{name}</strong>
        <button
          type="button"
          className="button-quiet button-icon"
          aria-label={`Remove ${name}`}
          onClick={({ currentTarget }) => {
            focusNext(currentTarget);
            files.remove(file);
          }}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {url && (
        <div className={logo ? "desk-logo-proof" : "desk-picture-proof"}>
          {logo ? (
            (["light", "dark"] as const).map((theme) => (
              <span key={theme} data-theme={theme}>
                <img src={url} alt={`The logo on ${theme} paper`} />
              </span>
            ))
          ) : (
            <img src={url} alt={file.alt} />
          )}
        </div>
      )}
      <Report file={file} />
      {!logo && (
        <div className="desk-file-fields">
          <label className="field">
            <span>
              What does it show?<span className="visually-hidden"> {name}</span>
            </span>
            <input
              value={file.alt}
              maxLength={200}
              placeholder="Becomes its text alternative"
              onChange={({ target }) => files.change(id, { alt: target.value })}
            />
          </label>
          <PlaceField file={file} files={files} plan={plan} />
          <label className="field">
            <span>
              How wide will it be?<span className="visually-hidden"> {name}</span>
            </span>
            <select
              value={use}
              onChange={({ target }) =>
                isUse(target.value) && files.change(id, { use: target.value })
              }
            >
              {Object.entries(uses)
                .filter(([key]) => key !== "logo")
                .map(([key, { name: width }]) => (
                  <option key={key} value={key}>
                    {width}
                  </option>
                ))}
            </select>
          </label>
        </div>
      )}
    </li>
  );
}
