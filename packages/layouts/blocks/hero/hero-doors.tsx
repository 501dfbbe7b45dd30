import { Anchor } from "../../components/links/anchor.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroDoors } from "./hero-doors.fields.ts";

type Props = Fields<typeof heroDoors>;

export default function HeroDoors({ keyword, heading, lead, doors, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-doors">
      <div className="words">
        {keyword && <p className="keyword">{keyword}</p>}
        <Fitted as="h1" className="headline" text={heading} />
      </div>
      {lead && <p className="subhead hero-doors-lead">{inline(lead)}</p>}
      <ul className="hero-doors-row list-plain">
        {each(doors, ({ label, note, href, picture }, index) => (
          <li className="column">
            <Photo
              image={picture}
              ratio="fill"
              sizes="92vw 26vh, 27rem 36vh"
              first={index < 2 && index}
              opens
              decorative
            />
            <Anchor className="hero-doors-label card-link" href={href}>
              <Fitted as="span" text={label} />
            </Anchor>
            <span className="fact">{note}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
