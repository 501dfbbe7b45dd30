import { Anchor } from "../parts/anchor.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Item = {
  name: string;
  text: string;
  picture: Shot;
  facts: readonly string[];
  price: string;
  href: string;
};

type Props = Placed & Opening & { items: readonly Item[] };

/** Things to choose among, the first twice as wide as the others. */
export function ListingCards({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="listing-cards">
      <Words {...rest} />
      <div className="listing-cards-grid">
        {items.map(({ name, text, picture, facts, price, href }, index) => (
          <article key={name} className="listing-cards-card">
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
