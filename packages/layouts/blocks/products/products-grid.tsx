import { Anchor } from "../../components/links/anchor.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { productsGrid } from "./products-grid.fields.ts";

type Props = Fields<typeof productsGrid>;

export default function ProductsGrid({ products, wasLabel, nowLabel, ...rest }: Props) {
  return (
    <Band {...rest} block="products-grid">
      <Words {...rest} />
      <ul className="products-grid-shelf list-plain">
        {each(products, ({ name, picture, price, was, note, badge, href }) => (
          <li>
            <Photo
              image={picture}
              ratio="square"
              sizes={`(width < 40rem) 46vw, ${products.length < 3 ? 18.5 : 27.5}rem`}
            />
            {badge && <span className="products-grid-badge bg-primary">{badge}</span>}
            <h3 className="heading-5">
              <Anchor className="card-link" href={href}>
                {name}
              </Anchor>
            </h3>
            <p className="products-grid-price">
              {was && (
                <>
                  <span className="visually-hidden">{wasLabel} </span>
                  <s className="fact">{was}</s> <span className="visually-hidden">{nowLabel} </span>
                </>
              )}
              <span className="price">{price}</span>
            </p>
            {note && <p className="fact">{note}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
