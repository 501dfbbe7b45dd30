import { Actions } from "../../parts/action.tsx";
import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { Fitted } from "../../parts/fitted.tsx";
import { inline } from "../../parts/inline.tsx";
import { Photo } from "../../parts/photo.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroFaces } from "./hero-faces.fields.ts";

type Props = Fields<typeof heroFaces>;

export function HeroFaces({ keyword, heading, lead, actions, people, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-faces">
      <div className="words">
        {keyword && <p className="keyword">{keyword}</p>}
        <Fitted as="h1" className="headline" text={heading} />
      </div>
      <div className="words hero-faces-side">
        {lead && <p className="subHead">{inline(lead)}</p>}
        <Actions actions={actions} />
      </div>
      <ul className={`hero-faces-row hero-faces-${people.length} list-plain`}>
        {each(people, ({ picture, name, role }, index) => (
          <li>
            <Photo image={picture} ratio="fill" sizes="46vw 62vw, 18.75rem 25rem" first={index} />
            <strong>{name}</strong>
            <span className="fact">{role}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
