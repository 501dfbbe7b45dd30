import { slug } from "@daylit/layouts/text/slug.ts";
import { type Kind, kindNames } from "./kinds.ts";

/** Where a record's running text is kept: which file, and which of its passages. */
type TextPlace = { file: number; passage: number };

/** What is said of a record below its title. */
export type Details = {
  /** A section of a text names its page here. */
  note: string;
  /** What people may type to find it though it is not written there. */
  words?: string;
  /** File name of a small picture. */
  thumbnail?: string;
};

/** Something that can be found. */
export type SearchRecord = Details & {
  kind: Kind;
  title: string;
  path: string;
  text?: TextPlace;
};

/** A record as it travels: an array, because names repeated a thousand times weigh something. */
export type PackedRecord = readonly [
  kind: number,
  title: string,
  /** Without what can be told from the title and from the record before. */
  path: string,
  /** Left out where it is the name of the page, and where details come later. */
  note?: string,
  /** Below zero where there is no running text. */
  file?: number,
  passage?: number,
];

const own = "~";
const name = "=";

/** What the records before say of a place: the page, and what it is called. */
type Before = { page: string; title: string };

const start: Before = { page: "", title: "" };

function next(before: Before, path: string, title: string): Before {
  const [page = ""] = path.split("#");
  return path === page
    ? { page, title }
    : { page, title: page === before.page ? before.title : "" };
}

function shorten(path: string, title: string, { page }: Before): string {
  const [place = "", fragment] = path.split("#");
  const from = place === page ? "" : place;
  if (fragment === undefined) return from;
  return `${from}#${fragment === title ? name : fragment === slug(title) ? own : fragment}`;
}

function lengthen(packed: string, title: string, { page }: Before): string {
  const [place = "", fragment] = packed.split("#");
  const from = place || page;
  if (fragment === undefined) return from;
  return `${from}#${fragment === name ? title : fragment === own ? slug(title) : fragment}`;
}

/** Kinds of many short things: what is said of them comes in pieces, for those that are shown. */
const later: ReadonlySet<Kind> = new Set([
  "reference",
  "class",
  "property",
  "block",
  "layout",
  "picture",
]);

export const comesLater = ({ kind }: Pick<SearchRecord, "kind">) => later.has(kind);

/** Pictures have long names and are seldom looked for: the core only counts them. */
export const isPicture = ({ kind }: Pick<SearchRecord, "kind">) => kind === "picture";

/** A picture until its name has come: it leads to all of them. */
export const unnamedPicture = (): SearchRecord => ({
  kind: "picture",
  title: "Picture",
  path: "/pictures",
  note: "",
});

export function packAll(records: readonly SearchRecord[]): PackedRecord[] {
  let before = start;
  return records.map((record) => {
    const { kind, title, path, note, text } = record;
    const short = shorten(path, title, before);
    before = next(before, path, title);
    const known = note === before.title && path.includes("#");
    const shownNote = known || comesLater(record) ? "" : note;
    const head = [kindNames.indexOf(kind), title, short] as const;
    if (text) return [...head, shownNote, text.file, text.passage];
    return shownNote ? [...head, shownNote] : head;
  });
}

export function unpackAll(packed: readonly PackedRecord[]): SearchRecord[] {
  let before = start;
  return packed.map(([kind, title, short, note = "", file = -1, passage = 0]) => {
    const path = lengthen(short, title, before);
    before = next(before, path, title);
    const record: SearchRecord = { kind: kindNames[kind] ?? "page", title, path, note };
    if (file >= 0) record.text = { file, passage };
    if (!note && !comesLater(record) && path.includes("#")) record.note = before.title;
    return record;
  });
}

/** Details as they travel; of a picture its name and the part of its address behind `#`, too. */
export type PackedDetails = readonly [note: string, words?: string, thumbnail?: string];

export function packDetails(record: SearchRecord): PackedDetails {
  const { note, words, thumbnail, title, path } = record;
  if (isPicture(record)) return [note, title, path.split("#")[1]];
  return thumbnail ? [note, words ?? "", thumbnail] : words ? [note, words] : [note];
}

export const unpackDetails = (
  { kind }: Pick<SearchRecord, "kind">,
  [note, second, third]: PackedDetails,
): Partial<SearchRecord> =>
  kind === "picture"
    ? { note, title: second, path: `/pictures#${third}` }
    : { note, words: second || undefined, thumbnail: third };
