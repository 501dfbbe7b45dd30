import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { teamRows } from "./team-rows.fields.ts";

type Props = Fields<typeof teamRows>;

export default function TeamRows({ people, ...rest }: Props) {
  return (
    <Band {...rest} block="team-rows">
      <Words {...rest} />
      <ul className="team-rows-list list-plain">
        {each(people, ({ name, role, text }) => (
          <li>
            <Fitted as="h3" className="heading-3" text={name} />
            <p className="fact">{role}</p>
            <p>{inline(text)}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
