import { Actions } from "../../parts/action.tsx";
import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { Fitted } from "../../parts/fitted.tsx";
import { Photo } from "../../parts/photo.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroLedger } from "./hero-ledger.fields.ts";

type Props = Fields<typeof heroLedger>;

export function HeroLedger({ picture, figures, actions, ...rest }: Props) {
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
