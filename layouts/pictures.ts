import { type encodings, formats } from "../pictures/formats.ts";
import type { Subject } from "../pictures/subject.ts";
import { subjects } from "../pictures/subjects.ts";

type Trades = typeof subjects;
export type PictureId = { [Trade in keyof Trades]: keyof Trades[Trade] & string }[keyof Trades];

const byId: Readonly<Record<string, Subject>> = Object.assign({}, ...Object.values(subjects));

export const pictureIds = Object.keys(byId) as PictureId[];

export function pictureOf(id: PictureId): Subject & { width: number; height: number } {
  const subject = byId[id];
  if (!subject) throw new Error(`There is no picture "${id}"`);
  const [width, height] = formats[subject.ratio].render;
  return { ...subject, width, height };
}

export const widthsOf = (id: PictureId): readonly number[] => formats[pictureOf(id).ratio].widths;

/** Beside the document, under a name that people can read. */
export const pictureFile = (id: PictureId, width: number, encoding: (typeof encodings)[number]) =>
  `pictures/${id}-${width}.${encoding}`;
