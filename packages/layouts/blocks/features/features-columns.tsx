import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { featuresColumns } from "./features-columns.fields.ts";

type Props = Fields<typeof featuresColumns>;

export default function FeaturesColumns({ items, ...rest }: Props) {
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
