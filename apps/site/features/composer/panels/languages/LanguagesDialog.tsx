import { knowsLanguage, loadWords } from "@daylit/layouts/words/words.ts";
import { type SiteDocument, siteWords, type Translation } from "@daylit/site-engine";
import { textsLeft, textsToTranslate } from "@daylit/site-engine/document/language/parts.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { withOurWords } from "@daylit/site-engine/edit/our-words.ts";
import { withLanguage, withoutLanguage, withPublic } from "@daylit/site-engine/edit/translate.ts";
import { useEffect, useId, useRef, useState } from "react";
import { LanguageInput } from "../../fields/language/LanguageInput.tsx";
import { startWordsOf } from "../../home/start-words.ts";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { loadDraftsIn } from "../../store/legal-drafts.ts";
import { showLanguage } from "../../store/show-language.ts";
import { Dialog } from "../dialogs/Dialog.tsx";
import { BuiltInWords } from "./BuiltInWords.tsx";

const states: Readonly<Record<string, Translation["public"]>> = {
  ...{ false: false, true: true, unfinished: "unfinished" },
};

/** As many as the list beside the page has. */
function translatedOf(site: SiteDocument, translation: Translation) {
  const all = textsToTranslate(site, translation.language).length;
  return t`${all - textsLeft(site, translation).size} of ${all} texts translated`;
}

/** The languages of the site, and the words that pages print on their own. */
export default function LanguagesDialog({ words }: { words?: string }) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const session = useSession();
  const shown = useInterface();
  const { setChooser, announce } = shown;
  const site = useNow((now) => now.site);
  const { translations = [] } = site;
  // The table of words comes on demand; until it is there, names are tags.
  const [, setHere] = useState(false);
  const [chosen, setChosen] = useState<{ tag: string; name: string }>();
  const tags = [site.language, ...translations.map((translation) => translation.language)];
  useEffect(() => {
    loadWords(["de"]).then(setHere, () => {});
  }, []);
  const nameOf = (tag: string) => siteWords({ ...site, language: tag }).language;
  const back = (
    <button type="button" onClick={() => setChooser({ of: "languages" })}>
      All languages
    </button>
  );

  /** A language without a table gets its own name as the first of its words. */
  async function add(tag: string, name: string) {
    await Promise.all([loadDraftsIn(tag), loadWords([tag])]).catch(() => {});
    const [from, to] = await Promise.all([session.site.language, tag].map(startWordsOf)).catch(
      () => [],
    );
    session.change(t`pages in ${name}`, (before) => {
      const added = withLanguage(before, tag);
      if (added === before) return before;
      const next = withOurWords(added, tag, from, to);
      return knowsLanguage(tag)
        ? next
        : withValue(next, "words", { ...next.words, [tag]: { language: name } });
    });
    if (!session.site.translations?.some((translation) => translation.language === tag))
      return announce(t`The site has pages in ${name} already.`);
    showLanguage(tag, session, shown, true);
  }

  if (words)
    return (
      <Dialog
        key={words}
        title={`Built-in words: ${nameOf(words)}`}
        onClose={() => setChooser(undefined)}
      >
        <BuiltInWords language={words} />
        <footer className="compose-acts">{back}</footer>
      </Dialog>
    );
  return (
    <Dialog key="all" title="Languages" onClose={() => setChooser(undefined)}>
      <ul className="compose-languages">
        {tags.map((tag, at) => {
          const translation = translations[at - 1];
          const left = translation ? textsLeft(site, translation).size : 0;
          const name = nameOf(tag);
          return (
            <li key={tag}>
              <strong lang={tag}>{name}</strong>{" "}
              <span className="hint">
                {translation ? translatedOf(site, translation) : "The language of the site"}
              </span>
              {translation && (
                <label className="field">
                  <span className="visually-hidden">Who sees {name}</span>
                  <select
                    value={String(translation.public)}
                    onChange={({ target: { value } }) => {
                      session.change(t`public pages in ${name}`, (before) =>
                        withPublic(before, tag, states[value]),
                      );
                      announce(
                        value === "false" ? t`${name} isn’t public.` : t`${name} is public.`,
                      );
                    }}
                  >
                    <option value="false">Not public</option>
                    <option value="true">Public</option>
                    <option value="unfinished">Public though unfinished: pages say so</option>
                  </select>
                  {left > 0 && translation.public && (
                    <small>
                      {left === 1
                        ? `Visitors see one text in ${nameOf(site.language)}, or a draft.`
                        : `Visitors see ${left} texts in ${nameOf(site.language)}, or as drafts.`}
                    </small>
                  )}
                  {left === 0 && !translation.public && <small>Finished: make it public.</small>}
                </label>
              )}
              <div className="compose-acts">
                {translation && (
                  <button
                    type="button"
                    aria-label={`Translate: ${name}`}
                    onClick={() => showLanguage(tag, session, shown, true)}
                  >
                    Translate
                  </button>
                )}
                <button
                  type="button"
                  aria-label={`Built-in words: ${name}`}
                  onClick={() => setChooser({ of: "languages", words: tag })}
                >
                  Built-in words
                </button>
                {translation && (
                  <button
                    type="button"
                    aria-label={`Remove: ${name}`}
                    onClick={() => {
                      session.change(t`removal of pages in ${name}`, (before) =>
                        withoutLanguage(before, tag),
                      );
                      announce(t`Pages in ${name} removed. Undo brings them back.`);
                      field.current?.querySelector("input")?.focus();
                    }}
                  >
                    Remove
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {site.posts && (
        <p className="alert">
          A post that you don’t translate stays in {nameOf(site.language)}; pages in other languages
          list it and link to it there. Hours set by day are written in each language.
        </p>
      )}
      <div className="field compose-field" ref={field}>
        <label htmlFor={id}>Add a language</label>
        <LanguageInput
          id={id}
          value={chosen?.tag ?? ""}
          describedBy={`${id}-about`}
          onChoose={(tag, { name }) => setChosen({ tag, name })}
          onUnknown={() => setChosen(undefined)}
        />
        <span className="hint" id={`${id}-about`}>
          Every page gets a twin with the same design, in a folder of its own, and the menu gets a
          link to it. You translate the texts on the page itself, or in a list beside it. Visitors
          see the language once you make it public.
        </span>
        {chosen && (
          <button
            type="button"
            className="button-primary"
            onClick={() => add(chosen.tag, chosen.name)}
          >
            Create pages in {chosen.name}
          </button>
        )}
      </div>
    </Dialog>
  );
}
