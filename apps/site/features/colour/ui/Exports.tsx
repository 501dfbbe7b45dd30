import { Download } from "lucide-react";
import { useState } from "react";
import { CopyText } from "../../../workspace/export/CopyText.tsx";
import { saveFile, textFile } from "../../../workspace/export/save-file.ts";
import type { Choice } from "../model/brand.ts";
import { allColours } from "../model/export/all-colours.ts";
import { type ExportName, exporters } from "../model/export/exports.ts";
import { swatchExchange } from "../model/export/swatch-exchange.ts";
import { declared } from "../model/palette-source.ts";
import { pngOf } from "./png-sheet.ts";

export function Exports({ choice }: { choice: Choice }) {
  const [message, setMessage] = useState("");
  const palette = { ...choice, declared };
  return (
    <section className="exports" aria-labelledby="exports-title">
      <h3 id="exports-title">Download it</h3>
      <div className="accordion">
        {(Object.keys(exporters) as ExportName[]).map((kind) => {
          const { name, file, type, write } = exporters[kind];
          const text = write(palette);
          return (
            <details key={kind} name="exports" open={kind === "daylit"}>
              <summary>{name}</summary>
              <textarea
                className="hide-print"
                readOnly
                rows={Math.min(14, text.split("\n").length)}
                wrap="off"
                spellCheck={false}
                aria-label={name}
                data-export={kind}
                value={text}
              />
              {/* Paper does not scroll. */}
              <pre className="print-only export-text">{text}</pre>
              <div className="flex hide-print">
                <CopyText text={text} label={`Copy ${name}`} />
                <button type="button" onClick={() => saveFile(file, textFile(text, type))}>
                  <Download aria-hidden="true" /> Download {file}
                </button>
              </div>
            </details>
          );
        })}
      </div>
      <div className="flex hide-print">
        <button
          type="button"
          onClick={() => saveFile("brand.ase", new Blob([swatchExchange(allColours(palette))]))}
        >
          <Download aria-hidden="true" /> Adobe swatches (ASE)
        </button>
        <button
          type="button"
          onClick={() =>
            pngOf(exporters.svg.write(palette)).then(
              (sheet) => saveFile("brand.png", sheet),
              () => setMessage("This browser could not draw the sheet. Use the SVG instead."),
            )
          }
        >
          <Download aria-hidden="true" /> PNG sheet
        </button>
      </div>
      <p role="status" className="hint">
        {message}
      </p>
    </section>
  );
}
