import type { Action } from "../parts/action.tsx";
import type { Shot } from "../parts/photo.tsx";
import type { AnyPicture } from "../render/render-context.ts";
import { readAddress } from "./address.ts";
import type { Field, FieldSet } from "./field.ts";
import { isRecord, readList, readNumber, readOneOf, readRecord, readText } from "./plain.ts";
import { notOne, type Report } from "./problem.ts";

/** What a field cannot know by itself: which pictures there are. */
export type Shelf = { pictures: readonly string[] };

const mostPictures = 24;
const most = ({ exactly, max = mostPictures }: { exactly?: number; max?: number }) =>
  exactly ?? max;

function readPicture(value: unknown, path: string, report: Report, shelf: Shelf): AnyPicture {
  if (!shelf.pictures.includes(value as string))
    report(path, notOne(value, "picture", shelf.pictures));
  return value as AnyPicture;
}

function readShot(value: unknown, path: string, report: Report, shelf: Shelf): Shot {
  if (!isRecord(value)) return readPicture(value, path, report, shelf);
  const { id, alt, at, zoom } = readRecord(value, path, report, ["id", "alt", "at", "zoom"]);
  const percent = (entry: unknown, place: string) =>
    Math.round(readNumber(entry, place, report, [0, 100]));
  const point = at === undefined ? undefined : readList(at, `${path}.at`, report, 2, percent);
  if (point && point.length !== 2) report(`${path}.at`, "should be two numbers, across and down");
  return {
    id: readPicture(id, `${path}.id`, report, shelf),
    ...(alt === undefined ? {} : { alt: readText(alt, `${path}.alt`, report) }),
    ...(point ? { at: [point[0] ?? 0, point[1] ?? 0] as const } : {}),
    ...(zoom === undefined ? {} : { zoom: readNumber(zoom, `${path}.zoom`, report, [1, 3]) }),
  };
}

function readAction(value: unknown, path: string, report: Report): Action {
  const { label, href } = readRecord(value, path, report, ["label", "href"]);
  return {
    label: readText(label, `${path}.label`, report),
    href: readAddress(href, `${path}.href`, report),
  };
}

/** The value of a field, as its definition wants it; everything else is reported. */
export function readField(
  field: Field,
  value: unknown,
  path: string,
  report: Report,
  shelf: Shelf,
): unknown {
  const text = (entry: unknown, place: string) => readText(entry, place, report);
  const tuple = (entry: unknown, place: string, count: number) => {
    const read = readList(entry, place, report, count, text);
    if (read.length < count) report(place, `should have ${count} texts`);
    return read;
  };
  switch (field.kind) {
    case "line":
    case "price":
    case "date":
      return text(value, path);
    case "text":
      return readText(value, path, report, true);
    case "prose":
      return Array.isArray(value)
        ? readList(value, path, report, field.max, text)
        : text(value, path);
    case "lines":
      return readList(value, path, report, most(field), text);
    case "pairs":
      return readList(value, path, report, most(field), (entry, place) => tuple(entry, place, 2));
    case "row":
      return tuple(value, path, field.of.length);
    case "items":
      return readList(value, path, report, most(field), (entry, place) =>
        readFields(field.fields, entry, place, report, shelf),
      );
    case "group":
      return readFields(field.fields, value, path, report, shelf);
    case "picture":
      return readShot(value, path, report, shelf);
    case "pictures":
      return readList(value, path, report, most(field), (entry, place) =>
        readShot(entry, place, report, shelf),
      );
    case "action":
      return readAction(value, path, report);
    case "actions":
      return readList(value, path, report, most(field), (entry, place) =>
        readAction(entry, place, report),
      );
    case "link":
      return readAddress(value, path, report);
    case "choice":
      return readOneOf(value, path, report, Object.keys(field.options), "choice");
    case "toggle":
      if (typeof value !== "boolean") report(path, "should be true or false");
      return value === true;
  }
}

/** All fields of a set, in the order of their definition; what is missing and must not be is said. */
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
    const place = path ? `${path}.${name}` : name;
    if (given[name] !== undefined) read[name] = readField(field, given[name], place, report, shelf);
    else if (!field.optional) report(place, `${field.label} is missing`);
  }
  return read;
}
