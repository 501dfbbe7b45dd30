import { Anchor } from "../../components/links/anchor.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { listingCards } from "./listing-cards.fields.ts";

type Props = Fields<typeof listingCards>;

/** The first is large, the fourth and fifth are wide. */
const placeOf = (index: number) =>
  index === 0 ? "56rem 41rem" : index < 3 ? "28rem 22rem" : "69rem 22rem";

export default function ListingCards({ items, ...rest }: Props) {
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
