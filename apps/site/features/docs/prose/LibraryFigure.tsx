import { picture } from "@daylit/pictures/catalogue/catalogue.ts";
import { Picture } from "@daylit/pictures/Picture.tsx";
import type { ReactNode } from "react";
import { chapterPictures, guidePictures } from "../../../content/page-pictures.ts";

const pictures = { ...chapterPictures, ...guidePictures };

type Props = { of: keyof typeof pictures; children: ReactNode };

/** A picture of the library in a chapter or a guide, with a line below it. */
export function LibraryFigure({ of, children }: Props) {
  return (
    <figure className="library-figure">
      <Picture picture={picture(pictures[of])} sizes="(width < 52rem) 92vw, 46rem" />
      <figcaption>{children}</figcaption>
    </figure>
  );
}
