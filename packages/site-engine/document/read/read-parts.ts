import {
  type BlockName,
  definitionOf,
  definitions,
  isBlock,
} from "@daylit/layouts/blocks/definitions.ts";
import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import type { Report } from "@daylit/layouts/schema/read/problem.ts";
import { readFields, type Shelf } from "@daylit/layouts/schema/read/read.ts";
import { readSectionText } from "@daylit/layouts/schema/read/read-marks.ts";
import {
  isRecord,
  readList,
  readNumber,
  readOneOf,
  readRecord,
  readText,
  readTexts,
} from "@daylit/layouts/schema/read/values.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import { logos } from "../pictures/logos.ts";
import {
  type FormWay,
  iconNames,
  type Logo,
  limits,
  type OwnFile,
  type OwnRecord,
  type PictureType,
  type StashedFields,
} from "../site-document.ts";
import { formAddressOf } from "./web-address.ts";

const hashForm = /^[0-9a-f]{8,64}$/;
/** The letters and numbers of a path, and nothing that ends an attribute. */
const outlineForm = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,+-]{0,5000}$/;
const ownForm = /^own-[a-z0-9][a-z0-9-]{0,39}$/;
type Icons = Readonly<Record<(typeof iconNames)[number], string>>;
const types: readonly PictureType[] = ["avif", "webp", "jpeg", "png", "svg+xml"];

export function readBusiness(value: unknown, report: Report): Business {
  const business = readRecord(value, "business", report, [
    ...["name", "strapline", "phone", "email", "address", "hours", "note"],
  ]);
  const text = (entry: unknown, path: string) => readText(entry, path, report);
  const field = (key: string) => text(business[key], `business.${key}`);
  const { strapline, address } = business;
  return {
    name: field("name"),
    // They may say other facts: “Bakery in Leeds”.
    strapline: readSectionText(strapline, "business.strapline", report),
    phone: field("phone"),
    email: field("email"),
    address: readTexts(address, "business.address", report, {
      max: limits.address,
      between: ", ",
      read: readSectionText,
    }),
    ...(business.hours === undefined
      ? {}
      : {
          hours: readList(business.hours, "business.hours", report, limits.hours, (entry, path) => {
            const pair = readList(entry, path, report, 2, text);
            if (pair.length !== 2) report(path, "replaced");
            const [days = "", times = ""] = pair;
            return [days, times] as const;
          }),
        }),
    ...(business.note === undefined ? {} : { note: field("note") }),
  };
}

const isHash = (value: unknown): value is string =>
  typeof value === "string" && hashForm.test(value);

/** A file of an own picture; without a hash nobody could find it. One content has one type. */
function readFile(
  value: unknown,
  path: string,
  report: Report,
  typeOf: Map<string, PictureType>,
): OwnFile | undefined {
  const { width, type, hash } = readRecord(value, path, report, ["width", "type", "hash"]);
  const known = readOneOf(type, `${path}.type`, report, types);
  if (known && isHash(hash)) {
    const across = readNumber(width, `${path}.width`, report, [1, 20_000]);
    const first = typeOf.get(hash) ?? known;
    typeOf.set(hash, first);
    if (first !== known) report(`${path}.type`, "replaced", known);
    return { width: Math.round(across), type: first, hash };
  }
  report(path, "dropped");
  return undefined;
}

