import { loadWords } from "@daylit/layouts/words/words.ts";
import { directionOf, siteWords, type Translation } from "@daylit/site-engine";
import { isStale } from "@daylit/site-engine/document/language/translations.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { withTranslation } from "@daylit/site-engine/edit/translate.ts";
import { useEffect, useId, useState } from "react";
import { t } from "../../messages/t.ts";
import { SetAside } from "../../panels/check/SetAside.tsx";
import { useNow, useSession } from "../../store/context.tsx";
import { today } from "../../store/today.ts";
import { Counter } from "../controls/Counter.tsx";
import { DayInput } from "./DayInput.tsx";

/** A line above the home page, for a day or some. */
export default function NoticeField() {
  const id = useId();
  const session = useSession();
  const notice = useNow((now) => now.site.notice);
  const translations = useNow((now) => now.site.translations) ?? [];
  const { text = "", until = "" } = notice ?? {};
  const change = (next: { text?: string; until?: string }) => {
    const now = { text, until, ...next };
    const empty = now.text === "" && now.until === "";
    session.change(
      "notice",
      (site) =>
        withValue(
          site,
          "notice",
          empty ? undefined : { text: now.text, ...(now.until ? { until: now.until } : {}) },
        ),
      { mergeKey: "notice" },
    );
  };
  const ended = until !== "" && until < today();
  return (
    <fieldset className="compose-group">
      <legend>Notice</legend>
      <div className="field compose-field">
        <label htmlFor={id}>Text above your home page</label>
        <textarea
          id={id}
          rows={2}
          data-field="notice.text"
          aria-describedby={`${id}-about`}
          value={text}
          onBlur={() => session.endMerge()}
          onChange={({ target }) => change({ text: target.value.replaceAll(/\s*\n\s*/g, " ") })}
        />
        <span className="hint" id={`${id}-about`}>
          For example: We’re closed on Friday. <Counter written={{ text, length: noticeLength }} />
        </span>
        <SetAside path="notice.text" />
      </div>
      {text.trim() !== "" &&
        translations
          .filter((each) => each.public)
          .map((each) => <InLanguage key={each.language} {...{ translation: each, text }} />)}
      <div className="field compose-field">
        <label htmlFor={`${id}-until`}>
          Last day <small>(optional)</small>
        </label>
        <DayInput
          id={`${id}-until`}
          optional
          value={until}
          aria-describedby={`${id}-when`}
          onDay={(day) => change({ until: day })}
        />
        <span className="hint" id={`${id}-when`}>
          {ended
            ? "This day has passed: visitors no longer see the notice."
            : "After this day the notice disappears, also on the site that is online."}
        </span>
      </div>
    </fieldset>
  );
}

/** The notice in another language. A translation of the notice before isn’t shown to anybody. */
function InLanguage({ translation, text }: { translation: Translation; text: string }) {
  const id = useId();
  const session = useSession();
  const site = useNow((now) => now.site);
  const { language, texts } = translation;
  // The table of words comes on demand; until it is there, the name is a tag.
  const [, setHere] = useState(false);
  useEffect(() => {
    loadWords([language]).then(setHere, () => {});
  }, [language]);
  const entry = texts.find(({ of }) => of === text);
  const own = !entry || isStale(entry) ? "" : entry.text;
  const nameOf = (tag: string) => siteWords({ ...site, language: tag }).language;
  return (
    <div className="field compose-field">
      <label htmlFor={id}>
        Notice in <span lang={language}>{nameOf(language)}</span>
      </label>
      <textarea
        id={id}
        rows={2}
        lang={language}
        dir={directionOf(language)}
        aria-describedby={own ? undefined : `${id}-about`}
        value={own}
        onBlur={() => session.endMerge()}
        onChange={({ target }) =>
          session.change(
            "notice",
            (before) =>
              withTranslation(before, language, text, target.value.replaceAll(/\s*\n\s*/g, " ")),
            { mergeKey: `notice ${language}` },
          )
        }
      />
      {!own && (
        <span className="hint" id={`${id}-about`}>
          Without it, pages in {nameOf(language)} show the notice in {nameOf(site.language)}.
        </span>
      )}
    </div>
  );
}

const noticeLength = { soft: 120, hard: 240, why: t`three lines on a phone` };
