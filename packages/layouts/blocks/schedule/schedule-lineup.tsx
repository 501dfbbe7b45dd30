import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { scheduleLineup } from "./schedule-lineup.fields.ts";

type Props = Fields<typeof scheduleLineup>;

export default function ScheduleLineup({ days, ...rest }: Props) {
  return (
    <Band {...rest} block="schedule-lineup">
      <Words {...rest} />
      <div className="schedule-lineup-days">
        {each(days, ({ heading, slots }) => (
          <div>
            <h3>{heading}</h3>
            <ol className="list-plain">
              {each(slots, ({ time, name, text, place }) => (
                <li>
                  <span className="schedule-lineup-time">{time}</span>
                  <div>
                    <strong className="schedule-lineup-name">{name}</strong>
                    {text && <p>{text}</p>}
                    {place && <p className="fact">{place}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Band>
  );
}
