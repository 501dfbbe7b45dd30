import { english, type WordName } from "@daylit/layouts/words/english.ts";
import { wordsOf } from "@daylit/layouts/words/words.ts";
import { directionOf, type SiteDocument } from "@daylit/site-engine";
import { useId } from "react";
import { interfaceLanguage } from "../../messages/languages.ts";
import { t } from "../../messages/t.ts";
import { useNow, useSession } from "../../store/context.tsx";

const names = Object.keys(english) as WordName[];

/** The site with an owner's word for a language; an empty one brings back ours. */
function withWord(
  site: SiteDocument,
  language: string,
  name: WordName,
  text: string,
): SiteDocument {
  const { [language]: own = {}, ...others } = site.words ?? {};
  const { [name]: _, ...rest } = own;
  const written = text.trim() === "" ? rest : { ...rest, [name]: text };
  const words = Object.keys(written).length > 0 ? { ...others, [language]: written } : others;
  const { words: __, ...plain } = site;
  return Object.keys(words).length > 0 ? { ...site, words } : (plain as SiteDocument);
}

/** Words that pages print on their own; those that we don’t have in a language are the owner’s to write. */
export function BuiltInWords({ language }: { language: string }) {
  const id = useId();
  const session = useSession();
  const site = useNow((now) => now.site);
  const ours = wordsOf(language);
  const spoken = wordsOf(interfaceLanguage());
  const own = site.words?.[language] ?? {};
  return (
    <>
      <p className="hint">
        Menus, forms and the error page use these words. An empty field has our word, which is shown
        in grey.
      </p>
      <ul className="compose-translations">
        {names.map((name) => (
          <li key={name}>
            <label htmlFor={`${id}-${name}`}>
              {name === "language" ? "Name of the language" : spoken[name]}
            </label>
            <input
              id={`${id}-${name}`}
              lang={language}
              dir={directionOf(language)}
              placeholder={ours[name]}
              value={own[name] ?? ""}
              onBlur={() => session.endMerge()}
              onChange={({ target }) =>
                session.change(
                  t`built-in word`,
                  (before) => withWord(before, language, name, target.value),
                  { mergeKey: `word ${language} ${name}` },
                )
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
