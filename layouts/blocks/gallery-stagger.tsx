import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { items: readonly { picture: Shot; heading: string; text: string }[] };

/** Pictures left and right in turn, each with its words, at different heights. */
export function GalleryStagger({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="gallery-stagger">
      <Words {...rest} />
      <div className="gallery-stagger-list">
        {items.map(({ picture, heading, text }) => (
          <article key={heading}>
            <Photo shot={picture} sizes="(width < 56rem) 92vw, 40rem" />
            <h3>{heading}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </Band>
  );
}
