import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { items: readonly { heading: string; text: string; note?: string }[] };

/** Newspaper columns: a rule on top, text below, a small note at the foot. */
export function FeaturesColumns({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="features-columns">
      <Words {...rest} />
      <ul className="features-columns-list list-plain">
        {items.map(({ heading, text, note }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
            {note && <p className="fact">{note}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
