import { picture } from "@daylit/pictures/catalogue/catalogue.ts";
import { Picture } from "@daylit/pictures/Picture.tsx";
import type { ReactNode } from "react";
import { chapterPictures } from "../../../content/page-pictures.ts";

type Props = { of: keyof typeof chapterPictures; children: ReactNode };

/** A picture of the library in a chapter, with a line below it. */
export function LibraryFigure({ of, children }: Props) {
  return (
    <figure className="library-figure">
      <Picture picture={picture(chapterPictures[of])} sizes="(width < 52rem) 92vw, 46rem" />
      <figcaption>{children}</figcaption>
    </figure>
  );
}
