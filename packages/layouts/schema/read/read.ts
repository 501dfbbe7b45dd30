import type { Action } from "../../components/links/action.tsx";
import type { ImageRef } from "../../components/pictures/photo.tsx";
import type { AnyPicture } from "../../render/render-context.ts";
import { isFactLink } from "../facts.ts";
import type { Field, FieldSet } from "../field.ts";
import { readAddress } from "./address.ts";
import type { Report } from "./problem.ts";
import { readMarkedText, readSectionText } from "./read-marks.ts";
import {
  isRecord,
  readList,
  readNumber,
  readOneOf,
  readRecord,
  readText,
  readTexts,
} from "./values.ts";

/** What a field cannot know by itself: which pictures there are. */
export type Shelf = { pictures: readonly string[] };

/** Shown in the place of a picture that is not there. */
export const standIn: AnyPicture = "inte-lounge";

const mostPictures = 24;
const most = ({ exactly, max = mostPictures }: { exactly?: number; max?: number }) =>
  exactly ?? max;

function readPicture(value: unknown, path: string, report: Report, shelf: Shelf): AnyPicture {
  if (shelf.pictures.includes(value as string)) return value as AnyPicture;
  report(path, "replaced", value);
  return standIn;
}

function readImageRef(value: unknown, path: string, report: Report, shelf: Shelf): ImageRef {
  if (!isRecord(value)) return readPicture(value, path, report, shelf);
  const { id, alt, at, zoom } = readRecord(value, path, report, ["id", "alt", "at", "zoom"]);
  const percent = (entry: unknown, place: string) =>
    Math.round(readNumber(entry, place, report, [0, 100], 50));
  const point = at === undefined ? undefined : readList(at, `${path}.at`, report, 2, percent);
  if (point && point.length !== 2) report(`${path}.at`, "replaced");
  return {
    id: readPicture(id, `${path}.id`, report, shelf),
    ...(alt === undefined ? {} : { alt: readText(alt, `${path}.alt`, report) }),
    ...(point ? { at: [point[0] ?? 50, point[1] ?? 50] as const } : {}),
    ...(zoom === undefined ? {} : { zoom: readNumber(zoom, `${path}.zoom`, report, [1, 3]) }),
  };
}

/** Where a link leads; one that leads to the business stays as it is, whatever its facts are. */
const readLink = (value: unknown, path: string, report: Report): string =>
  isFactLink(value) ? readSectionText(value, path, report) : readAddress(value, path, report);

function readAction(value: unknown, path: string, report: Report): Action {
  const { label, href } = readRecord(value, path, report, ["label", "href"]);
  return {
    label: readSectionText(label, `${path}.label`, report),
    href: readLink(href, `${path}.href`, report),
  };
}

type EntryReader = (entry: unknown, path: string) => unknown;

/** The value of a field, as its definition wants it; undefined where there is none that could stand. */
export function readField(
  field: Field,
  value: unknown,
  path: string,
  report: Report,
  shelf: Shelf,
): unknown {
  const text = (entry: unknown, place: string) => readSectionText(entry, place, report);
  const tuple = (entry: unknown, place: string, count: number) => {
    const read = readList(entry, place, report, count, text);
    if (read.length === count) return read;
    report(place, "replaced");
    return Array.from({ length: count }, (_, index) => read[index] ?? "");
  };
  /** Blocks that are drawn from so many entries and no fewer get as many as they need. */
  const list = (of: { exactly?: number; max?: number }, read: EntryReader) => {
    const found = readList<unknown>(value, path, report, most(of), read);
    for (let index = found.length; index < (of.exactly ?? 0); index++)
      found.push(read(undefined, `${path}[${index}]`));
    return found;
  };
  const imageRef: EntryReader = (entry, place) => readImageRef(entry, place, report, shelf);
  switch (field.kind) {
    case "line":
    case "price":
    case "date":
      return text(value, path);
    case "text":
      return readMarkedText(value, path, report, true);
    case "prose":
      return Array.isArray(value)
        ? readTexts(value, path, report, { max: field.max, read: readMarkedText })
        : readMarkedText(value, path, report);
    case "lines":
      return readTexts(value, path, report, {
        max: most(field),
        between: ", ",
        read: readSectionText,
      });
    case "pairs":
      return list(field, (entry, place) => tuple(entry, place, 2));
    case "row":
      return tuple(value, path, field.of.length);
    case "items":
      return list(field, (entry, place) => readFields(field.fields, entry, place, report, shelf));
    case "group":
      return readFields(field.fields, value, path, report, shelf);
    case "picture":
      return imageRef(value, path);
    case "pictures":
      return list(field, imageRef);
    case "action":
      return readAction(value, path, report);
    case "actions":
      return list(field, (entry, place) => readAction(entry, place, report));
    case "link":
      return readLink(value, path, report);
    case "choice":
      return readOneOf(value, path, report, Object.keys(field.options));
    case "toggle":
      if (typeof value !== "boolean") report(path, "replaced");
      return value === true;
  }
}

/** All fields of a set, in the order of their definition; what is missing and must not be is empty. */
export function readFields(
  fields: FieldSet,
  value: unknown,
  path: string,
  report: Report,
  shelf: Shelf,
): Record<string, unknown> {
  const given = readRecord(value, path, report, Object.keys(fields));
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (given[name] === undefined && field.optional) continue;
    const place = path ? `${path}.${name}` : name;
    const found = readField(field, given[name], place, report, shelf);
    if (found !== undefined) read[name] = found;
  }
  return read;
}
