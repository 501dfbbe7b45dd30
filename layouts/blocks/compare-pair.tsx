import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Side = { label: string; text: string; picture: Shot };

type Props = Placed & Opening & { before: Side; after: Side };

/** Two states of one thing, the second larger than the first. */
export function ComparePair({ before, after, ...rest }: Props) {
  return (
    <Band {...rest} block="compare-pair">
      <Words {...rest} />
      <div className="compare-pair-sides">
        {[before, after].map(({ label, text, picture }) => (
          <figure key={label}>
            <Photo shot={picture} ratio="fill" sizes="(width < 56rem) 92vw, 44rem" />
            <figcaption>
              <strong className="compare-pair-label">{label}</strong>
              <span>{text}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Band>
  );
}
