import { Anchor } from "../parts/anchor.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { FactList, type FactPair } from "../parts/fact-list.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Property = {
  name: string;
  place: string;
  price: string;
  picture: Shot;
  /** ["Rooms", "4"], ["Floor area", "118 m²"] */
  facts: readonly FactPair[];
  href: string;
  status?: string;
};

type Props = Placed & Opening & { properties: readonly Property[] };

/** Places to have, one per line: picture, where, the figures that decide, price. */
export function ListingProperties({ properties, ...rest }: Props) {
  return (
    <Band {...rest} block="listing-properties">
      <Words {...rest} />
      <ul className="listing-properties-list list-plain">
        {properties.map(({ name, place, price, picture, facts, href, status }) => (
          <li key={name}>
            <Photo shot={picture} ratio="landscape" sizes="(width < 56rem) 92vw, 24rem" />
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
