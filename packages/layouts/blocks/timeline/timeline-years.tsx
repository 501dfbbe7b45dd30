import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { timelineYears } from "./timeline-years.fields.ts";

type Props = Fields<typeof timelineYears>;

export default function TimelineYears({ events, ...rest }: Props) {
  return (
    <Band {...rest} block="timeline-years">
      <Words {...rest} />
      <ol className="timeline-years-list list-plain">
        {each(events, ({ year, heading, text }) => (
          <li>
            <Fitted as="span" className="timeline-years-year" text={year} />
            <h3>{heading}</h3>
            <p>{inline(text)}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
