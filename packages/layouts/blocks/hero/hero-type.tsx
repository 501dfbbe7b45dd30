import { Actions } from "../../components/links/action.tsx";
import { Band } from "../../components/section/band.tsx";
import { classes } from "../../components/section/classes.ts";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { posterWords } from "../../components/text/poster.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroType } from "./hero-type.fields.ts";

type Props = Fields<typeof heroType>;

export default function HeroType({
  keyword,
  heading,
  lead,
  actions,
  facts,
  poster,
  ...rest
}: Props) {
  return (
    <Band {...rest} block="hero-type">
      {keyword && <p className="keyword">{keyword}</p>}
      <Fitted
        as="h1"
        className={classes("headline hero-type-headline", poster && "hero-type-poster")}
        text={heading}
      >
        {poster ? posterWords(heading) : undefined}
      </Fitted>
      <div className="hero-type-foot">
        {facts && (
          <ul className="hero-type-facts list-plain fact">
            {each(facts, (fact) => (
              <li>{fact}</li>
            ))}
          </ul>
        )}
        <div className="words">
          {lead && <p className="subhead">{inline(lead)}</p>}
          <Actions actions={actions} />
        </div>
      </div>
    </Band>
  );
}
