import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Cell = { heading: string; text: string };

type Props = Placed & Opening & { picture: Shot; items: readonly [Cell, Cell, Cell, Cell] };

/** Unequal cells that fill a rectangle: one picture, one coloured cell, three plain ones. */
export function FeaturesBento({ picture, items, ...rest }: Props) {
  return (
    <Band {...rest} block="features-bento">
      <Words {...rest} />
      <div className="features-bento-cells">
        <Photo shot={picture} ratio="fill" sizes="(width < 56rem) 92vw, 36rem" />
        {items.map(({ heading, text }, index) => (
          <div
            key={heading}
            className={index === 0 ? "features-bento-cell bg-primary" : "features-bento-cell card"}
          >
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Band>
  );
}
