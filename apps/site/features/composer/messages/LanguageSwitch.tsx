import { useId } from "react";
import { chooseLanguage, interfaceLanguage, type Language, languages } from "./languages.ts";

/** The language of the composer, not of the site. */
export default function LanguageSwitch() {
  const id = useId();
  const language = interfaceLanguage();
  return (
    <p className="compose-language">
      <label htmlFor={id}>Language of the composer</label>
      <select
        id={id}
        value={language}
        onChange={({ target }) => chooseLanguage(target.value as Language)}
      >
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      {language !== "en" && (
        <small className="hint">Translated by us, not yet read by native speakers.</small>
      )}
    </p>
  );
}
