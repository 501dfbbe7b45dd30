import { SaveNotice } from "../../../workspace/export/SaveNotice.tsx";
import { UndoButton } from "../../../workspace/export/UndoButton.tsx";
import { type Desk, type Question, questions } from "../../../workspace/store/record/desk.ts";
import { usableNames } from "../../../workspace/store/record/formats.ts";
import { deskOf, planOf } from "../../../workspace/store/record/parts.ts";
import { useOpenWorkspace } from "../../../workspace/store/useOpenWorkspace.ts";
import { SiteLine } from "../../../workspace/ui/SiteLine.tsx";
import { checklist } from "../model/checklist.ts";
import { ColourField } from "./ColourField.tsx";
import { DeskChecklist } from "./DeskChecklist.tsx";
import { DeskExport } from "./DeskExport.tsx";
import { DeskWords } from "./DeskWords.tsx";
import { DropField } from "./files/DropField.tsx";
import { FileCard } from "./files/FileCard.tsx";
import { useFiles } from "./files/useFiles.ts";
import { WaitingCard } from "./files/WaitingCard.tsx";
import { PlannedPhotos } from "./PlannedPhotos.tsx";
import { PrintedDesk } from "./PrintedDesk.tsx";

export default function AssetDeskTool() {
  const { current, history, record, saveStatus, last } = useOpenWorkspace("desk");
  const files = useFiles();
  const desk = deskOf(record);
  const plan = planOf(record);

  /** `field` tells one text field from another: its letters are one step. */
  const set = (changes: Partial<Desk>, label: string, field?: string) =>
    history.take("desk", label, (now) => ({ ...now, words: { ...deskOf(now), ...changes } }), {
      typed: field,
    });

  const undo = () => {
    const step = history.undo("desk");
    if (step) files.setMessage(`Undone: ${step.label}.`);
  };

  const entries = checklist(desk, plan, files.taken);
  const takeaway = {
    desk,
    plan,
    files: files.taken,
    entries,
    layout: record.layout,
    favourites: record.favourites,
  };
  const cards = (logo: boolean) => (
    <>
      {files.taken
        .filter(({ use }) => (use === "logo") === logo)
        .map((file) => (
          <FileCard key={file.id} file={file} files={files} plan={plan} />
        ))}
      {files.waiting
        .filter(({ use }) => (use === "logo") === logo)
        .map((file) => (
          <WaitingCard key={`waiting-${file.key}`} file={file} files={files} />
        ))}
    </>
  );

  return (
    <div className="desk">
      <div className="desk-work hide-print">
        <SiteLine record={record} />
        <SaveNotice saveStatus={saveStatus} unreadable={current.unreadable} />
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
                  set(
                    { brief: { ...desk.brief, [question]: target.value } },
                    "an answer",
                    `answer ${question}`,
                  )
                }
              />
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Colour palette</legend>
          <ColourField
            brand={record.brand}
            onBrand={(brand) => history.take("desk", "brand colour", (now) => ({ ...now, brand }))}
          />
        </fieldset>
        <fieldset>
          <legend>Base write-up</legend>
          <DeskWords
            desk={desk}
            plan={plan}
            onText={(section, text) =>
              set({ texts: { ...desk.texts, [section]: text } }, "words", `text ${section}`)
            }
          />
        </fieldset>
        <fieldset>
          <legend>Images</legend>
          <DropField
            label="Choose pictures, or drop them here"
            hint={`Checked in this browser, never uploaded. ${usableNames.join(", ")}.`}
            multiple
            onFiles={(chosen) => files.add(chosen, "wide")}
          />
          <ul className="desk-files" aria-label="Pictures">
            {cards(false)}
          </ul>
          <PlannedPhotos plan={plan} />
        </fieldset>
        <fieldset>
          <legend>Logo</legend>
          <DropField
            label="Choose a logo, or drop it here"
            hint="SVG is best, a PNG without a background comes second."
            onFiles={(chosen) => files.add(chosen, "logo")}
          />
          <ul className="desk-files" aria-label="Logo">
            {cards(true)}
          </ul>
        </fieldset>
        <fieldset>
          <legend>House styles</legend>
          <label className="field">
            Fonts, how you write dates and prices, words you never use
            <textarea
              rows={2}
              maxLength={6000}
              value={desk.styles}
              onChange={({ target }) => set({ styles: target.value }, "house styles", "styles")}
            />
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={desk.noStyles}
              onChange={({ target }) => set({ noStyles: target.checked }, "house styles")}
            />
            We have none: help us choose
          </label>
        </fieldset>
        <div className="flex">
          <UndoButton last={last} onUndo={undo} />
          <p className="hint">Everything here is saved in this browser, including your files.</p>
        </div>
        <p aria-live="polite" className="visually-hidden" data-testid="desk-said">
          {files.message}
        </p>
      </div>
      <aside className="desk-side" aria-label="Still missing">
        <DeskChecklist entries={entries} />
        <DeskExport {...takeaway} />
      </aside>
      <PrintedDesk {...takeaway} />
    </div>
  );
}
