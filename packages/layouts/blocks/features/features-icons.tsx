import { Icon } from "../../components/pictures/icon.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { featuresIcons } from "./features-icons.fields.ts";

type Props = Fields<typeof featuresIcons>;

export default function FeaturesIcons({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="features-icons">
      <Words {...rest} />
      <ul className="features-icons-list share list-plain">
        {each(items, ({ icon = "check", heading, text }) => (
          <li className="column">
            <span className="features-icons-sign">
              <Icon name={icon} />
            </span>
            <Fitted as="h3" text={heading} />
            <p>{inline(text)}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
