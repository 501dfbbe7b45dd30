import { directionOf, type Translation, translatable, untranslated } from "@daylit/site-engine";
import { withTranslation } from "@daylit/site-engine/edit/translate.ts";
import { useId, useState } from "react";
import { useComposer, useNow } from "../../store/context.ts";

/** Every text of the site beside its translation. */
export function TranslationList({ language }: { language: string }) {
  const id = useId();
  const { session } = useComposer();
  const { site } = useNow();
  const translation = site.translations?.find((each) => each.language === language);
  const [onlyLeft, setOnlyLeft] = useState(false);
  // A row that is being filled in stays until the list is opened again.
  const [first] = useState(() =>
    translation ? new Set(untranslated(site, translation).map(({ text }) => text)) : undefined,
  );
  if (!translation) return <p>There are no pages in this language.</p>;
  const all = translatable(site);
  const left = untranslated(site, translation).length;
  const known = new Map(translation.texts.map((entry) => [entry.of, entry]));
  const rows = onlyLeft ? all.filter(({ text }) => first?.has(text)) : all;
  const write = (of: string, text: string) =>
    session.change(
      "translation",
      (before) => withTranslation(before, language, of, text),
      `translation ${of}`,
    );
  return (
    <>
      <p role="status">
        {left === 0 ? "Everything is translated." : `${left} of ${all.length} texts left.`}
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={onlyLeft}
          onChange={({ target }) => setOnlyLeft(target.checked)}
        />
        Only texts that are left
      </label>
      <ul className="compose-translations">
        {rows.map(({ text, label, page }, at) => (
          <Row
            key={text}
            id={`${id}-${at}`}
            {...{ text, language, entry: known.get(text), write }}
            label={page === undefined ? label : `${site.pages[page]?.label}: ${label}`}
            own={site.language}
          />
        ))}
      </ul>
    </>
  );
}

type RowProps = {
  id: string;
  text: string;
  label: string;
  own: string;
  language: string;
  entry: Translation["texts"][number] | undefined;
  write: (of: string, text: string) => void;
};

function Row({ id, text, label, own, language, entry, write }: RowProps) {
  const { session } = useComposer();
  return (
    <li>
      <label htmlFor={id}>
        <small>{label}</small>
        <span lang={own} dir={directionOf(own)}>
          {text}
        </span>
      </label>
      <div>
        <textarea
          id={id}
          lang={language}
          dir={directionOf(language)}
          rows={Math.min(6, Math.ceil(text.length / 45))}
          value={entry?.text ?? ""}
          aria-describedby={entry?.check ? `${id}-check` : undefined}
          onBlur={() => session.endMerge()}
          onChange={({ target }) => write(text, target.value)}
        />
        {entry?.check && (
          <p className="hint" id={`${id}-check`}>
            The original text was changed.{" "}
            <button type="button" className="link" onClick={() => write(text, entry.text)}>
              The translation still holds
            </button>
          </p>
        )}
      </div>
    </li>
  );
}
