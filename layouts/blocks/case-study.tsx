import { type Action, ActionLink } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { FactList, type FactPair } from "../parts/fact-list.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & {
    picture: Shot;
    /** What was asked, what was done, what came of it. */
    parts: readonly { heading: string; text: string }[];
    facts: readonly FactPair[];
    action?: Action;
  };

/** One piece of work told to the end, with its data in the margin. */
export function CaseStudy({ picture, parts, facts, action, ...rest }: Props) {
  return (
    <Band {...rest} block="case-study">
      <Words {...rest} />
      <Photo shot={picture} ratio="wide" sizes="(width < 72rem) 92vw, 72rem" />
      <FactList facts={facts} className="case-study-facts" />
      <div className="case-study-parts">
        {parts.map(({ heading, text }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        ))}
        {action && <ActionLink {...action} look="arrow" />}
      </div>
    </Band>
  );
}
