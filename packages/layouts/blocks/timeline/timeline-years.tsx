import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { timelineYears } from "./timeline-years.fields.ts";

type Props = Fields<typeof timelineYears>;

export function TimelineYears({ events, ...rest }: Props) {
  return (
    <Band {...rest} block="timeline-years">
      <Words {...rest} />
      <ol className="timeline-years-list list-plain">
        {each(events, ({ year, heading, text }) => (
          <li>
            <span className="timeline-years-year">{year}</span>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
