import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { pricesList } from "./prices-list.fields.ts";

type Props = Fields<typeof pricesList>;

export default function PricesList({ groups, note, ...rest }: Props) {
  return (
    <Band {...rest} block="prices-list">
      <Words {...rest} />
      <div className="prices-list-groups">
        {each(groups, ({ heading, lines }) => (
          <div>
            <h3>{heading}</h3>
            <dl className="price-lines">
              {each(lines, ({ name, text, price }) => (
                <div>
                  <dt>{name}</dt>
                  <dd className="price">{price}</dd>
                  {text && <dd className="price-text">{text}</dd>}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {note && <p className="fact">{inline(note)}</p>}
    </Band>
  );
}
