import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Slot = { time: string; name: string; text?: string; place?: string };

type Props = Placed & Opening & { days: readonly { heading: string; slots: readonly Slot[] }[] };

/** Who is on when: a column for each day, times lined up, names large. */
export function ScheduleLineup({ days, ...rest }: Props) {
  return (
    <Band {...rest} block="schedule-lineup">
      <Words {...rest} />
      <div className="schedule-lineup-days">
        {days.map(({ heading, slots }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ol className="list-plain">
              {slots.map(({ time, name, text, place }) => (
                <li key={`${time}${name}`}>
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
