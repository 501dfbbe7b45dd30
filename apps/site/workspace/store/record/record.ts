import type { Fingerprint, Repair } from "@daylit/site-engine";
import { offerLimits } from "../../../model/offer.ts";
import { isRecord, line } from "../../../model/unknown-values.ts";
import { acceptDesk, type Desk, hexColour } from "./desk.ts";
import { type DeskFile, deskLimits, readDeskFile } from "./desk-file.ts";
import { type Harmony, isHarmony } from "./harmonies.ts";
import { isHash } from "./hash.ts";
import { acceptPlan, type Plan } from "./plan.ts";

const recordVersion = 1;

/** A palette that was put aside. */
export type Palette = { brand: string; harmony: Harmony };

/** What one visitor has gathered for one website. All tools read and write the same record. */
export interface WorkspaceRecord {
  id: string;
  version: typeof recordVersion;
  /** What the website is for; empty until it is said. */
  name: string;
  /** ms since 1970 */
  made: number;
  changed: number;
  /** #rrggbb */
  brand?: string;
  harmony?: Harmony;
  palettes?: readonly Palette[];
  /** A layout's id, such as "arch-0001", or "food-0001-2" for one of a family. */
  layout?: string;
  /** Layouts that were marked, the latest last. */
  favourites?: readonly string[];
  plan?: Plan;
  /** What was answered and written on the desk. */
  words?: Desk;
  desk: readonly DeskFile[];
  /** Hash of the logo's file. */
  logo?: string;
  /** The website itself: a site document, checked by the site engine when it is used. */
  site?: unknown;
  /** The version that was replaced last, to be brought back; checked in the same way. */
  earlier?: unknown;
  /** Versions of it that were downloaded or opened, the latest last: what differs online is not from here. */
  published?: readonly Fingerprint[];
  /** The document as it was online when it was last read there; checked by the site engine too. */
  online?: unknown;
  /** Words that had no place in it, to be copied from. */
  setAside?: readonly Repair[];
  /** Which write this is: "12-3f9a", the twelfth, by that tab. */
  stamp?: string;
}

export const recordLimits = {
  name: offerLimits.name,
  palettes: 24,
  favourites: 24,
  setAside: 1000,
  published: 5,
} as const;

/** A layout's id, or nothing if it is something else. */
const layoutId = (value: unknown): string | undefined =>
  typeof value === "string" && /^[a-z]{4}-\d{4}(-\d)?$/.test(value) ? value : undefined;

export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

export const newRecord = (name = "", now = Date.now()): WorkspaceRecord => ({
  ...{ id: newId(), version: recordVersion, name, made: now, changed: now, desk: [] },
});

/** Whether it holds nothing that the visitor made. */
export const isEmpty = (record: WorkspaceRecord) => {
  const { name, brand, layout, favourites, plan, words, desk, logo, site } = record;
  return !(
    name ||
    brand ||
    layout ||
    favourites?.length ||
    plan ||
    words ||
    desk.length > 0 ||
    logo ||
    site
  );
};

/** What of a site is the visitor's own. */
type SiteSummary = {
  name: string;
  brand?: string | undefined;
  pages: number;
  pictures: number;
  logo: boolean;
  /** What the business does, in its owner’s words. */
  sentence?: string;
  /** Where it is online, or will be. */
  address?: string;
};

/**
 * The site in a record at a glance, for lists and links: without the engine that reads sites, which
 * checks all of it and is much larger than the pages that only name it.
 */
export function siteSummary({ name, site }: WorkspaceRecord): SiteSummary | undefined {
  if (!isRecord(site)) return undefined;
  const { name: business, strapline } = isRecord(site.business) ? site.business : {};
  const examples = Array.isArray(site.examples) ? site.examples : [];
  const own = isRecord(site.pictures) ? Object.keys(site.pictures) : [];
  return {
    name: name || (typeof business === "string" && business) || "Without a name",
    pages: Array.isArray(site.pages) ? site.pages.length : 0,
    pictures: own.filter((id) => !id.startsWith("own-logo-")).length,
    logo: isRecord(site.mark) && "logo" in site.mark,
    ...(typeof strapline === "string" && !examples.includes("strapline")
      ? { sentence: strapline }
      : {}),
    ...(typeof site.address === "string" && /^https?:\/\//.test(site.address)
      ? { address: site.address }
      : {}),
    ...(isRecord(site.theme) && typeof site.theme.brand === "string"
      ? { brand: hexColour(site.theme.brand) }
      : {}),
  };
}

