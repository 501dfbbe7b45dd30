import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { inline } from "../../parts/inline.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { featuresColumns } from "./features-columns.fields.ts";

type Props = Fields<typeof featuresColumns>;

export function FeaturesColumns({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="features-columns">
      <Words {...rest} />
      <ul className="features-columns-list share list-plain">
        {each(items, ({ heading, text, note }) => (
          <li>
            <h3>{heading}</h3>
            <p>{inline(text)}</p>
            {note && <p className="fact">{note}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
