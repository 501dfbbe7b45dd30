import type { PictureFacts } from "@daylit/pictures/catalogue/measured.ts";
import { type encodings, formatOf } from "@daylit/pictures/formats.ts";
import measured from "@daylit/pictures/generated/measured.json" with { type: "json" };
import type { Subject } from "@daylit/pictures/metadata/subject.ts";
import { subjects } from "@daylit/pictures/metadata/subjects.ts";

type Trades = typeof subjects;
export type PictureId = { [Trade in keyof Trades]: keyof Trades[Trade] & string }[keyof Trades];

const byId: Readonly<Record<string, Subject>> = Object.assign({}, ...Object.values(subjects));

const encoded: Readonly<Record<string, PictureFacts | undefined>> = measured;

export const pictureIds = Object.keys(byId) as PictureId[];

/** Browsers get the subjects without their descriptions, and these a moment later. */
let described: Readonly<Record<string, string>> = {};

export const describePictures = (descriptions: typeof described) => {
  described = descriptions;
};

export function pictureOf(id: PictureId): Subject & { width: number; height: number } {
  const subject = byId[id];
  if (!subject) throw new Error(`There is no picture "${id}"`);
  const [width, height] = formatOf(subject).render;
  const alt = subject.alt ?? described[id] ?? "";
  return {
    ...subject,
    alt,
    width: encoded[id]?.width ?? width,
    height: encoded[id]?.height ?? height,
  };
}

/** The widths it was encoded in, or, before it is rendered, those it will have. */
export const widthsOf = (id: PictureId): readonly number[] =>
  encoded[id]?.widths ?? formatOf(pictureOf(id)).widths;

/** The hash in the names of its files on the studio's site; undefined before it is rendered. */
export const hashOf = (id: PictureId): string | undefined => encoded[id]?.hash;

/** Beside the document, under a name that people can read. */
export const pictureFile = (id: PictureId, width: number, encoding: (typeof encodings)[number]) =>
  `pictures/${id}-${width}.${encoding}`;
