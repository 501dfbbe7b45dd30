import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Dish = { name: string; text?: string; price: string; mark?: string };

type Props = Placed &
  Opening & { courses: readonly { heading: string; dishes: readonly Dish[] }[]; note?: string };

/** A card to order from: courses in columns, what is in each dish, its price, its mark. */
export function MenuPrices({ courses, note, ...rest }: Props) {
  return (
    <Band {...rest} block="menu-prices">
      <Words {...rest} />
      <div className="menu-prices-card">
        {courses.map(({ heading, dishes }) => (
          <div key={heading} className="menu-prices-course">
            <h3 className="heading-3">{heading}</h3>
            <dl className="price-lines">
              {dishes.map(({ name, text, price, mark }) => (
                <div key={name}>
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
      {note && <p className="fact">{note}</p>}
    </Band>
  );
}
