import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & { items: readonly { heading: string; text: string }[] };

/** A numbered list set like a contents page: figure, name, text, a line below each. */
export function FeaturesLines({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="features-lines">
      <Words {...rest} />
      <ol className="features-lines-list list-plain">
        {items.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
