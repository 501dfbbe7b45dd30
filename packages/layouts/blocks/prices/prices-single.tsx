import { Actions } from "../../components/links/action.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { pricesSingle } from "./prices-single.fields.ts";

type Props = Fields<typeof pricesSingle>;

export default function PricesSingle({ price, unit, includes, actions, note, ...rest }: Props) {
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
