import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroTriptych } from "./hero-triptych.fields.ts";

type Props = Fields<typeof heroTriptych>;

export default function HeroTriptych({
  keyword,
  heading,
  lead,
  pictures,
  actions,
  ...rest
}: Props) {
  return (
    <Band {...rest} block="hero-triptych">
      <div className="hero-triptych-panels">
        {each(pictures, (image, index) => (
          <Photo image={image} ratio="fill" sizes="33vw 34vh, 33vw 45vh" first={index} />
        ))}
      </div>
      <div className="words">
        {keyword && <p className="keyword">{keyword}</p>}
        <Fitted as="h1" className="headline" text={heading} />
      </div>
      <div className="words hero-triptych-side">
        {lead && <p className="subhead">{inline(lead)}</p>}
        <Actions actions={actions} />
      </div>
    </Band>
  );
}
