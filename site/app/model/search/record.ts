import { type Kind, kindNames } from "./kinds.ts";

/** Where a record's running text is kept: which file, and which of its passages. */
export type TextPlace = { file: number; passage: number };

/** Something that can be found. */
export type SearchRecord = {
  kind: Kind;
  title: string;
  path: string;
  /** Said below the title. A section of a text names its page here. */
  note: string;
  /** What people may type to find it though it is not written there. */
  words?: string;
  /** File name of a small picture. */
  thumbnail?: string;
  text?: TextPlace;
};

/** A record as it travels: an array, because names repeated a thousand times weigh something. */
export type PackedRecord = readonly [
  kind: number,
  title: string,
  path: string,
  note: string,
  words?: string,
  thumbnail?: string,
  file?: number,
  passage?: number,
];

export const pack = (record: SearchRecord): PackedRecord => {
  const { kind, title, path, note, words, thumbnail, text } = record;
  const start = [kindNames.indexOf(kind), title, path, note] as const;
  if (text) return [...start, words ?? "", thumbnail ?? "", text.file, text.passage];
  if (thumbnail) return [...start, words ?? "", thumbnail];
  return words ? [...start, words] : start;
};

export const unpack = (packed: PackedRecord): SearchRecord => {
  const [kind, title, path, note, words, thumbnail, file, passage] = packed;
  return {
    kind: kindNames[kind] ?? "page",
    title,
    path,
    note,
    words: words || undefined,
    thumbnail: thumbnail || undefined,
    text: file === undefined ? undefined : { file, passage: passage ?? 0 },
  };
};
