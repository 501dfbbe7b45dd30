import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { picture: Shot; items: readonly { heading: string; text: string }[]; flip?: boolean };

/** A tall picture beside the words, which run on as a list of terms. */
export function FeaturesPicture({ picture, items, flip, ...rest }: Props) {
  return (
    <Band {...rest} block="features-picture" className={flip ? "features-picture-flip" : undefined}>
      <Photo shot={picture} ratio="portrait" sizes="(width < 56rem) 92vw, 32rem" />
      <div className="features-picture-words">
        <Words {...rest} />
        <dl>
          {items.map(({ heading, text }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
