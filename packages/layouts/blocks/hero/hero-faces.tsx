import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroFaces } from "./hero-faces.fields.ts";

type Props = Fields<typeof heroFaces>;

export default function HeroFaces({ keyword, heading, lead, actions, people, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-faces">
      <div className="words">
        {keyword && <p className="keyword">{keyword}</p>}
        <Fitted as="h1" className="headline" text={heading} />
      </div>
      <div className="words hero-faces-side">
        {lead && <p className="subhead">{inline(lead)}</p>}
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
