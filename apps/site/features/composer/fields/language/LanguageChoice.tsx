import { loadWords } from "@daylit/layouts/words/words.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { withExamplePrices } from "@daylit/site-engine/edit/own-examples.ts";
import { useEffect, useId, useState } from "react";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { loadDraftsIn } from "../../store/legal-drafts.ts";
import { LanguageInput } from "./LanguageInput.tsx";

/** The language that the site is written in, for browsers, search engines and screen readers. */
export default function LanguageChoice() {
  const id = useId();
  const session = useSession();
  const { setChooser } = useInterface();
  const language = useNow((now) => now.site.language);
  const translations = useNow((now) => now.site.translations) ?? [];
  const [lacking, setLacking] = useState(false);
  useEffect(() => {
    import("./languages.ts").then(
      ({ hasOurLetters }) => setLacking(!hasOurLetters(language)),
      () => {},
    );
  }, [language]);

  /** Titles that are made of built-in words follow the language, so these have to be there first. */
  async function set(tag: string) {
    await Promise.all([loadWords([tag]), loadDraftsIn(tag)]).catch(() => {});
    session.change("language", (before) =>
      withExamplePrices(before, withValue(before, "language", tag)),
    );
  }

  return (
    <div className="field compose-field">
      <label htmlFor={id}>Language of the site</label>
      <LanguageInput
        id={id}
        value={language}
        describedBy={`${id}-about`}
        onChoose={(tag) => {
          set(tag);
        }}
      />
      <span className="hint" id={`${id}-about`}>
        Type a name: Deutsch, German or de. Arabic, Hebrew and others also make the page
        right-to-left.
        {lacking &&
          " Our typefaces don’t have the letters of this language: visitors see it in a typeface of their own system."}
      </span>
      <button type="button" className="compose-add" onClick={() => setChooser({ of: "languages" })}>
        {translations.length > 0 ? "Translate" : "Other languages and built-in words"}
      </button>
    </div>
  );
}
