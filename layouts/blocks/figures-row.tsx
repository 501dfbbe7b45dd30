import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { figures: readonly { figure: string; label: string; text?: string }[] };

/** Figures that mean something, of different weight: the first is the largest. */
export function FiguresRow({ figures, ...rest }: Props) {
  return (
    <Band {...rest} block="figures-row">
      <Words {...rest} />
      <dl className="figures-row-list">
        {figures.map(({ figure, label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures-row-figure">{figure}</dd>
            {text && <dd className="fact">{text}</dd>}
          </div>
        ))}
      </dl>
    </Band>
  );
}
