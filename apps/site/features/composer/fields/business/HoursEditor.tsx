import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { closedWord, dayName } from "@daylit/site-engine/document/business/hours-text.ts";
import {
  type Closure,
  type HoursLine,
  type OpeningHours,
  spanNote,
  spanProblem,
  type TimeSpan,
  withBreak,
} from "@daylit/site-engine/document/business/opening-hours.ts";
import { readHours } from "@daylit/site-engine/document/business/read-hours.ts";
import { weekOf } from "@daylit/site-engine/document/business/week-start.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { firstOpening, withOpening } from "@daylit/site-engine/edit/hours.ts";
import { Plus, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { DayInput } from "./DayInput.tsx";
import { asHours, hoursLine, linesOf } from "./hours-lines.ts";

// The lines are written in the site's language as soon as a time changes.
addWords(allWords);

/** The next day, for a closure that is begun. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const earlier = (...days: [string, string]) => days.sort()[0] as string;
const later = (...days: [string, string]) => days.sort()[1] as string;

type OwnLinesProps = { lines: readonly HoursLine[]; onLines: (lines: HoursLine[]) => void };

/** What times cannot say. */
function OwnLines({ lines, onLines }: OwnLinesProps) {
  const id = useId();
  // A line that is being begun is in no document yet.
  const [draft, setDraft] = useState<string>();
  return (
    <div className="field compose-field">
      <label htmlFor={id}>In your own words</label>
      <textarea
        id={id}
        rows={2}
        aria-describedby={`${id}-about`}
        value={draft ?? lines.map(hoursLine).join("\n")}
        onBlur={() => setDraft(undefined)}
        onChange={({ target: { value } }) => {
          setDraft(value);
          onLines(linesOf(value).map(asHours));
        }}
      />
      <span className="hint" id={`${id}-about`}>
        One line each: “Saturday: by appointment”, “January: closed”.
      </span>
    </div>
  );
}

/** Pasted from a message, a map or an old site: the days below show how it was read. */
function PasteHours({ onLines }: { onLines: (lines: HoursLine[]) => void }) {
  const id = useId();
  return (
    <details>
      <summary>Paste your hours</summary>
      <div className="field compose-field">
        <label htmlFor={id} className="visually-hidden">
          Your hours, a line each
        </label>
        <textarea
          id={id}
          rows={4}
          placeholder="Mo–Fr 9–17, Sa 10–13"
          onChange={({ target: { value } }) => {
            const lines = linesOf(value.replaceAll("\t", " "));
            if (lines.length > 0) onLines(lines.map(asHours));
          }}
        />
      </div>
    </details>
  );
}

/** Days, times and closures; the lines on the pages follow. */
export default function HoursEditor() {
  const session = useSession();
  const { announce } = useInterface();
  const site = useNow((now) => now.site);
  const { opening, language } = site;
  const box = useRef<HTMLElement>(null);
  const inBox = (element: HTMLElement | null) => {
    box.current = element;
  };

  /** Buttons go with what they change: the focus moves to what comes in their place. */
  const done = (words: string, ...selectors: string[]) => {
    announce(words);
    requestAnimationFrame(() => {
      const [found] = selectors.flatMap(
        (selector) => box.current?.querySelector<HTMLElement>(selector) ?? [],
      );
      found?.focus();
    });
  };

  const change = (next: OpeningHours) =>
    session.change("hours", (before) => withOpening(before, next), { mergeKey: "opening" });

  if (!opening)
    return (
      <p ref={inBox} className="compose-hours-start">
        <button
          type="button"
          onClick={() => {
            change(firstOpening(site));
            done(t`Hours by day.`, "input");
          }}
        >
          Set hours by day
        </button>{" "}
        <span className="hint">Then search engines and maps know them too.</span>
      </p>
    );

  const { days, closures } = opening;
  const week = weekOf(language);
  /** Hours that are somewhere already; what isn't a time stays in the owner's words. */
  const paste = (lines: readonly HoursLine[]) => {
    change({ ...readHours(lines, site), closures });
    announce(t`Look at the days below. Undo brings the old hours back.`);
  };
  const setDay = (day: number, spans: readonly TimeSpan[]) =>
    change({ ...opening, days: days.map((list, index) => (index === day ? spans : list)) });
  const setSpan = (day: number, at: number, span: TimeSpan) =>
    setDay(
      day,
      (days[day] ?? []).map((one, index) => (index === at ? span : one)),
    );
  const setClosure = (at: number, next: Partial<Closure>) =>
    change({
      ...opening,
      closures: closures.map((one, index) => (index === at ? { ...one, ...next } : one)),
    });

  return (
    <fieldset ref={inBox} className="compose-group compose-hours">
      <legend>Opening hours</legend>
      <PasteHours onLines={paste} />
      {week.map((day, at) => {
        const spans = days[day] ?? [];
        const name = dayName(day, language);
        const before = days[week[at - 1] ?? -1];
        return (
          <div key={name} className="compose-hours-day" data-day={day}>
            <label className="check">
              <input
                type="checkbox"
                checked={spans.length > 0}
                onChange={({ target }) =>
                  setDay(
                    day,
                    target.checked ? (before?.length ? before : [["09:00", "17:00"]]) : [],
                  )
                }
              />
              <span lang={language}>{name}</span>
              <span className="visually-hidden">: open</span>
            </label>
            <div>
              {spans.length === 0 && (
                <span className="hint" lang={language}>
                  {closedWord(site)}
                </span>
              )}
              {spans.map(([opens, closes], at) => (
                <span key={at} className="compose-hours-span">
                  <input
                    type="time"
                    required
                    aria-label={`${name}: opens`}
                    value={opens}
                    onChange={({ target: { value } }) => value && setSpan(day, at, [value, closes])}
                  />
                  –
                  <input
                    type="time"
                    required
                    aria-label={`${name}: closes`}
                    value={closes}
                    onChange={({ target: { value } }) => value && setSpan(day, at, [opens, value])}
                  />
                  {at > 0 && (
                    <button
                      type="button"
                      className="button-quiet"
                      aria-label={`${name}: remove these times`}
                      onClick={() => {
                        setDay(
                          day,
                          spans.filter((_, index) => index !== at),
                        );
                        done(t`${name}: second time removed.`, `[data-day="${day}"] button`);
                      }}
                    >
                      <Trash2 aria-hidden="true" />
                    </button>
                  )}
                  {at === 0 && spans.length === 1 && (
                    <button
                      type="button"
                      className="button-quiet"
                      aria-label={`${name}: add a second time, after a break`}
                      onClick={() => {
                        setDay(day, withBreak([opens, closes]));
                        done(
                          t`${name}: second time added.`,
                          `[data-day="${day}"] .compose-hours-span + .compose-hours-span input`,
                        );
                      }}
                    >
                      <Plus aria-hidden="true" />
                    </button>
                  )}
                </span>
              ))}
              <span className="hint" role="status">
                {spanProblem(spans) ?? spanNote(spans)}
              </span>
            </div>
          </div>
        );
      })}
      <OwnLines lines={opening.lines ?? []} onLines={(lines) => change({ ...opening, lines })} />
      {closures.map(({ from, to, words = "" }, at) => (
        <fieldset
          key={at}
          className="compose-hours-closure"
          aria-label={`Closure ${at + 1}`}
          data-closure={at}
        >
          <span className="compose-hours-span">
            <DayInput
              required
              aria-label="First day closed"
              value={from}
              to={to}
              onDay={(day) => setClosure(at, { from: day, to: later(day, to) })}
            />
            –
            <DayInput
              required
              aria-label="Last day closed"
              value={to}
              from={from}
              onDay={(day) => setClosure(at, { from: earlier(day, from), to: day })}
            />
          </span>
          <input
            type="text"
            aria-label="Reason"
            placeholder="Reason, if you like"
            value={words}
            onChange={({ target: { value } }) => setClosure(at, { words: value })}
          />
          <button
            type="button"
            className="button-quiet"
            aria-label={`Remove closure ${at + 1}`}
            onClick={() => {
              change({ ...opening, closures: closures.filter((_, index) => index !== at) });
              done(
                t`Closure ${at + 1} removed. Undo brings it back.`,
                `[data-closure="${Math.max(0, at - 1)}"] button`,
                "[data-add]",
              );
            }}
          >
            <Trash2 aria-hidden="true" />
          </button>
        </fieldset>
      ))}
      <div className="flex">
        <button
          type="button"
          data-add=""
          onClick={() => {
            change({ ...opening, closures: [...closures, { from: tomorrow(), to: tomorrow() }] });
            done(
              t`Closure ${closures.length + 1} added.`,
              `[data-closure="${closures.length}"] input`,
            );
          }}
        >
          Add holidays or a closure
        </button>
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            session.change("hours", (before) => withValue(before, "opening", undefined));
            done(t`Hours as text.`, "button");
          }}
        >
          Write hours as text instead
        </button>
      </div>
    </fieldset>
  );
}
