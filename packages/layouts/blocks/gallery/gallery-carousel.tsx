import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Scroller } from "../../components/section/scroller.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { galleryCarousel } from "./gallery-carousel.fields.ts";

type Props = Fields<typeof galleryCarousel>;

export default function GalleryCarousel({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="gallery-carousel">
      <Words {...rest} />
      <div className="gallery-carousel-frame">
        <Scroller className="gallery carousel gallery-carousel-row" label={rest.heading}>
          {each(items, ({ picture, heading, text }) => (
            <figure>
              <Photo image={picture} ratio="fill" sizes="0vw 56vw, 0vw 25rem" />
              <figcaption>
                <strong>{heading}</strong>
                <span>{inline(text)}</span>
              </figcaption>
            </figure>
          ))}
        </Scroller>
      </div>
    </Band>
  );
}
