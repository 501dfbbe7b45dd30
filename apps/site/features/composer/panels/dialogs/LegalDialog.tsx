import {
  hasLegalWords,
  withEmptyLegalPages,
  withLegalPages,
} from "@daylit/site-engine/edit/legal.ts";
import { languageName } from "../../messages/languages.ts";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { addLegalPages } from "../sections/add-legal-pages.ts";
import { Dialog } from "./Dialog.tsx";

/** Asked where our legal draft is in another language than the site, or written for another law. */
export default function LegalDialog() {
  const session = useSession();
  const { announce, setChooser } = useInterface();
  const language = useNow((now) => now.site.language);
  const name = languageName(language);
  const drafted = hasLegalWords(language);
  const add = (update: typeof withLegalPages, words?: string) => {
    setChooser(undefined);
    addLegalPages({ session, announce }, update, words);
  };
  return (
    <Dialog title="Legal notice and privacy" question onClose={() => setChooser(undefined)}>
      <p>
        {drafted
          ? `Our draft follows the law of the EU and the UK. For ${name} we leave out their articles, and we can’t say which law applies to you. Ask a lawyer.`
          : `We have no draft for ${name}. Write your own or ask a lawyer.`}
      </p>
      <div className="flex">
        {drafted && (
          <button type="button" className="button-primary" onClick={() => add(withLegalPages)}>
            Add the draft
          </button>
        )}
        <button
          type="button"
          className={drafted ? undefined : "button-primary"}
          onClick={() => add(withEmptyLegalPages, t`Two empty pages added. Write your texts.`)}
        >
          Add empty pages
        </button>
        {!drafted && (
          <button type="button" onClick={() => add(withLegalPages)}>
            Add our English draft
          </button>
        )}
      </div>
    </Dialog>
  );
}
