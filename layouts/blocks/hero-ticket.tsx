import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { FactList, type FactPair } from "../parts/fact-list.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & {
    /** What is said over, in and under the large figure: "Saturday", "14", "August 2027". */
    stub: readonly [string, string, string];
    facts: readonly FactPair[];
    picture: Shot;
    actions?: readonly Action[];
  };

/** A ticket to tear: the date on the stub, what it is for in the middle, a picture at the end. */
export function HeroTicket({ stub, facts, picture, actions, ...rest }: Props) {
  const [over, figure, under] = stub;
  return (
    <Band {...rest} block="hero-ticket">
      <div className="hero-ticket-paper bg-surface-raised">
        <p className="hero-ticket-stub">
          <span>{over}</span> <strong>{figure}</strong> <span>{under}</span>
        </p>
        <div className="hero-ticket-words">
          <Words {...rest} level={1} size="headline headline-s" />
          <FactList facts={facts} className="hero-ticket-facts" />
          <Actions actions={actions} />
        </div>
        <Photo shot={picture} ratio="fill" sizes="(width < 56rem) 92vw, 32rem" first />
      </div>
    </Band>
  );
}
