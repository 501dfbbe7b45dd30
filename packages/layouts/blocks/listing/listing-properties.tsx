import { Anchor } from "../../components/links/anchor.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { FactList } from "../../components/text/fact-list.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { listingProperties } from "./listing-properties.fields.ts";

type Props = Fields<typeof listingProperties>;

export default function ListingProperties({ properties, ...rest }: Props) {
  return (
    <Band {...rest} block="listing-properties">
      <Words {...rest} />
      <ul className="listing-properties-list list-plain">
        {each(properties, ({ name, place, price, picture, facts, href, status }) => (
          <li>
            <Photo image={picture} ratio="landscape" sizes="92vw, 16rem" />
            <div className="listing-properties-words">
              {status && <span className="badge">{status}</span>}
              <h3 className="heading-3">
                <Anchor className="card-link" href={href}>
                  {name}
                </Anchor>
              </h3>
              <p className="fact">{place}</p>
            </div>
            <FactList facts={facts} className="listing-properties-facts" />
            <p className="listing-properties-price">{price}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
