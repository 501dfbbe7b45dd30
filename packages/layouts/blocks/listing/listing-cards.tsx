import { Anchor } from "../../parts/anchor.tsx";
import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { inline } from "../../parts/inline.tsx";
import { Photo } from "../../parts/photo.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { listingCards } from "./listing-cards.fields.ts";

type Props = Fields<typeof listingCards>;

/** The first is large, the fourth and fifth are wide. */
const placeOf = (index: number) =>
  index === 0 ? "56rem 41rem" : index < 3 ? "28rem 22rem" : "69rem 22rem";

export function ListingCards({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="listing-cards">
      <Words {...rest} />
      <div className="listing-cards-grid">
        {each(items, ({ name, text, picture, facts, price, href }, index) => (
          <article className="listing-cards-card">
            <Photo image={picture} ratio="fill" sizes={`92vw 14rem, ${placeOf(index)}`} />
            <h3>
              <Anchor className="card-link" href={href}>
                {name}
              </Anchor>
            </h3>
            <p className="price">{price}</p>
            <p>{inline(text)}</p>
            <p className="fact">{facts.join(" · ")}</p>
          </article>
        ))}
      </div>
    </Band>
  );
}
