import type { Fields } from "../fields/block.ts";
import { Anchor } from "../parts/anchor.tsx";
import { Band } from "../parts/band.tsx";
import { each } from "../parts/each.tsx";
import { Photo } from "../parts/photo.tsx";
import { Words } from "../parts/words.tsx";
import type { listingCards } from "./listing-cards.fields.ts";

type Props = Fields<typeof listingCards>;

export function ListingCards({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="listing-cards">
      <Words {...rest} />
      <div className="listing-cards-grid">
        {each(items, ({ name, text, picture, facts, price, href }, index) => (
          <article className="listing-cards-card">
            <Photo
              shot={picture}
              ratio="fill"
              sizes={index === 0 ? "(width < 56rem) 92vw, 48rem" : "(width < 56rem) 92vw, 24rem"}
            />
            <h3>
              <Anchor className="card-link" href={href}>
                {name}
              </Anchor>
            </h3>
            <p className="price">{price}</p>
            <p>{text}</p>
            <p className="fact">{facts.join(" · ")}</p>
          </article>
        ))}
      </div>
    </Band>
  );
}
