import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroOffset } from "./hero-offset.fields.ts";

type Props = Fields<typeof heroOffset>;

export default function HeroOffset({
  keyword,
  heading,
  lead,
  picture,
  caption,
  actions,
  ...rest
}: Props) {
  return (
    <Band {...rest} block="hero-offset">
      <div className="words hero-offset-head">
        {keyword && <p className="keyword">{keyword}</p>}
        <Fitted as="h1" className="headline" text={heading} />
      </div>
      <div className="words hero-offset-side">
        {lead && <p className="subhead">{inline(lead)}</p>}
        <Actions actions={actions} />
      </div>
      <figure className="hero-offset-figure">
        <Photo image={picture} ratio="landscape" sizes="92vw, 81vw" upright="92vw, 28rem" first />
        <figcaption className="fact">{caption}</figcaption>
      </figure>
    </Band>
  );
}
