import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";
import type { Quote } from "./quotes-large.tsx";

type Props = Placed & Opening & { quotes: readonly Quote[] };

/** Several voices beside each other, in the type of the headlines, their names on one line. */
export function QuotesWall({ quotes, ...rest }: Props) {
  return (
    <Band {...rest} block="quotes-wall">
      <Words {...rest} />
      <div className="quotes-wall-columns">
        {quotes.map(({ words, name, role }) => (
          <figure key={name}>
            <blockquote>{words}</blockquote>
            <figcaption>
              <strong>{name}</strong>
              <br />
              <span className="fact">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Band>
  );
}
