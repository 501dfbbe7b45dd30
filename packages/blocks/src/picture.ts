import type { PictureFacts, PictureSet } from "@daylit/layouts/render/render-context.ts";
import type { ReactElement } from "react";
import type { Drawing, Picture, PictureSource } from "./types.ts";

/** The blocks need a shape to choose a crop; most photographs have this one. */
const usual = { alt: "", width: 1200, height: 800 };

/** "a-480.avif 480w, a-960.avif 960w": widths as they are, densities as multiples of the picture's width. */
const filesIn = (srcSet: string, whole: number): PictureSet["files"] =>
  srcSet
    .trim()
    .split(/,\s+/)
    .map((candidate) => {
      const [address = "", size = ""] = candidate.split(/\s+/);
      const number = Number.parseFloat(size);
      const width = size.endsWith("w") ? number : whole * (size.endsWith("x") ? number : 1);
      return { width, address };
    });

function factsOfDrawing({ drawing, alt }: Drawing): PictureFacts {
  const [, width = usual.width, height = usual.height] = (
    /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []
  ).map(Number);
  return { alt, focal: [0.5, 0.5], width, height, sets: [], drawing };
}

/** An element in the place of a picture is held as an address. */
export type PictureFile = Exclude<Picture, ReactElement>;

/** What a block reads of a picture. */
export function factsOf(picture: PictureFile): PictureFacts {
  if (typeof picture === "object" && "drawing" in picture) return factsOfDrawing(picture);
  const { src, alt, width, height, srcSet, sources, dusk, daylight, turns }: PictureSource =
    typeof picture === "string" ? { src: picture, ...usual } : picture;
  const setsOf = (given: PictureSource["sources"] = []) =>
    given.map(({ type, srcSet: set }) => ({ type, files: filesIn(set, width) }));
  const plain = srcSet ? filesIn(srcSet, width) : [{ width, address: src }];
  return {
    alt,
    focal: [0.5, 0.5],
    width,
    height,
    sets: [...setsOf(sources), { type: "image/*", files: plain }],
    ...(dusk ? { dusk: setsOf(dusk) } : {}),
    ...(daylight ? { daylight } : {}),
    ...(turns ? { turns } : {}),
  };
}
