import { loadWords } from "@daylit/layouts/words/words.ts";
import { siteWords } from "@daylit/site-engine";
import { useEffect, useState } from "react";
import { useInterface, useInterfaceState, useNow, useSession } from "../../store/context.tsx";
import { showLanguage } from "../../store/show-language.ts";

/** In which language of the site the page is shown and written. */
export default function CanvasLanguage() {
  const session = useSession();
  const shown = useInterface();
  const language = useNow((now) => now.site.language);
  const translations = useNow((now) => now.site.translations) ?? [];
  const words = useNow((now) => now.site.words);
  const view = useInterfaceState((now) => now.view);
  // The table of words comes on demand; until it is there, names are tags.
  const [, setHere] = useState(false);
  useEffect(() => {
    loadWords(["de"]).then(setHere, () => {});
  }, []);
  const tags = [language, ...translations.map((each) => each.language)];
  const tag = view.language?.tag ?? language;
  const isGone = !tags.includes(tag);
  useEffect(() => {
    // Undo may have taken the language away.
    if (isGone) showLanguage(language, session, shown);
  }, [isGone, language, session, shown]);
  if (translations.length === 0) return null;
  return (
    <select
      className="compose-page-language"
      aria-label="Language of the page"
      title="Language of the page"
      value={isGone ? language : tag}
      onChange={({ target }) => showLanguage(target.value, session, shown)}
    >
      {tags.map((each) => (
        <option key={each} value={each} lang={each}>
          {siteWords({ language: each, words }).language}
        </option>
      ))}
    </select>
  );
}
