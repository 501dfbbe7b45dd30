import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { classes } from "../../components/section/classes.ts";
import { each } from "../../components/section/each.tsx";
import { Scroller } from "../../components/section/scroller.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { galleryRow } from "./gallery-row.fields.ts";

type Props = Fields<typeof galleryRow>;

export default function GalleryRow({ items, walk, ...rest }: Props) {
  const row = (
    <>
      <Words {...rest} />
      <Scroller className="gallery gallery-row-strip" label={rest.heading}>
        {each(items, ({ picture, caption, note }) => (
          <figure>
            <Photo image={picture} ratio="portrait" sizes={walk ? "26rem" : "18.75rem"} />
            <figcaption>
              <strong>{caption}</strong>
              {note && <span className="fact"> {note}</span>}
            </figcaption>
          </figure>
        ))}
      </Scroller>
    </>
  );
  return (
    <Band {...rest} block="gallery-row" className={classes(walk && "gallery-row-walk")}>
      {walk ? <div className="gallery-row-stage">{row}</div> : row}
    </Band>
  );
}
