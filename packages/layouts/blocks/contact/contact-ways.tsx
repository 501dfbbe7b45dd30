import { ActionLink } from "../../components/links/action.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { contactWays } from "./contact-ways.fields.ts";

type Props = Fields<typeof contactWays>;

export default function ContactWays({ ways, ...rest }: Props) {
  return (
    <Band {...rest} block="contact-ways">
      <Words {...rest} />
      <ul className="contact-ways-list share list-plain">
        {each(ways, ({ heading, text, action }) => (
          <li>
            <h3>{heading}</h3>
            <p>{inline(text)}</p>
            <ActionLink {...action} look="arrow" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