const time = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : undefined;

const palette = (value: unknown): Palette | undefined => {
  if (!isRecord(value) || typeof value.brand !== "string") return undefined;
  const brand = hexColour(value.brand);
  const harmony = typeof value.harmony === "string" && isHarmony(value.harmony);
  return brand ? { brand, harmony: harmony ? (value.harmony as Harmony) : "daylit" } : undefined;
};

const repair = (value: unknown): Repair | undefined =>
  isRecord(value) &&
  typeof value.path === "string" &&
  typeof value.kind === "string" &&
  (value.rest === undefined || typeof value.rest === "string")
    ? (value as Repair)
    : undefined;

const fingerprint = (value: unknown): Fingerprint | undefined =>
  isRecord(value) &&
  typeof value.rest === "string" &&
  Array.isArray(value.texts) &&
  value.texts.every((text) => typeof text === "string")
    ? { rest: value.rest, texts: value.texts }
    : undefined;

/** Takes older records to today's form, one step for each version. There is only one so far. */
function migrated(value: Record<string, unknown>): Record<string, unknown> | undefined {
  return value.version === recordVersion ? value : undefined;
}

/** A record out of anything that was stored, or the reason in words. */
export function readRecord(value: unknown): WorkspaceRecord | string {
  if (!isRecord(value)) return "This isn’t a Daylit project file.";
  if (typeof value.version === "number" && value.version > recordVersion)
    return "This project was made by a newer version of the site. Reload the page.";
  const found = migrated(value);
  if (!found) return "This project is in a format we don’t recognise.";
  const { id, brand, harmony, logo, site, earlier, online } = found;
  const layout = layoutId(found.layout);
  const made = time(found.made);
  if (typeof id !== "string" || !/^[\w-]{1,40}$/.test(id)) return "This project has no name.";
  if (!made) return "This project does not say when it was made.";
  const listed = <T>(list: unknown, most: number, read: (item: unknown) => T | undefined) =>
    (Array.isArray(list) ? list : []).slice(0, most).flatMap((item) => read(item) ?? []);
  const hex = typeof brand === "string" ? hexColour(brand) : undefined;
  const plan = acceptPlan(found.plan);
  const words = acceptDesk(found.words);
  const palettes = listed(found.palettes, recordLimits.palettes, palette);
  const setAside = listed(found.setAside, recordLimits.setAside, repair);
  const published = listed(found.published, recordLimits.published, fingerprint);
  const favourites = [...new Set(listed(found.favourites, recordLimits.favourites, layoutId))];
  return {
    id,
    version: recordVersion,
    name: line(found.name, recordLimits.name) ?? "",
    made,
    changed: time(found.changed) ?? made,
    desk: listed(found.desk, deskLimits.files, readDeskFile),
    ...(hex ? { brand: hex } : {}),
    ...(typeof harmony === "string" && isHarmony(harmony) ? { harmony } : {}),
    ...(palettes.length > 0 ? { palettes } : {}),
    ...(layout ? { layout } : {}),
    ...(favourites.length > 0 ? { favourites } : {}),
    ...(plan ? { plan } : {}),
    ...(words ? { words } : {}),
    ...(isHash(logo) ? { logo } : {}),
    ...(site === undefined ? {} : { site }),
    ...(earlier === undefined ? {} : { earlier }),
    ...(published.length > 0 ? { published } : {}),
    ...(online === undefined ? {} : { online }),
    ...(setAside.length > 0 ? { setAside } : {}),
    ...(typeof found.stamp === "string" ? { stamp: found.stamp } : {}),
  };
}
