import type {
  Closure,
  OpeningHours,
  TimeSpan,
} from "@daylit/site-engine/document/opening-hours.ts";
import { Plus, Trash2 } from "lucide-react";
import { withFacts } from "../store/changes/facts.ts";
import { withValue } from "../store/changes/object-path.ts";
import { useComposer, useNow } from "../store/context.ts";
import { closedWord, dayName, hoursText } from "./hours-text.ts";

const usual: OpeningHours = {
  days: Array.from({ length: 7 }, (_, day): TimeSpan[] => (day < 5 ? [["09:00", "17:00"]] : [])),
  closures: [],
};

/** The next day, for a closure that is begun. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** Days, times and closures; the lines on the pages follow. */
export default function HoursEditor() {
  const { session } = useComposer();
  const { opening, language } = useNow().site;

  const change = (next: OpeningHours) =>
    session.change(
      "hours",
      (site) =>
        withValue(withFacts(site, { hours: hoursText(next, site.language) }), "opening", next),
      "opening",
    );

  if (!opening)
    return (
      <p className="compose-hours-start">
        <button type="button" onClick={() => change(usual)}>
          Set hours by day
        </button>{" "}
        <span className="hint">Then search engines and maps know them too.</span>
      </p>
    );

  const { days, closures } = opening;
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
    <fieldset className="compose-group compose-hours">
      <legend>Opening hours</legend>
      {days.map((spans, day) => {
        const name = dayName(day, language);
        const before = days[day - 1];
        return (
          <fieldset key={name} className="compose-hours-day" aria-label={name}>
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
              {name}
            </label>
            <div>
              {spans.length === 0 && <span className="hint">{closedWord(language)}</span>}
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
                      onClick={() =>
                        setDay(
                          day,
                          spans.filter((_, index) => index !== at),
                        )
                      }
                    >
                      <Trash2 aria-hidden="true" />
                    </button>
                  )}
                  {at === 0 && spans.length === 1 && (
                    <button
                      type="button"
                      className="button-quiet"
                      aria-label={`${name}: add a second time, after a break`}
                      onClick={() =>
                        setDay(day, [
                          [opens, "12:30"],
                          ["14:00", closes],
                        ])
                      }
                    >
                      <Plus aria-hidden="true" />
                    </button>
                  )}
                </span>
              ))}
            </div>
          </fieldset>
        );
      })}
      {closures.map(({ from, to, words = "" }, at) => (
        <fieldset key={at} className="compose-hours-closure" aria-label={`Closure ${at + 1}`}>
          <input
            type="date"
            required
            aria-label="First day closed"
            value={from}
            onChange={({ target: { value } }) =>
              value && setClosure(at, { from: value, to: [value, to].sort()[1] ?? value })
            }
          />
          –
          <input
            type="date"
            required
            aria-label="Last day closed"
            min={from}
            value={to}
            onChange={({ target: { value } }) => value >= from && setClosure(at, { to: value })}
          />
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
            onClick={() =>
              change({ ...opening, closures: closures.filter((_, index) => index !== at) })
            }
          >
            <Trash2 aria-hidden="true" />
          </button>
        </fieldset>
      ))}
      <div className="flex">
        <button
          type="button"
          onClick={() =>
            change({ ...opening, closures: [...closures, { from: tomorrow(), to: tomorrow() }] })
          }
        >
          Add holidays or a closure
        </button>
        <button
          type="button"
          className="button-quiet"
          onClick={() => session.change("hours", (site) => withValue(site, "opening", undefined))}
        >
          Write hours as text instead
        </button>
      </div>
    </fieldset>
  );
}
