import type { CataloguePicture } from "@daylit/pictures/catalogue/catalogue.ts";
import { Picture } from "@daylit/pictures/Picture.tsx";
import type { ReactNode } from "react";

/** An article beside a picture; `side` says where the picture stands. */
export function Story({
  children,
  picture,
  side = "end",
}: {
  children: ReactNode;
  picture?: CataloguePicture;
  side?: "start" | "end";
}) {
  return (
    <section className="section story" data-side={picture ? side : undefined}>
      <article className="story-words">{children}</article>
      {picture && (
        <div className="story-picture reveal">
          <Picture picture={picture} sizes="(width < 56em) 92vw, 42vw" />
        </div>
      )}
    </section>
  );
}
