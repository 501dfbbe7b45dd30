import type { PictureFacts, PictureSet } from "@daylit/layouts/render/render-context.ts";
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

/** What a block reads of a picture. */
export function factsOf(picture: Picture): PictureFacts {
  if (typeof picture === "object" && "drawing" in picture) return factsOfDrawing(picture);
  const { src, alt, width, height, srcSet, sources, turns }: PictureSource =
    typeof picture === "string" ? { src: picture, ...usual } : picture;
  const plain = srcSet ? filesIn(srcSet, width) : [{ width, address: src }];
  return {
    alt,
    focal: [0.5, 0.5],
    width,
    height,
    sets: [
      ...(sources ?? []).map(({ type, srcSet: set }) => ({ type, files: filesIn(set, width) })),
      { type: "image/*", files: plain },
    ],
    ...(turns ? { turns } : {}),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The parts of the layouts read a picture by its id: here a picture is its own id. */
export function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures);
  if (!isRecord(value)) return value;
  if (typeof value.src === "string" || typeof value.drawing === "string") {
    const { alt, at, zoom } = value;
    return { id: value, alt, at, zoom };
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withPictures(each)]));
}
