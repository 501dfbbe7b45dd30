import { Actions } from "../../components/links/action.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import { commaIn } from "../../text/comma.ts";
import type { hoursWeek } from "./hours-week.fields.ts";

type Props = Fields<typeof hoursWeek>;

/** "17:30" → 17.5; whatever is no time counts as closed. */
const hour = (time: string): number => {
  const [, hours = "", minutes = "0"] = /^(\d{1,2})(?::(\d\d))?$/.exec(time.trim()) ?? [];
  return hours === "" ? Number.NaN : Math.min(24, Number(hours) + Number(minutes) / 60);
};

/** The times of a day from opening to closing; after midnight the bar ends with the day. */
const barsOf = (times: string): (readonly [number, number])[] =>
  times.split(/[,،]/).flatMap((span) => {
    const [start = Number.NaN, end = Number.NaN] = span.split("–").map(hour);
    if (Number.isNaN(start) || Number.isNaN(end) || start === end) return [];
    return [[start, start < end ? end : 24] as const];
  });

/** From six in the morning to midnight, on a line of 180 parts. */
const place = (time: number) => Math.max(0, Math.round((time - 6) * 10));

export default function HoursWeek({ days, note, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="hours-week">
      <div className="hours-week-words">
        <Words {...rest} />
        {note && <p className="fact">{inline(note)}</p>}
        <Actions actions={actions} />
      </div>
      <dl className="hours-week-days">
        {each(days, ({ day, from, to, more, note: what }) => {
          const times = [from && to ? `${from}–${to}` : from, ...(more ? [more] : [])].join(
            commaIn(day),
          );
          const bars = barsOf(times);
          return (
            <div>
              <dt>{day}</dt>
              <dd className="hours-week-bar" aria-hidden="true">
                <svg viewBox="0 0 180 6" preserveAspectRatio="none" aria-hidden="true">
                  {bars.map(([start, end]) => (
                    <rect
                      key={start}
                      x={place(start)}
                      width={place(end) - place(start)}
                      height="6"
                      rx="1"
                    />
                  ))}
                </svg>
              </dd>
              <dd className="hours-week-times">{bars.length > 0 ? times : from}</dd>
              {what && <dd className="fact">{what}</dd>}
            </div>
          );
        })}
      </dl>
    </Band>
  );
}
