import type { Fields } from "../fields/block.ts";
import { Band } from "../parts/band.tsx";
import { each } from "../parts/each.tsx";
import { Photo } from "../parts/photo.tsx";
import { Words } from "../parts/words.tsx";
import type { galleryMosaic } from "./gallery-mosaic.fields.ts";

type Props = Fields<typeof galleryMosaic>;

export function GalleryMosaic({ pictures, ...rest }: Props) {
  return (
    <Band {...rest} block="gallery-mosaic">
      <Words {...rest} />
      <div className={`gallery-mosaic-grid gallery-mosaic-${pictures.length}`}>
        {each(pictures, (shot) => (
          <Photo shot={shot} ratio="fill" sizes="(width < 40rem) 92vw, 48rem" />
        ))}
      </div>
    </Band>
  );
}
