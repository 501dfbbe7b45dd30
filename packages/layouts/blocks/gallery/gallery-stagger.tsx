import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { galleryStagger } from "./gallery-stagger.fields.ts";

type Props = Fields<typeof galleryStagger>;

export default function GalleryStagger({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="gallery-stagger">
      <Words {...rest} />
      <div className="gallery-stagger-list">
        {each(items, ({ picture, heading, text }, index) => (
          <article>
            <Photo
              image={picture}
              ratio={index === 0 && items.length === 3 ? "square" : undefined}
              sizes="92vw, 47rem"
              upright="92vw, 30rem"
            />
            <h3>{heading}</h3>
            <p>{inline(text)}</p>
          </article>
        ))}
      </div>
    </Band>
  );
}
