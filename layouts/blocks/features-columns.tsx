import type { Fields } from "../fields/block.ts";
import { Band } from "../parts/band.tsx";
import { Words } from "../parts/words.tsx";
import type { featuresColumns } from "./features-columns.fields.ts";

type Props = Fields<typeof featuresColumns>;

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
