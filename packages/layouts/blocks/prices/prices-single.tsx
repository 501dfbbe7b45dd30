import { Actions } from "../../parts/action.tsx";
import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { Fitted } from "../../parts/fitted.tsx";
import { inline } from "../../parts/inline.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { pricesSingle } from "./prices-single.fields.ts";

type Props = Fields<typeof pricesSingle>;

export function PricesSingle({ price, unit, includes, actions, note, ...rest }: Props) {
  return (
    <Band {...rest} block="prices-single">
      <div className="prices-single-words">
        <Words {...rest} />
        <Actions actions={actions} />
        {note && <p className="fact">{inline(note)}</p>}
      </div>
      <div className="prices-single-offer column">
        <Fitted as="p" className="prices-single-price" text={price} />
        <p className="fact">{unit}</p>
        <ul className="list-lines">
          {each(includes, (item) => (
            <li>{item}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
