import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { events: readonly { year: string; heading: string; text: string }[] };

/** Years in large figures, what happened beside them. */
export function TimelineYears({ events, ...rest }: Props) {
  return (
    <Band {...rest} block="timeline-years">
      <Words {...rest} />
      <ol className="timeline-years-list list-plain">
        {events.map(({ year, heading, text }) => (
          <li key={year}>
            <span className="timeline-years-year">{year}</span>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
