import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroLedger } from "./hero-ledger.fields.ts";

type Props = Fields<typeof heroLedger>;

export default function HeroLedger({ picture, figures, actions, ...rest }: Props) {
  // All of one size: that of the longest.
  const all = figures.map(({ figure }) => figure).join(" ");
  return (
    <Band {...rest} block="hero-ledger">
      <div className="hero-ledger-words">
        <Words {...rest} level={1} />
        <Actions actions={actions} />
      </div>
      <Photo image={picture} ratio="panorama" sizes="94vw" first />
      <dl className="hero-ledger-figures">
        {each(figures, ({ figure, label }) => (
          <div className="column">
            <dt className="fact">{label}</dt>
            <Fitted as="dd" className="figure-number" text={all}>
              {figure}
            </Fitted>
          </div>
        ))}
      </dl>
    </Band>
  );
}
