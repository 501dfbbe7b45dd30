import {
  type BlockName,
  definitionOf,
  definitions,
  isBlock,
} from "@daylit/layouts/blocks/definitions.ts";
import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import { isAddress } from "@daylit/layouts/schema/address.ts";
import {
  isRecord,
  readList,
  readNumber,
  readOneOf,
  readRecord,
  readText,
} from "@daylit/layouts/schema/plain.ts";
import { notOne, type Report } from "@daylit/layouts/schema/problem.ts";
import { readFields, type Shelf } from "@daylit/layouts/schema/read.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import {
  ceiling,
  type FormWay,
  iconNames,
  type Kept,
  type Mark,
  type OwnRecord,
  type PictureType,
} from "./site-document.ts";

const hashForm = /^[0-9a-f]{8,64}$/;
const ownForm = /^own-[a-z0-9][a-z0-9-]{0,39}$/;
const types: readonly PictureType[] = ["avif", "webp", "jpeg", "png", "svg+xml"];

export function readBusiness(value: unknown, report: Report): Business {
  const business = readRecord(value, "business", report, [
    ...["name", "strapline", "phone", "email", "address", "hours", "note"],
  ]);
  const text = (entry: unknown, path: string) => readText(entry, path, report);
  const field = (key: string) => text(business[key], `business.${key}`);
  return {
    name: field("name"),
    strapline: field("strapline"),
    phone: field("phone"),
    email: field("email"),
    address: readList(business.address, "business.address", report, 8, text),
    ...(business.hours === undefined
      ? {}
      : {
          hours: readList(business.hours, "business.hours", report, 14, (entry, path) => {
            const pair = readList(entry, path, report, 2, text);
            if (pair.length !== 2) report(path, "should be days and hours");
            const [days = "", times = ""] = pair;
            return [days, times] as const;
          }),
        }),
    ...(business.note === undefined ? {} : { note: field("note") }),
  };
}

function readHash(value: unknown, path: string, report: Report): string {
  if (typeof value === "string" && hashForm.test(value)) return value;
  report(path, "is no mark of a file");
  return "00000000";
}

export function readOwnPictures(value: unknown, report: Report): Record<OwnPicture, OwnRecord> {
  const read: Record<OwnPicture, OwnRecord> = {};
  if (!isRecord(value)) {
    report("pictures", "should be a group of named pictures");
    return read;
  }
  const ids = Object.keys(value);
  if (ids.length > ceiling.pictures) {
    report("pictures", `are ${ids.length}; at most ${ceiling.pictures} fit`);
    return read;
  }
  for (const id of ids) {
    const path = `pictures.${id}`;
    if (!ownForm.test(id)) {
      report(path, 'should be called "own-" and a word in small letters');
      continue;
    }
    const known = ["alt", "width", "height", "focal", "files"];
    const picture = readRecord(value[id], path, report, known);
    const size = (key: string) => readNumber(picture[key], `${path}.${key}`, report, [1, 20_000]);
    const share = (entry: unknown, place: string) => readNumber(entry, place, report, [0, 1]);
    const [x = 0.5, y = 0.5] = readList(picture.focal, `${path}.focal`, report, 2, share);
    const files = readList(picture.files, `${path}.files`, report, 4, (entry, place) => {
      const file = readRecord(entry, place, report, ["width", "type", "hash"]);
      return {
        width: Math.round(readNumber(file.width, `${place}.width`, report, [1, 20_000])),
        type: readOneOf(file.type, `${place}.type`, report, types, "kind of picture"),
        hash: readHash(file.hash, `${place}.hash`, report),
      };
    });
    if (files.length === 0) report(`${path}.files`, "should have a file at least");
    read[id as OwnPicture] = {
      alt: readText(picture.alt, `${path}.alt`, report),
      width: Math.round(size("width")),
      height: Math.round(size("height")),
      focal: [x, y],
      files,
    };
  }
  return read;
}

export function readMark(value: unknown, report: Report, own: Shelf): Mark {
  const mark = readRecord(value, "mark", report, ["outline", "logo", "icons"]);
  if (mark.logo === undefined) {
    const outline = readText(mark.outline, "mark.outline", report);
    if (!/^[MmLlHhVvCcSsQqTtAaZz\d\s.,+-]*$/.test(outline))
      report("mark.outline", "is no outline: only the letters and numbers of a path are expected");
    return { outline };
  }
  if (!own.pictures.includes(mark.logo as string))
    report("mark.logo", notOne(mark.logo, "picture of yours", own.pictures));
  const icons = readRecord(mark.icons, "mark.icons", report, iconNames);
  return {
    logo: mark.logo as OwnPicture,
    icons: Object.fromEntries(
      iconNames.map((name) => [name, readHash(icons[name], `mark.icons.${name}`, report)]),
    ) as Record<(typeof iconNames)[number], string>,
  };
}

export function readForm(value: unknown, report: Report): FormWay {
  const { way, address } = readRecord(value, "form", report, ["way", "address"]);
  if (readOneOf(way, "form.way", report, ["mail", "service"], "way") === "mail")
    return { way: "mail" };
  const text = readText(address, "form.address", report);
  if (!text.startsWith("https://") || !isAddress(text))
    report("form.address", "is no address of a form service: https:// is expected");
  return { way: "service", address: text };
}

/** Words that are kept for a block which is not shown are read as strictly as all others. */
function readKept(value: unknown, path: string, report: Report, shelf: Shelf): Kept {
  const kept: Record<string, Record<string, unknown>> = {};
  for (const [name, words] of Object.entries(
    readRecord(value, path, report, Object.keys(definitions), "block"),
  )) {
    const { fields } = definitionOf(name as BlockName);
    const some = Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, { ...field, optional: true as const }]),
    );
    kept[name] = readFields(some, words, `${path}.${name}`, report, shelf);
  }
  return kept;
}

/** A section of any kind; which kinds may stand where is the page's matter. */
export function readSection(
  value: unknown,
  path: string,
  report: Report,
  shelf: Shelf,
  allowed: (block: BlockName) => string | undefined,
): Record<string, unknown> & { block: BlockName } {
  const fallback = { block: "footer-slim" as const };
  if (!isRecord(value)) {
    report(path, "should be a section");
    return fallback;
  }
  const { block, id, nav, kept, ...words } = { ...value };
  if (!isBlock(block)) {
    report(path, notOne(block, "block", Object.keys(definitions)));
    return fallback;
  }
  const objection = allowed(block);
  if (objection) report(path, objection);
  const read: Record<string, unknown> & { block: BlockName } = { block };
  if (id !== undefined) {
    read.id = readText(id, `${path}.id`, report);
    if (!/^[a-z][a-z0-9-]{0,59}$/.test(read.id as string))
      report(`${path}.id`, "should be a word in small letters");
  }
  if (nav !== undefined) read.nav = readText(nav, `${path}.nav`, report);
  Object.assign(read, readFields(definitionOf(block).fields, words, path, report, shelf));
  if (kept !== undefined) read.kept = readKept(kept, `${path}.kept`, report, shelf);
  return read;
}
