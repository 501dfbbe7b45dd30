import { Download } from "lucide-react";
import type { Choice } from "../../model/colour/brand.ts";
import { type ExportName, exporters } from "../../model/colour/exports.ts";
import { declared } from "../../model/colour/palette-source.ts";
import { CopyText } from "../takeaway/CopyText.tsx";
import { saveFile, textFile } from "../takeaway/save-file.ts";

export function Exports({ choice }: { choice: Choice }) {
  return (
    <section className="exports" aria-labelledby="exports-title">
      <h3 id="exports-title">Take it with you</h3>
      <div className="accordion">
        {(Object.keys(exporters) as ExportName[]).map((kind) => {
          const { name, file, type, write } = exporters[kind];
          const text = write({ ...choice, declared });
          return (
            <details key={kind} name="exports" open={kind === "daylit"}>
              <summary>{name}</summary>
              <textarea
                readOnly
                rows={Math.min(14, text.split("\n").length)}
                wrap="off"
                spellCheck={false}
                aria-label={name}
                data-export={kind}
                value={text}
              />
              <div className="flex">
                <CopyText text={text} label={`Copy ${name}`} />
                <button type="button" onClick={() => saveFile(file, textFile(text, type))}>
                  <Download aria-hidden="true" /> Download {file}
                </button>
              </div>
            </details>
          );
        })}
      </div>
    </section>
  );
}
