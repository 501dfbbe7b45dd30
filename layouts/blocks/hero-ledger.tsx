import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & {
    picture: Shot;
    figures: readonly { figure: string; label: string }[];
    actions?: readonly Action[];
  };

/** A low, wide picture below the words, and a ledger of figures under it. */
export function HeroLedger({ picture, figures, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-ledger">
      <div className="hero-ledger-words">
        <Words {...rest} level={1} />
        <Actions actions={actions} />
      </div>
      <Photo shot={picture} ratio="panorama" sizes="(width < 72rem) 92vw, 72rem" first />
      <dl className="hero-ledger-figures">
        {figures.map(({ figure, label }) => (
          <div key={label}>
            <dt className="fact">{label}</dt>
            <dd className="figure-number">{figure}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
