import { useEffect, useId, useState } from "react";
import { withValue } from "../store/changes/object-path.ts";
import { useComposer, useNow } from "../store/context.ts";
import type { Language } from "./languages.ts";

/** The language that the site is written in, for browsers, search engines and screen readers. */
export function LanguageField() {
  const id = useId();
  const { session } = useComposer();
  const { language } = useNow().site;
  const [lists, setLists] = useState<Language[][]>([]);
  useEffect(() => {
    let left = false;
    import("./languages.ts").then(
      ({ languages }) => languages((...found) => left || setLists(found)),
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  const known = lists.flat().some(({ tag }) => tag === language);
  return (
    <div className="field compose-field">
      <label htmlFor={id}>Language of the site</label>
      <select
        id={id}
        data-field="language"
        value={language}
        onChange={({ target }) =>
          session.change("language", (before) => withValue(before, "language", target.value))
        }
      >
        {!known && <option>{language}</option>}
        {lists.flat().map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <span className="hint">Arabic, Hebrew and others also make the page right-to-left.</span>
    </div>
  );
}
