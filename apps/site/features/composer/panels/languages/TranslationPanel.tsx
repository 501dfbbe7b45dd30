import { runsOf, withWords, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { directionOf, type TranslatedText } from "@daylit/site-engine";
import { leftTexts, translatableParts } from "@daylit/site-engine/document/language/parts.ts";
import { pagesAt } from "@daylit/site-engine/document/language/translated-paths.ts";
import { bySource, languageFolder } from "@daylit/site-engine/document/language/translations.ts";
import { blockPathOf } from "@daylit/site-engine/document/object-path.ts";
import { withPathIn } from "@daylit/site-engine/edit/changes/pages.ts";
import { withDraftsRead, withTranslation } from "@daylit/site-engine/edit/translate.ts";
import { useEffect, useId, useRef, useState } from "react";
import type { SiteInLanguage } from "../../canvas/text/site-in-language.ts";
import { AreaMarks } from "../../fields/controls/AreaMarks.tsx";
import { say, t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";

const countOf = (left: number) =>
  left === 0 ? t`finished` : left === 1 ? t`1 text left` : t`${left} texts left`;

/** The texts of a page in reading order, each with its translation, beside the page in that language. */
export function TranslationPanel({ language: { tag, name } }: { language: SiteInLanguage }) {
  const id = useId();
  const session = useSession();
  const { setChooser, page: canvas } = useInterface();
  const site = useNow((now) => now.site);
  const at = useNow((now) => now.selection.page);
  const path = useNow((now) => now.selection.path);
  const list = useRef<HTMLDivElement>(null);
  // A row that is being filled in stays until all are shown again.
  const [only, setOnly] = useState<ReadonlySet<string>>();
  useEffect(() => {
    const row = path && list.current?.querySelector(`[data-field="${CSS.escape(path)}"]`);
    // What is written on the page is followed, what is written here stays where it is.
    if (row && !list.current?.contains(document.activeElement))
      row.closest("li")?.scrollIntoView({ block: "nearest" });
  }, [path]);
  const translation = site.translations?.find(({ language }) => language === tag);
  if (!translation) return null;

  const known = bySource(translation);
  const left = leftTexts(site, translation);
  const pages = translatableParts(site, tag);
  const leftOn = (page: number) =>
    pages[page]?.flatMap(({ texts }) => texts).filter(({ text }) => left.has(text)).length ?? 0;
  const write = (label: string, of: string, text: string) =>
    session.change(t`${label} in ${name}`, (before) => withTranslation(before, tag, of, text), {
      mergeKey: `translation ${of}`,
    });
  const address = `/${languageFolder(tag)}${pagesAt(site.pages, tag)[at]?.path.slice(1)}`;
  const drafts = new Set(
    translation.texts.filter(({ check }) => check === "draft").map(({ of }) => of),
  );
  const read = (texts: readonly { text: string }[]) => {
    session.endMerge();
    session.change(t`drafts read in ${name}`, (before) =>
      withDraftsRead(before, tag, new Set(texts.map(({ text }) => text))),
    );
  };
  const show = (place: string) => {
    const block = blockPathOf(place);
    session.select({ page: at, ...(block ? { block } : {}), path: place });
    canvas.current?.scrollTo(place);
  };

  return (
    <>
      <h3 className="heading-4" lang={tag}>
        {name}
      </h3>
      <p role="status">
        {left.size === 0 ? "Everything is translated." : `${countOf(left.size)} on the whole site.`}
      </p>
      <p className="hint">
        Write here, or click any text on the page. Names, addresses and prices are taken as they are
        until you change them.
      </p>
      <div className="compose-acts compose-translate">
        <button type="button" onClick={() => setChooser({ of: "assistant", language: tag })}>
          Translate with your assistant
        </button>
        <button type="button" onClick={() => setChooser({ of: "translator", language: tag })}>
          To a translator
        </button>
        <button type="button" onClick={() => setChooser({ of: "languages" })}>
          All languages
        </button>
      </div>
      <div className="field compose-field">
        <label htmlFor={id}>Page</label>
        <select
          id={id}
          value={at}
          onChange={({ target }) => session.select({ page: Number(target.value) })}
        >
          {site.pages.map((page, index) => (
            <option key={page.path} value={index}>
              {wordsOf(page.label) || page.path}: {countOf(leftOn(index))}
            </option>
          ))}
        </select>
      </div>
      {at > 0 && (
        <div className="field compose-field">
          <label htmlFor={`${id}-address`}>Address of this page</label>
          <input
            key={address}
            id={`${id}-address`}
            defaultValue={address}
            dir="ltr"
            onBlur={({ target }) => {
              const wanted = target.value.trim();
              if (wanted && wanted !== address)
                session.change(t`address of a page in ${name}`, (before) =>
                  withPathIn(before, at, tag, wanted.split("/").at(-1) ?? ""),
                );
              target.value = address;
            }}
          />
          <span className="hint">
            It follows the name in the menu until the site is online; later the old address leads to
            the new one.
          </span>
        </div>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={only !== undefined}
          onChange={({ target }) => setOnly(target.checked ? new Set(left.keys()) : undefined)}
        />
        Only texts that are left
      </label>
      <div ref={list}>
        {pages[at]?.map(({ key, label, texts }) => {
          const rows = texts.filter(({ text }) => !only || only.has(text));
          return (
            rows.length > 0 && (
              <section key={key} aria-label={say(label)}>
                <h4 className="heading-6">{say(label)}</h4>
                {texts.some(({ text }) => drafts.has(text)) && (
                  <button
                    type="button"
                    aria-label={`All read: ${say(label)}`}
                    onClick={({ currentTarget }) => {
                      // The button goes with the last draft.
                      currentTarget.parentElement?.querySelector("textarea")?.focus();
                      read(texts);
                    }}
                  >
                    All read
                  </button>
                )}
                <ul className="compose-translations">
                  {rows.map((row) => (
                    <Row
                      key={row.text}
                      {...row}
                      own={site.language}
                      language={tag}
                      entry={known.get(row.text)}
                      isTaken={!left.has(row.text)}
                      hasBlank={left.get(row.text) === "blank"}
                      onShow={() => show(row.path)}
                      onRead={() => read([row])}
                      onText={(text) => write(say(row.label), row.text, text)}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </>
  );
}

/** "In the original: bold “bread”, link “our shop”." */
const marksIn = (marked: string) => {
  const named = runsOf(marked)
    .filter(({ strong, href }) => strong || href)
    .map(({ text, strong, href }) =>
      [strong && t`bold`, href && t`link`].filter(Boolean).join(" ").concat(` “${text}”`),
    );
  return t`In the original: ${named.join(", ")}. Words that stay the same keep it; select others and use the buttons.`;
};

type RowProps = {
  path: string;
  text: string;
  label: string;
  own: string;
  language: string;
  entry: TranslatedText | undefined;
  /** Without a translation it stays as it is. */
  isTaken: boolean;
  /** A detail of a legal text is to be filled in. */
  hasBlank: boolean;
  onShow: () => void;
  onText: (text: string) => void;
  onRead: () => void;
  marks?: true;
  marked?: string;
};

/** A row of two texts. Bold words and links are given to the translation as to any text. */
function Row(props: RowProps) {
  const {
    path,
    text,
    label,
    own,
    language,
    entry,
    isTaken,
    hasBlank,
    onShow,
    onText,
    onRead,
    marks,
    marked,
  } = props;
  const id = useId();
  const session = useSession();
  const translation = entry?.text ?? "";
  const about = [
    ...(entry?.check || hasBlank ? [`${id}-check`] : []),
    ...(marked ? [`${id}-marks`] : []),
  ];
  const area = (
    <textarea
      id={id}
      data-field={path}
      lang={language}
      dir={directionOf(language)}
      rows={Math.min(6, Math.ceil(text.length / 32))}
      value={wordsOf(translation)}
      placeholder={isTaken ? text : undefined}
      aria-describedby={about.join(" ") || undefined}
      onFocus={onShow}
      onBlur={() => session.endMerge()}
      onChange={({ target }) => onText(withWords(translation, target.value))}
    />
  );
  return (
    <li>
      <label htmlFor={id}>
        <small>
          {say(label)}
          {entry?.check === "draft" && <span className="compose-ours"> Draft</span>}
        </small>
        <span lang={own} dir={directionOf(own)}>
          {text}
        </span>
      </label>
      <div>
        {marks ? (
          <AreaMarks text={translation} onText={onText}>
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
        {hasBlank && (
          <p className="hint" id={`${id}-check`}>
            Fill in the details in square brackets.
          </p>
        )}
        {entry?.check && (
          <p className="hint" id={`${id}-check`}>
            {entry.check === "draft" ? "Not read yet." : "The original text was changed."}{" "}
            <button
              type="button"
              className="link"
              onClick={({ currentTarget }) => {
                // The question goes with its answer.
                currentTarget.closest("li")?.querySelector("textarea")?.focus();
                if (entry.check === "draft") onRead();
                else onText(entry.text);
              }}
            >
              {entry.check === "draft" ? "It is right" : "The translation still holds"}
            </button>
          </p>
        )}
      </div>
    </li>
  );
}
