import { type Action, ActionLink } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { classes } from "../parts/classes.ts";
import { type Opening, Words } from "../parts/words.tsx";

export type Tier = {
  name: string;
  price: string;
  unit: string;
  text: string;
  includes: readonly string[];
  action: Action;
  /** The one most people want. */
  advised?: boolean;
};

type Props = Placed & Opening & { tiers: readonly Tier[] };

/** Offers beside each other on one ground, divided by rules; the advised one is filled. */
export function PricesTiers({ tiers, ...rest }: Props) {
  return (
    <Band {...rest} block="prices-tiers">
      <Words {...rest} />
      <div className="prices-tiers-list">
        {tiers.map(({ name, price, unit, text, includes, action, advised }) => (
          <article
            key={name}
            className={classes(
              "prices-tiers-tier",
              advised && "prices-tiers-advised bg-primary-lighter",
            )}
          >
            <h3>{name}</h3>
            <p className="prices-tiers-price">
              <span className="figure-number">{price}</span>
              <span className="fact">{unit}</span>
            </p>
            <p>{text}</p>
            <ul className="list-check">
              {includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <ActionLink {...action} look={advised ? "primary" : "outline"} />
          </article>
        ))}
      </div>
    </Band>
  );
}
