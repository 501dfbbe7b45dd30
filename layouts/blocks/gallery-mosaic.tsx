import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & { pictures: readonly Shot[] };

/** Three to five pictures, cut to fill a rectangle without a gap in it. */
export function GalleryMosaic({ pictures, ...rest }: Props) {
  return (
    <Band {...rest} block="gallery-mosaic">
      <Words {...rest} />
      <div className={`gallery-mosaic-grid gallery-mosaic-${pictures.length}`}>
        {pictures.map((shot) => (
          <Photo
            key={JSON.stringify(shot)}
            shot={shot}
            ratio="fill"
            sizes="(width < 40rem) 92vw, 48rem"
          />
        ))}
      </div>
    </Band>
  );
}
