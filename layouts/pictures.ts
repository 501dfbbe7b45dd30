import { type encodings, formats } from "../pictures/formats.ts";
import type { Subject } from "../pictures/subject.ts";
import { subjects } from "../pictures/subjects.ts";
import type { CategoryCode } from "./categories.ts";

type Trades = typeof subjects;
type KnownId = { [Trade in keyof Trades]: keyof Trades[Trade] & string }[keyof Trades];

/** TODO: only known ids once the library is complete. */
export type PictureId = KnownId | `${Lowercase<CategoryCode>}-${string}`;

const byId: Readonly<Record<string, Subject>> = Object.assign({}, ...Object.values(subjects));

/** Stands in while the library is still being made; a test fails if one is left in the end. */
export const planned = (id: string): Subject => ({
  subject: id,
  kind: "detail",
  ratio: "3:2",
  focal: [0.5, 0.5],
  alt: `Picture ${id}, still to come.`,
});

export const isKnown = (id: string): boolean => id in byId;

export function pictureOf(id: PictureId): Subject & { width: number; height: number } {
  const subject = byId[id] ?? planned(id);
  const [width, height] = formats[subject.ratio].render;
  return { ...subject, width, height };
}

export const widthsOf = (id: PictureId): readonly number[] => formats[pictureOf(id).ratio].widths;

/** Beside the document, under a name that people can read. */
export const pictureFile = (id: PictureId, width: number, encoding: (typeof encodings)[number]) =>
  `pictures/${id}-${width}.${encoding}`;
