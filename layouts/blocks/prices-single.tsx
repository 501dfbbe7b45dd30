import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & {
    price: string;
    unit: string;
    includes: readonly string[];
    actions?: readonly Action[];
    note?: string;
  };

/** One price, as large as a headline, and what is in it. */
export function PricesSingle({ price, unit, includes, actions, note, ...rest }: Props) {
  return (
    <Band {...rest} block="prices-single">
      <div className="prices-single-words">
        <Words {...rest} />
        <Actions actions={actions} />
        {note && <p className="fact">{note}</p>}
      </div>
      <div className="prices-single-offer">
        <p className="prices-single-price">{price}</p>
        <p className="fact">{unit}</p>
        <ul className="list-lines">
          {includes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
