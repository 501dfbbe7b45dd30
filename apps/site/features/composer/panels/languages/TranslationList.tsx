import { runsOf, withWords, wordsOf } from "@daylit/layouts/schema/marks.ts";
import {
  directionOf,
  type Translatable,
  type Translation,
  translatable,
  untranslated,
} from "@daylit/site-engine";
import {
  undescribed,
  untranslatedPictures,
} from "@daylit/site-engine/document/pictures/library-descriptions.ts";
import { withTranslation } from "@daylit/site-engine/edit/translate.ts";
import { useId, useState } from "react";
import { AreaMarks } from "../../fields/controls/AreaMarks.tsx";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";

/** Every text of the site beside its translation. */
export function TranslationList({ language }: { language: string }) {
  const id = useId();
  const session = useSession();
  const { setChooser } = useInterface();
  const site = useNow((now) => now.site);
  const translation = site.translations?.find((each) => each.language === language);
  const [onlyLeft, setOnlyLeft] = useState(false);
  // A row that is being filled in stays until the list is opened again.
  const [first] = useState(() =>
    translation
      ? new Set(
          [...untranslated(site, translation), ...untranslatedPictures(site, translation)].map(
            ({ text }) => text,
          ),
        )
      : undefined,
  );
  if (!translation) return <p>There are no pages in this language.</p>;
  const pictures = undescribed(site, language)
    .filter(({ text }, at, list) => text && list.findIndex((each) => each.text === text) === at)
    .map(({ path, page, text }) => ({ path, page, text, label: t`Picture description` }));
  const all: Translatable[] = [...translatable(site), ...pictures];
  const left =
    untranslated(site, translation).length + untranslatedPictures(site, translation).length;
  const known = new Map(translation.texts.map((entry) => [entry.of, entry]));
  const rows = onlyLeft ? all.filter(({ text }) => first?.has(text)) : all;
  const write = (of: string, text: string) =>
    session.change("translation", (before) => withTranslation(before, language, of, text), {
      mergeKey: `translation ${of}`,
    });
  return (
    <>
      <p role="status">
        {left === 0 ? "Everything is translated." : `${left} of ${all.length} texts left.`}
      </p>
      {!translation.public && (
        <p className="hint">
          Visitors don’t see this language yet. You make it public under “All languages”.
        </p>
      )}
      {left > 0 && (
        <button type="button" onClick={() => setChooser({ of: "assistant", language })}>
          Translate with your assistant
        </button>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={onlyLeft}
          onChange={({ target }) => setOnlyLeft(target.checked)}
        />
        Only texts that are left
      </label>
      <ul className="compose-translations">
        {rows.map(({ text, label, page, marks, marked }, at) => (
          <Row
            key={text}
            id={`${id}-${at}`}
            {...{ text, language, entry: known.get(text), write, marks, marked }}
            label={page === undefined ? label : `${site.pages[page]?.label}: ${label}`}
            own={site.language}
          />
        ))}
      </ul>
    </>
  );
}

/** "In the original: bold “bread”, link “our shop”." */
const marksIn = (marked: string) => {
  const named = runsOf(marked)
    .filter(({ strong, href }) => strong || href)
    .map(({ text, strong, href }) =>
      [strong && "bold", href && "link"].filter(Boolean).join(" ").concat(` “${text}”`),
    );
  return t`In the original: ${named.join(", ")}. Words that stay the same keep it; select others and use the buttons.`;
};

type RowProps = {
  id: string;
  text: string;
  label: string;
  own: string;
  language: string;
  entry: Translation["texts"][number] | undefined;
  write: (of: string, text: string) => void;
  marks?: true;
  marked?: string;
};

/** A row of two texts. Bold words and links are given to the translation as to any text. */
function Row({ id, text, label, own, language, entry, write, marks, marked }: RowProps) {
  const session = useSession();
  const translation = entry?.text ?? "";
  const about = [...(entry?.check ? [`${id}-check`] : []), ...(marked ? [`${id}-marks`] : [])];
  const area = (
    <textarea
      id={id}
      lang={language}
      dir={directionOf(language)}
      rows={Math.min(6, Math.ceil(text.length / 45))}
      value={wordsOf(translation)}
      aria-describedby={about.join(" ") || undefined}
      onBlur={() => session.endMerge()}
      onChange={({ target }) => write(text, withWords(translation, target.value))}
    />
  );
  return (
    <li>
      <label htmlFor={id}>
        <small>{label}</small>
        <span lang={own} dir={directionOf(own)}>
          {text}
        </span>
      </label>
      <div>
        {marks ? (
          <AreaMarks text={translation} onText={(next) => write(text, next)}>
            {area}
          </AreaMarks>
        ) : (
          area
        )}
        {marked && (
          <p className="hint" id={`${id}-marks`}>
            {marksIn(marked)}
          </p>
        )}
        {entry?.check && (
          <p className="hint" id={`${id}-check`}>
            The original text was changed.{" "}
            <button
              type="button"
              className="link"
              onClick={({ currentTarget }) => {
                // The question goes with its answer.
                currentTarget.closest("li")?.querySelector("textarea")?.focus();
                write(text, entry.text);
              }}
            >
              The translation still holds
            </button>
          </p>
        )}
      </div>
    </li>
  );
}