export function readOwnPictures(value: unknown, report: Report): Record<OwnPicture, OwnRecord> {
  const read: Record<OwnPicture, OwnRecord> = {};
  const typeOf = new Map<string, PictureType>();
  if (!isRecord(value)) {
    report("pictures", "replaced");
    return read;
  }
  for (const id of Object.keys(value)) {
    const path = `pictures.${id}`;
    // A logo comes on top of the pictures.
    if (!ownForm.test(id) || Object.keys(read).length > limits.pictures) {
      report(path, "dropped", value[id]);
      continue;
    }
    const known = ["alt", "width", "height", "focal", "files"];
    const picture = readRecord(value[id], path, report, known);
    const files = readList(picture.files, `${path}.files`, report, 4, (entry, place) =>
      readFile(entry, place, report, typeOf),
    );
    const alt = readText(picture.alt, `${path}.alt`, report);
    if (files.length === 0) {
      report(path, "dropped", alt);
      continue;
    }
    const size = (key: string) => readNumber(picture[key], `${path}.${key}`, report, [1, 20_000]);
    const share = (entry: unknown, place: string) => readNumber(entry, place, report, [0, 1], 0.5);
    const [x = 0.5, y = 0.5] = readList(picture.focal, `${path}.focal`, report, 2, share);
    read[id as OwnPicture] = {
      alt,
      width: Math.round(size("width")),
      height: Math.round(size("height")),
      focal: [x, y],
      files,
    };
  }
  return read;
}

export function readLogo(value: unknown, report: Report, own: Shelf): Logo {
  const { outline, logo, icons, beside } = readRecord(value, "mark", report, [
    ...["outline", "logo", "icons", "beside"],
  ]);
  const found = isRecord(icons) ? icons : {};
  if (own.pictures.includes(logo as string) && iconNames.every((name) => isHash(found[name]))) {
    const known = readRecord(found, "mark.icons", report, iconNames);
    return {
      logo: logo as OwnPicture,
      icons: Object.fromEntries(iconNames.map((name) => [name, known[name]])) as Icons,
      ...(beside === true ? { beside } : {}),
    };
  }
  if (logo === undefined && typeof outline === "string" && outlineForm.test(outline))
    return { outline };
  report("mark", "replaced");
  return { outline: logos.circle };
}

/** An address that is used on its own; one that has to be changed for that is told as it was. */
export function readWebAddress(
  value: unknown,
  path: string,
  report: Report,
  plain: (text: string) => string | undefined,
  none: "dropped" | "replaced" = "dropped",
): string | undefined {
  const found = typeof value === "string" ? plain(value) : undefined;
  if (value !== found) report(path, found === undefined ? none : "corrected", value);
  return found;
}

export function readForm(value: unknown, report: Report): FormWay {
  const { way, address } = readRecord(value, "form", report, ["way", "address"]);
  if (way === "mail" || way === "host") return { way };
  if (way === "service") {
    const found = readWebAddress(address, "form", report, formAddressOf, "replaced");
    return found ? { way, address: found } : { way: "mail" };
  }
  report("form", "replaced", address);
  return { way: "mail" };
}

/** Words that are kept for a block which is not shown are read as all others are. */
function readKept(value: unknown, path: string, report: Report, shelf: Shelf): StashedFields {
  const kept: Record<string, Record<string, unknown>> = {};
  for (const [name, words] of Object.entries(
    readRecord(value, path, report, Object.keys(definitions)),
  )) {
    const { fields } = definitionOf(name as BlockName);
    const some = Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, { ...field, optional: true as const }]),
    );
    kept[name] = readFields(some, words, `${path}.${name}`, report, shelf);
  }
  return kept;
}

/** A section of any kind, or nothing if its block is not known or may not stand here. */
export function readSection(
  value: unknown,
  path: string,
  report: Report,
  shelf: Shelf,
  allowed: (block: BlockName) => boolean,
): (Record<string, unknown> & { block: BlockName }) | undefined {
  const { block, id, nav, kept, ...words } = isRecord(value) ? { ...value } : {};
  if (!isBlock(block) || !allowed(block)) {
    report(path, "dropped", value);
    return undefined;
  }
  const read: Record<string, unknown> & { block: BlockName } = { block };
  if (typeof id === "string" && /^[a-z][a-z0-9-]{0,59}$/.test(id)) read.id = id;
  else if (id !== undefined) report(`${path}.id`, "dropped");
  if (nav !== undefined) read.nav = readText(nav, `${path}.nav`, report);
  Object.assign(read, readFields(definitionOf(block).fields, words, path, report, shelf));
  if (kept !== undefined) read.kept = readKept(kept, `${path}.kept`, report, shelf);
  return read;
}
