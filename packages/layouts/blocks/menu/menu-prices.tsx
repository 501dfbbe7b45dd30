import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { menuPrices } from "./menu-prices.fields.ts";

type Props = Fields<typeof menuPrices>;

export default function MenuPrices({ courses, note, ...rest }: Props) {
  return (
    <Band {...rest} block="menu-prices">
      <Words {...rest} />
      <div className="menu-prices-card">
        {each(courses, ({ heading, dishes }) => (
          <div className="menu-prices-course">
            <h3 className="heading-3">{heading}</h3>
            <dl className="price-lines">
              {each(dishes, ({ name, text, price, mark }) => (
                <div>
                  <dt>
                    {name} {mark && <abbr className="menu-prices-mark">{mark}</abbr>}
                  </dt>
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
