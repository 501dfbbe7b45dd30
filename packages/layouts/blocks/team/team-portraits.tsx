import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { Fitted } from "../../parts/fitted.tsx";
import { inline } from "../../parts/inline.tsx";
import { Photo } from "../../parts/photo.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { teamPortraits } from "./team-portraits.fields.ts";

type Props = Fields<typeof teamPortraits>;

export function TeamPortraits({ people, ...rest }: Props) {
  return (
    <Band {...rest} block="team-portraits">
      <Words {...rest} />
      <ul className="team-portraits-list share list-plain">
        {each(people, ({ picture, name, role, text }) => (
          <li>
            <Photo image={picture} ratio="portrait" sizes="(width < 40rem) 40vw, 18.75rem" />
            <div className="column">
              <Fitted as="h3" text={name} />
              <p className="fact">{role}</p>
              <p>{inline(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
