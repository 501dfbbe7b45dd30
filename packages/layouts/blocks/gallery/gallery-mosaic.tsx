import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { galleryMosaic } from "./gallery-mosaic.fields.ts";

type Props = Fields<typeof galleryMosaic>;

export default function GalleryMosaic({ pictures, ...rest }: Props) {
  return (
    <Band {...rest} block="gallery-mosaic">
      <Words {...rest} />
      <div className={`gallery-mosaic-grid gallery-mosaic-${pictures.length}`}>
        {each(pictures, (image, index) => (
          <Photo
            image={image}
            ratio="fill"
            sizes={`92vw 40vw, ${index === 0 ? 42 : 21}rem ${index === 0 || pictures.length < 4 ? 35 : 17}rem`}
          />
        ))}
      </div>
    </Band>
  );
}
