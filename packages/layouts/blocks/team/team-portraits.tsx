import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { teamPortraits } from "./team-portraits.fields.ts";

type Props = Fields<typeof teamPortraits>;

export default function TeamPortraits({ people, ...rest }: Props) {
  return (
    <Band {...rest} block="team-portraits">
      <Words {...rest} />
      <ul className="team-portraits-list share list-plain">
        {each(people, ({ picture, name, role, text }) => (
          <li>
            {picture && (
              <Photo image={picture} ratio="portrait" sizes="(width < 40rem) 40vw, 18.75rem" />
            )}
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
