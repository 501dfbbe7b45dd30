import { Actions } from "../../components/links/action.tsx";
import { Cutout } from "../../components/pictures/cutout.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { classes } from "../../components/section/classes.ts";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { useRenderContext } from "../../render/render-context.ts";
import type { Fields } from "../../schema/block.ts";
import { wordsOf } from "../../schema/marks.ts";
import type { heroPortrait } from "./hero-portrait.fields.ts";

type Props = Fields<typeof heroPortrait>;

/** As wide as the headline in one line: a space has the width of an i. */
const lineOf = (heading: string) => wordsOf(heading).replaceAll(" ", "i");

export default function HeroPortrait({
  keyword,
  heading,
  lead,
  picture,
  aside,
  actions,
  behind,
  ...rest
}: Props) {
  const { fit, picture: factsOf } = useRenderContext();
  const whole = typeof picture === "string" ? picture : undefined;
  const free = behind && whole && factsOf(whole).free ? whole : undefined;
  const words = free && <span className={fit(lineOf(heading))}>{inline(heading)}</span>;
  const above = keyword && <p className="keyword">{keyword}</p>;
  return (
    <Band {...rest} block="hero-portrait" className={classes(free && "hero-portrait-behind")}>
      {free && above}
      <div className="hero-portrait-head">
        {!free && above}
        <Fitted as="h1" className="headline" text={heading}>
          {words}
        </Fitted>
      </div>
      <div className="words hero-portrait-lead">
        {lead && <p className="subhead">{inline(lead)}</p>}
        <Actions actions={actions} />
      </div>
      <Photo image={picture} ratio="portrait" sizes="92vw, 53vh" first />
      {free && <Cutout image={free} sizes="92vw, 53vh" className="hero-portrait-front" />}
      <p className="hero-portrait-aside">{inline(aside)}</p>
    </Band>
  );
}
