import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { Photo } from "../../parts/photo.tsx";
import { Scroller } from "../../parts/scroller.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { galleryRow } from "./gallery-row.fields.ts";

type Props = Fields<typeof galleryRow>;

export function GalleryRow({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="gallery-row">
      <Words {...rest} />
      <Scroller className="gallery gallery-row-strip" label={rest.heading}>
        {each(items, ({ picture, caption, note }) => (
          <figure>
            <Photo image={picture} ratio="portrait" sizes="18.75rem" />
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
