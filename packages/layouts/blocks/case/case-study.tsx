import { ActionLink } from "../../components/links/action.tsx";
import { Day } from "../../components/pictures/day.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { FactList } from "../../components/text/fact-list.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { caseStudy } from "./case-study.fields.ts";

type Props = Fields<typeof caseStudy>;

export default function CaseStudy({ picture, later, parts, facts, action, ...rest }: Props) {
  return (
    <Band {...rest} block="case-study">
      <Words {...rest} />
      <Day image={picture} later={later} ratio="wide" sizes="94vw" upright="18.75rem" />
      <FactList facts={facts} className="case-study-facts" />
      <div className="case-study-parts">
        {each(parts, ({ heading, text }) => (
          <div>
            <h3>{heading}</h3>
            <p>{inline(text)}</p>
          </div>
        ))}
        {action && <ActionLink {...action} look="arrow" />}
      </div>
    </Band>
  );
}
