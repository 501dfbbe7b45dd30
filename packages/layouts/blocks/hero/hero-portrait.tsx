import { Actions } from "../../parts/action.tsx";
import { Band } from "../../parts/band.tsx";
import { Fitted } from "../../parts/fitted.tsx";
import { inline } from "../../parts/inline.tsx";
import { Photo } from "../../parts/photo.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroPortrait } from "./hero-portrait.fields.ts";

type Props = Fields<typeof heroPortrait>;

export function HeroPortrait({ keyword, heading, lead, picture, aside, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-portrait">
      <div className="hero-portrait-head">
        {keyword && <p className="keyword">{keyword}</p>}
        <Fitted as="h1" className="headline" text={heading} />
      </div>
      <div className="words hero-portrait-lead">
        {lead && <p className="subHead">{inline(lead)}</p>}
        <Actions actions={actions} />
      </div>
      <Photo image={picture} ratio="portrait" sizes="92vw, 53vh" first />
      <p className="hero-portrait-aside">{inline(aside)}</p>
    </Band>
  );
}
