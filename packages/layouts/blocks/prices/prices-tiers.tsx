import { ActionLink } from "../../components/links/action.tsx";
import { Band } from "../../components/section/band.tsx";
import { classes } from "../../components/section/classes.ts";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { pricesTiers } from "./prices-tiers.fields.ts";

type Props = Fields<typeof pricesTiers>;

export default function PricesTiers({ tiers, ...rest }: Props) {
  // All of one size: that of the longest.
  const all = tiers.map(({ price }) => price).join(" ");
  return (
    <Band {...rest} block="prices-tiers">
      <Words {...rest} />
      <div className="prices-tiers-list">
        {each(tiers, ({ name, price, unit, text, includes, action, advised }) => (
          <article
            className={classes(
              "prices-tiers-tier",
              advised && "prices-tiers-advised bg-primary-lighter",
            )}
          >
            <h3>{name}</h3>
            <p className="prices-tiers-price column">
              <Fitted as="span" className="figure-number" text={all}>
                {price}
              </Fitted>
              <span className="fact">{unit}</span>
            </p>
            <p>{inline(text)}</p>
            <ul className="list-check">
              {each(includes, (item) => (
                <li>{item}</li>
              ))}
            </ul>
            <ActionLink {...action} look={advised ? "primary" : "outline"} />
          </article>
        ))}
      </div>
    </Band>
  );
}
