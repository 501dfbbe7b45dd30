import type { Fields } from "../fields/block.ts";
import { Band } from "../parts/band.tsx";
import { Words } from "../parts/words.tsx";
import type { pricesList } from "./prices-list.fields.ts";

type Props = Fields<typeof pricesList>;

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
