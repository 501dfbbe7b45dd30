import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { Scroller } from "../parts/scroller.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { items: readonly { picture: Shot; caption: string; note?: string }[] };

/** One row that scrolls sideways and stops at each picture. */
export function GalleryRow({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="gallery-row">
      <Words {...rest} />
      <Scroller className="gallery gallery-row-strip" label={rest.heading}>
        {items.map(({ picture, caption, note }) => (
          <figure key={caption}>
            <Photo shot={picture} ratio="portrait" sizes="22rem" />
            <figcaption>
              <strong>{caption}</strong>
              {note && <span className="fact"> {note}</span>}
            </figcaption>
          </figure>
        ))}
      </Scroller>
    </Band>
  );
}
