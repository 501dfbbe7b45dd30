import { X } from "lucide-react";
import { judge, verdicts, worst } from "../../model/assets/judge.ts";
import { isUse, uses } from "../../model/assets/uses.ts";
import type { DeskFile, Files } from "./useFiles.ts";

const badges = { good: "badge-success", look: "badge-warning", bad: "badge-danger" } as const;

function Report({ file }: { file: DeskFile }) {
  if (!file.facts) return null;
  const findings = judge(file.facts, file.use);
  const level = worst(findings);
  return (
    <>
      <p className="desk-file-verdict">
        <span className={`badge ${badges[level]}`}>{verdicts[level]}</span> {file.facts.width} ×{" "}
        {file.facts.height}
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

/** The card goes with its button: the focus moves on to the next file, or to where files are chosen. */
function focusNext(button: Element) {
  const card = button.closest("li");
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  const place = next?.querySelector("button") ?? card?.closest("fieldset")?.querySelector("input");
  place?.focus();
}

/** One file with what was found out about it, and the two things only its owner knows. */
export function FileCard({ file, files }: { file: DeskFile; files: Files }) {
  const { id, use, url } = file;
  const logo = use === "logo";
  return (
    <li className="desk-file" data-state={file.state}>
      <div className="desk-file-head">
        <strong>{file.file.name}</strong>
        <button
          type="button"
          className="button-quiet button-icon"
          aria-label={`Remove ${file.file.name}`}
          onClick={({ currentTarget }) => {
            focusNext(currentTarget);
            files.remove(id);
          }}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {file.state === "looking" && <p aria-busy="true">Looking at it…</p>}
      {file.state === "refused" && <p className="alert alert-danger">{file.problem}</p>}
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
      {file.state === "taken" && !logo && (
        <div className="desk-file-fields">
          <label className="field">
            <span>
              What does it show?<span className="visually-hidden"> {file.file.name}</span>
            </span>
            <input
              value={file.alt}
              maxLength={200}
              placeholder="Becomes its text alternative"
              onChange={({ target }) => files.change(id, { alt: target.value })}
            />
          </label>
          <label className="field">
            <span>
              Where will it be used?<span className="visually-hidden"> {file.file.name}</span>
            </span>
            <select
              value={use}
              onChange={({ target }) =>
                isUse(target.value) && files.change(id, { use: target.value })
              }
            >
              {Object.entries(uses)
                .filter(([key]) => key !== "logo")
                .map(([key, { name }]) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
        </div>
      )}
    </li>
  );
}
