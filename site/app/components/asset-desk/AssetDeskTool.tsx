import { useEffect, useState } from "react";
import { checklist } from "../../model/assets/checklist.ts";
import {
  type Desk,
  emptyDesk,
  hexColour,
  keptDesk,
  type Question,
  questions,
} from "../../model/assets/desk.ts";
import { usableNames } from "../../model/assets/formats.ts";
import { emptyPlan, keptPlan } from "../../model/planner/plan.ts";
import { Link } from "../Link.tsx";
import { KeepNotice } from "../takeaway/KeepNotice.tsx";
import { useKept } from "../useKept.ts";
import { usePaused } from "../usePaused.ts";
import { DeskChecklist } from "./DeskChecklist.tsx";
import { DeskTake } from "./DeskTake.tsx";
import { DeskWords } from "./DeskWords.tsx";
import { DropField } from "./DropField.tsx";
import { FileCard } from "./FileCard.tsx";
import { PrintedDesk } from "./PrintedDesk.tsx";
import { useFiles } from "./useFiles.ts";

export default function AssetDeskTool() {
  const { value: desk, setValue, problem } = useKept(keptDesk, emptyDesk);
  const { value: plan } = useKept(keptPlan, emptyPlan);
  const files = useFiles();
  const [before] = useState(desk.files);
  const set = (changes: Partial<Desk>) => setValue((now) => ({ ...now, ...changes }));

  // Only names are remembered: the files themselves stay in memory and with their owner.
  const names = files.taken.map(({ name }) => name).join("\n");
  useEffect(() => {
    if (names) setValue((now) => ({ ...now, files: names.split("\n") }));
  }, [names, setValue]);

  const entries = checklist(desk, plan, files.taken);
  const takeaway = { desk, plan, files: files.taken, entries };
  const again = before.filter((name) => !files.files.some(({ file }) => file.name === name));
  const colour = hexColour(desk.colour);
  const settled = usePaused(desk.colour) === desk.colour;
  const badColour = settled && desk.colour.trim() !== "" && !colour;
  const laid = (logo: boolean) => files.files.filter(({ use }) => (use === "logo") === logo);

  return (
    <div className="desk">
      <div className="desk-work hide-print">
        <KeepNotice problem={problem} />
        <fieldset>
          <legend>Brief</legend>
          {(Object.keys(questions) as Question[]).map((question) => (
            <label key={question} className="field">
              {questions[question].label}
              <textarea
                rows={2}
                maxLength={1000}
                placeholder={questions[question].hint}
                value={desk.brief[question]}
                onChange={({ target }) =>
                  set({ brief: { ...desk.brief, [question]: target.value } })
                }
              />
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Colour palette</legend>
          <label className="field">
            Brand colour, as a hex value
            <input
              value={desk.colour}
              maxLength={32}
              placeholder="#e2551f"
              spellCheck={false}
              aria-invalid={badColour}
              aria-describedby="desk-colour-problem"
              onChange={({ target }) => set({ colour: target.value })}
            />
          </label>
          <p className="error" id="desk-colour-problem" role="status">
            {badColour && `“${desk.colour.trim()}” is not a hex value such as #e2551f.`}
          </p>
          <p className="hint">
            <Link
              to={`/guides/brand-color-structure${colour ? `?brand=${encodeURIComponent(colour)}` : ""}`}
            >
              {colour ? "See the colours that follow from it" : "Find it with the colour tool"}
            </Link>
          </p>
        </fieldset>
        <fieldset>
          <legend>Base write-up</legend>
          <DeskWords
            desk={desk}
            plan={plan}
            onText={(section, text) => set({ texts: { ...desk.texts, [section]: text } })}
          />
        </fieldset>
        <fieldset>
          <legend>Images</legend>
          <DropField
            label="Choose pictures, or drop them here"
            hint={`Checked in this browser, sent nowhere. ${usableNames.join(", ")}.`}
            multiple
            onFiles={(chosen) => files.add(chosen, "wide")}
          />
          <ul className="desk-files" aria-label="Pictures">
            {laid(false).map((file) => (
              <FileCard key={file.id} file={file} files={files} />
            ))}
          </ul>
        </fieldset>
        <fieldset>
          <legend>Logo</legend>
          <DropField
            label="Choose a logo, or drop it here"
            hint="SVG is best, a PNG without a background comes second."
            onFiles={(chosen) => files.add(chosen, "logo")}
          />
          <ul className="desk-files" aria-label="Logo">
            {laid(true).map((file) => (
              <FileCard key={file.id} file={file} files={files} />
            ))}
          </ul>
          {again.length > 0 && (
            <p className="hint">
              Last time you chose these files; choose them again if you need them:{" "}
              {again.join(", ")}.
            </p>
          )}
        </fieldset>
        <fieldset>
          <legend>House styles</legend>
          <label className="field">
            Fonts, how you write dates and prices, words you never use
            <textarea
              rows={2}
              maxLength={6000}
              value={desk.styles}
              onChange={({ target }) => set({ styles: target.value })}
            />
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={desk.noStyles}
              onChange={({ target }) => set({ noStyles: target.checked })}
            />
            We have none: choose with us
          </label>
        </fieldset>
        <p aria-live="polite" className="visually-hidden" data-testid="desk-said">
          {files.said}
        </p>
      </div>
      <aside className="desk-side" aria-label="What is missing">
        <DeskChecklist entries={entries} />
        <DeskTake {...takeaway} />
      </aside>
      <PrintedDesk {...takeaway} />
    </div>
  );
}
