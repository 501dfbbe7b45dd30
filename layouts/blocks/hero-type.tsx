import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import type { Opening } from "../parts/words.tsx";

type Props = Placed & Opening & { actions?: readonly Action[]; facts?: readonly string[] };

/** Nothing but type: one very large sentence, then a line of facts and a column of text. */
export function HeroType({ keyword, heading, lead, actions, facts, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-type">
      {keyword && <p className="keyword">{keyword}</p>}
      <h1 className="headline hero-type-headline">{heading}</h1>
      <div className="hero-type-foot">
        {facts && (
          <ul className="hero-type-facts list-plain fact">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <div className="words">
          {lead && <p className="subHead">{lead}</p>}
          <Actions actions={actions} />
        </div>
      </div>
    </Band>
  );
}
