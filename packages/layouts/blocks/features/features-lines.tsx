import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { featuresLines } from "./features-lines.fields.ts";

type Props = Fields<typeof featuresLines>;

export default function FeaturesLines({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="features-lines">
      <Words {...rest} />
      <ol className="features-lines-list list-plain">
        {each(items, ({ heading, text }) => (
          <li>
            <h3>{heading}</h3>
            <p>{inline(text)}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
