import { limits } from "@daylit/site-engine";
import { withTranslated } from "@daylit/site-engine/assistant/translation-answer.ts";
import { folderOf } from "@daylit/site-engine/export/folder-name.ts";
import { fileFault } from "@daylit/site-engine/translator/file-fault.ts";
import { readBack } from "@daylit/site-engine/translator/read-back.ts";
import { readXliff } from "@daylit/site-engine/translator/read-xliff.ts";
import { readSpreadsheet, spreadsheetOf } from "@daylit/site-engine/translator/spreadsheet.ts";
import { xliffOf } from "@daylit/site-engine/translator/xliff.ts";
import { useId, useState } from "react";
import { saveFile } from "../../../../workspace/export/save-file.ts";
import { languageName } from "../../messages/languages.ts";
import { say, t } from "../../messages/t.ts";
import { useInterface, useInterfaceState, useNow, useSession } from "../../store/context.tsx";
import { Review } from "../assistant/Review.tsx";
import "../assistant/assistant-styles.ts";
import { Dialog } from "../dialogs/Dialog.tsx";
import { decoded, isWorkbook } from "./file-text.ts";
import { translationGroups } from "./translation-groups.ts";

/** The language that a file says it is for, if it isn't this one. */
function otherLanguageOf(text: string, language: string): string | undefined {
  const [, ofXliff, ofSheet] =
    /\b(?:trgLang|target-language)=["']([a-z]{2,3}(?:-\w+)*)["']|^.*\(([a-z]{2,3}(?:-\w+)*)\)"?[;,\t]*\r?$/im.exec(
      text,
    ) ?? [];
  const found = ofXliff ?? ofSheet;
  return found && found.slice(0, 2) !== language.slice(0, 2) ? found : undefined;
}

/** Where programs write 1,5 with a comma, they put semicolons between cells. */
const separator = () =>
  new Intl.NumberFormat(navigator.language).format(1.5).includes(",") ? ";" : ",";

/** The texts of a language as a file for a translator, and the file that comes back. */
export default function TranslatorDialog({ language }: { language: string }) {
  const id = useId();
  const session = useSession();
  const { setChooser, announce } = useInterface();
  const site = useNow((now) => now.site);
  const name = useInterfaceState((now) => now.view.language?.name) ?? language;
  const [found, setFound] = useState<ReturnType<typeof readBack>>();
  const [other, setOther] = useState<string>();
  const [problem, setProblem] = useState("");
  const close = () => setChooser(undefined);
  const file = `${folderOf(site)}-${language.toLowerCase()}`;

  const faults = {
    empty: t`This file is empty. Ask for it again, or choose another one.`,
    cut: t`This file isn’t whole: its end is missing, or something in it is broken. Ask for it again, or save it once more.`,
    doctype: t`This file has a document type (DOCTYPE), which we don’t read for safety. Have it saved as plain XLIFF, or as CSV.`,
  };
  const unreadable = t`This file can’t be read. Choose the XLIFF file or the spreadsheet that came back, saved as .xlf or .csv.`;

  async function read(given: File) {
    if (given.size > 2 * limits.characters)
      return setProblem(t`This file is too large to be a translation of your site.`);
    const bytes = new Uint8Array(await given.arrayBuffer());
    if (isWorkbook(bytes))
      return setProblem(
        t`This file can’t be read as it is. In your spreadsheet program, save it as CSV and choose that file.`,
      );
    const text = decoded(bytes, language);
    const fault = fileFault(text);
    if (fault) return setProblem(faults[fault]);
    const returned = /^\s*</.test(text.replace("\ufeff", ""))
      ? readXliff(text)
      : readSpreadsheet(text);
    const next = readBack(session.site, language, returned);
    setOther(otherLanguageOf(text, language));
    const isOurs = returned.length > 0;
    setProblem(
      !isOurs
        ? unreadable
        : next.texts.length + next.leftOut.length === 0
          ? t`Nothing in this file is new.`
          : "",
    );
    if (isOurs && next.texts.length + next.leftOut.length > 0) setFound(next);
  }

  function take(keys: ReadonlySet<string>) {
    const chosen = found?.texts.filter(({ page }) => keys.has(String(page))) ?? [];
    session.endMerge();
    session.change(t`translation into ${name}`, (before) =>
      withTranslated(before, language, chosen, "translator"),
    );
    announce(t`${chosen.length} translations taken. Undo brings the old ones back.`, true);
    close();
  }

  return (
    <Dialog title={`To a translator and back: ${name}`} question={!found} onClose={close}>
      {found ? (
        <Review
          groups={translationGroups(site, found.texts)}
          leftOut={found.leftOut}
          language={language}
          beforeLanguage={site.language}
          warnings={[
            ...(other
              ? [
                  t`This file says it is for ${languageName(other)}, not for ${languageName(language)}.`,
                ]
              : []),
            ...(found.newSince > 0
              ? [t`Texts of your site that are not in this file: ${found.newSince}`]
              : []),
          ]}
          onTake={take}
          onBack={() => setFound(undefined)}
        />
      ) : (
        <div className="compose-assistant">
          <p>
            The file has every text of your site with the translations so far. Programs for
            translators read XLIFF; the spreadsheet opens in any other.
          </p>
          <div className="compose-acts">
            <button
              type="button"
              onClick={() => {
                const type = "application/xliff+xml";
                saveFile(`${file}.xlf`, new Blob([xliffOf(site, language, say)], { type }));
              }}
            >
              Download XLIFF 2
            </button>
            <button
              type="button"
              onClick={() => {
                const sheet = spreadsheetOf(site, language, separator(), say);
                saveFile(`${file}.csv`, new Blob([sheet], { type: "text/csv" }));
              }}
            >
              Download spreadsheet (CSV)
            </button>
          </div>
          <div className="field compose-field">
            <label htmlFor={id}>The file that came back</label>
            <input
              id={id}
              type="file"
              accept=".xlf,.xliff,.xml,.csv,.tsv,.txt,.xlsx,.xls,.ods"
              onChange={({ target }) => {
                const [given] = target.files ?? [];
                if (given) read(given).catch(() => setProblem(unreadable));
                // The same file can be chosen again.
                target.value = "";
              }}
            />
            <span className="hint">You see what it changes before anything is taken.</span>
          </div>
          {problem && (
            <p className="alert alert-danger" role="alert">
              {problem}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
