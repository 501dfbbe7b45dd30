import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Line = { name: string; text?: string; price: string };

type Props = Placed &
  Opening & { groups: readonly { heading: string; lines: readonly Line[] }[]; note?: string };

/** A price list in groups: name, a line that leads across, price. */
export function PricesList({ groups, note, ...rest }: Props) {
  return (
    <Band {...rest} block="prices-list">
      <Words {...rest} />
      <div className="prices-list-groups">
        {groups.map(({ heading, lines }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <dl className="price-lines">
              {lines.map(({ name, text, price }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="price">{price}</dd>
                  {text && <dd className="price-text">{text}</dd>}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {note && <p className="fact">{note}</p>}
    </Band>
  );
}
