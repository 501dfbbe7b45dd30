import { isBlock } from "@daylit/layouts/blocks/definitions.ts";
import { pictureIds } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import type { AnyPicture } from "@daylit/layouts/render/render-context.ts";
import type { FooterSection, NavSection } from "@daylit/layouts/schema/model.ts";
import type { Problem, Repair, Report } from "@daylit/layouts/schema/read/problem.ts";
import type { Shelf } from "@daylit/layouts/schema/read/read.ts";
import { readSectionText } from "@daylit/layouts/schema/read/read-marks.ts";
import {
  isRecord,
  readList,
  readOneOf,
  readRecord,
  readText,
} from "@daylit/layouts/schema/read/values.ts";
import { documentFile, isFileName } from "../../export/file-names.ts";
import { isBusinessKind } from "../business/business-kind.ts";
import { isDay } from "../business/day.ts";
import { readOpening } from "../business/opening-hours.ts";
import { languageTag, readLanguage, readOwnWords } from "../language/language.ts";
import { readTranslations, withKnownPublic } from "../language/translations.ts";
import { readNotice } from "../news/notice.ts";
import { readPosts } from "../news/posts.ts";
import {
  factNames,
  limits,
  type PageSection,
  type SiteDocument,
  type SitePage,
  schemes,
  version,
} from "../site-document.ts";
import { converted, migrate, versionOf } from "./migrate.ts";
import {
  readBusiness,
  readForm,
  readLogo,
  readOwnPictures,
  readSection,
  readWebAddress,
} from "./read-parts.ts";
import { readTheme } from "./read-theme.ts";
import { counterAddressOf, siteAddressOf } from "./web-address.ts";

/** A site with the repairs that it needed, or the reasons why the value is not a site. */
export type Reading =
  | { site: SiteDocument; repairs: readonly Repair[]; problems?: undefined }
  | { site?: undefined; problems: readonly Problem[]; newer?: number };

/** Thrown by `parseSite` and `fitted`; it names everything that is wrong. */
export class SiteError extends Error {
  override name = "SiteError";
}

const isPath = (path: string) =>
  /^\/([a-z0-9][a-z0-9-]{0,59})?$/.test(path) &&
  !/^\/(404|index)$/.test(path) &&
  isFileName(documentFile(path));

const opens = (entry: unknown) =>
  isRecord(entry) && isBlock(entry.block) && entry.block.startsWith("hero-");

/** Where a page is in other languages. */
function readPaths(value: unknown, at: string, report: Report): Pick<SitePage, "paths"> {
  if (value === undefined) return {};
  const read = Object.entries(isRecord(value) ? value : {}).flatMap(([language, entry]) => {
    const list = (Array.isArray(entry) ? entry : []).filter(
      (path, index, all) =>
        typeof path === "string" && path !== "/" && isPath(path) && all.indexOf(path) === index,
    );
    const isKnown = languageTag(language) === language && list.length > 0;
    if (!isKnown || list.length !== (entry as unknown[]).length)
      report(`${at}.${language}`, "dropped");
    return isKnown ? [[language, list.slice(0, limits.former + 1)] as const] : [];
  });
  if (read.length === 0) report(at, "dropped");
  return read.length > 0 ? { paths: Object.fromEntries(read.slice(0, limits.translations)) } : {};
}

function readPage(
  value: unknown,
  at: string,
  report: Report,
  shelf: Shelf,
  taken: Set<string>,
): SitePage {
  const known = ["path", "label", "title", "description", "sections", "former", "paths", "menu"];
  const page = readRecord(value, at, report, known);
  const text = (key: string) => readText(page[key], `${at}.${key}`, report);
  let path = taken.size === 0 ? "/" : page.path;
  // An address that no page can have, or that another page has already, makes room for a plain one.
  if (typeof path !== "string" || !isPath(path) || taken.has(path))
    for (let number = taken.size + 1; ; number++) {
      path = `/page-${number}`;
      if (!taken.has(path as string)) break;
    }
  if (path !== page.path) report(`${at}.path`, "replaced");
  taken.add(path as string);
  const label = text("label");
  // The first section opens the page, the others do not; the frame of the page stands outside.
  const given = Array.isArray(page.sections) ? page.sections : [];
  const opened = opens(given[0]) ? given : [{ block: "hero-type", heading: label }, ...given];
  if (opened !== given) report(`${at}.sections`, "replaced");
  const sections = readList(
    opened,
    `${at}.sections`,
    report,
    limits.sections,
    (entry, place, index) =>
      readSection(
        entry,
        place,
        report,
        shelf,
        (block) => index === 0 || !/^(hero|nav|footer)-/.test(block),
      ),
  );
  const former = (Array.isArray(page.former) ? page.former : []).filter(
    (entry, index, list) =>
      typeof entry === "string" && isPath(entry) && entry !== "/" && list.indexOf(entry) === index,
  );
  if (page.former !== undefined && former.length === 0) report(`${at}.former`, "dropped");
  const paths = readPaths(page.paths, `${at}.paths`, report);
  if (page.menu !== undefined && (page.menu !== false || path === "/"))
    report(`${at}.menu`, "dropped");
  return {
    path: path as `/${string}`,
    label,
    title: readSectionText(page.title, `${at}.title`, report),
    description: readSectionText(page.description, `${at}.description`, report),
    sections: sections as unknown as PageSection[],
    ...(former.length > 0 ? { former: former.slice(-limits.former) } : {}),
    ...(path === "/" ? {} : paths),
    ...(page.menu === false && path !== "/" ? { menu: false as const } : {}),
  };
}

const keys = [
  ...[
    // Editors name the schema there; it isn’t kept.
    "$schema",
    "daylit",
    "language",
    "words",
    "translations",
    "business",
    "theme",
    "scheme",
    "mark",
    "preview",
    "notice",
    "nav",
    "footer",
  ],
  ...[
    "pages",
    "posts",
    "pictures",
    "form",
    "address",
    "kind",
    "opening",
    "counter",
    "dates",
    "made",
    "examples",
    "examplePictures",
  ],
];

/** Notes of earlier exports: what is not one is left out without a word. */
function readDates(value: unknown): Pick<SiteDocument, "dates"> {
  const entries = Object.entries(isRecord(value) ? value : {})
    .slice(0, limits.pages)
    .flatMap(([path, entry]) => {
      const [mark, day] = Array.isArray(entry) ? entry : [];
      const known = isPath(path) && /^[0-9a-f]{12}$/.test(String(mark)) && isDay(day);
      return known ? [[path, [String(mark), day] as const] as const] : [];
    });
  return entries.length > 0 ? { dates: Object.fromEntries(entries) } : {};
}

const library = new Set<unknown>(pictureIds);
const isLibraryPicture = (id: unknown): id is string => library.has(id);

function readCurrent(value: unknown, report: Report): SiteDocument {
  const given = readRecord(value, "", report, keys);
  const pictures = readOwnPictures(given.pictures, report);
  const own = { pictures: Object.keys(pictures) };
  const shelf = { pictures: [...pictureIds, ...own.pictures] };
  const preview =
    given.preview === undefined
      ? undefined
      : readOneOf(given.preview, "preview", report, shelf.pictures);
  const address = readWebAddress(given.address, "address", report, siteAddressOf);
  const frame = (kind: "nav" | "footer", otherwise: NavSection | FooterSection) =>
    readSection(given[kind], kind, report, shelf, (block) => block.startsWith(`${kind}-`)) ??
    otherwise;
  const taken = new Set<string>();
  const language = readLanguage(given.language, report);
  const { kind } = given;
  if (kind !== undefined && !isBusinessKind(kind)) report("kind", "dropped", kind);
  const counter = readWebAddress(given.counter, "counter", report, counterAddressOf);
  const { examples: ours, examplePictures: shown } = given;
  const examplePictures = [...new Set<unknown>(Array.isArray(shown) ? shown : [])].filter((id) =>
    isLibraryPicture(id),
  );
  const examples = factNames.filter((name) => Array.isArray(ours) && ours.includes(name));
  const opening = given.opening === undefined ? undefined : readOpening(given.opening, report);
  const site: SiteDocument = {
    daylit: version,
    language,
    ...readOwnWords(given.words, report),
    ...readTranslations(given.translations, language, report),
    business: readBusiness(given.business, report),
    theme: readTheme(given.theme, report),
    scheme: readOneOf(given.scheme, "scheme", report, schemes) ?? "both",
    mark: readLogo(given.mark, report, own),
    ...(preview === undefined ? {} : { preview: preview as AnyPicture }),
    ...(given.notice === undefined ? {} : readNotice(given.notice, report)),
    nav: frame("nav", { block: "nav-bar" }) as NavSection,
    footer: frame("footer", { block: "footer-slim" }) as FooterSection,
    pages: readList(given.pages, "pages", report, limits.pages, (entry, place) =>
      readPage(entry, place, report, shelf, taken),
    ),
    ...readPosts(given.posts, report, shelf),
    pictures,
    form: readForm(given.form, report),
    ...(address ? { address } : {}),
    ...(isBusinessKind(kind) ? { kind } : {}),
    ...(opening ? { opening } : {}),
    ...(counter ? { counter } : {}),
    ...readDates(given.dates),
    ...(/^[0-9a-f]{12}$/.test(String(given.made)) ? { made: String(given.made) } : {}),
    ...(examples.length > 0 ? { examples } : {}),
    ...(examplePictures.length > 0 ? { examplePictures } : {}),
  };
  return withKnownPublic(site, report);
}

/** Deeper than any of our documents. */
const deepest = 12;

/** The texts in something, whatever its form. */
const textsIn = (value: unknown, depth = 0): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null && depth < deepest
      ? Object.values(value).flatMap((entry) => textsIn(entry, depth + 1))
      : [];

const refusal = (words: string, path = ""): Reading => ({ problems: [{ path, words }] });

/**
 * Reads an unknown value as a site document and repairs it, so that it can be shown, built and read
 * again; the repairs are listed. Only a value that is not a site at all is refused.
 */
export function readValue(value: unknown): Reading {
  const found = versionOf(value);
  const current = migrate(value);
  if (found !== undefined && found > version)
    return {
      ...refusal(
        `This site was made with a newer Daylit (version ${found}; this one reads up to ${version}). Nothing in it was changed. Reload the page and try again.`,
        "daylit",
      ),
      newer: found,
    } as Reading;
  if (found === undefined || found < 1 || !isRecord(current))
    return refusal(
      "This isn’t a Daylit site. Choose the zip or the site.json that you downloaded.",
    );
  if (!Array.isArray(current.pages) || current.pages.length === 0)
    return refusal(
      "This Daylit site is incomplete: it has no pages. Open an earlier download of it.",
    );
  const repairs: Repair[] = [];
  const report: Report = (path, kind, given) => {
    if (repairs.length >= limits.repairs) return;
    const rest = textsIn(given).join("\n");
    repairs.push({ path, kind, ...(rest ? { rest } : {}) });
  };
  report.room = limits.text;
  return { site: converted(readCurrent(current, report), value), repairs };
}

/**
 * Applied to every change: a site that reads back as it is. The same object is returned where nothing
 * had to be repaired, so that nothing is drawn again.
 */
export function fitted(site: SiteDocument): { site: SiteDocument; repairs: readonly Repair[] } {
  const reading = readValue(site);
  if (!reading.site) throw new SiteError(reading.problems[0]?.words);
  return reading.repairs.length > 0 ? reading : { site, repairs: [] };
}

/** The same for the text of a file. Its length is looked at before anything else. */
export function readSite(text: string): Reading {
  if (text.length > limits.characters)
    return refusal(
      `This file is too large for a site: ${text.length} characters. Open the site.json that you downloaded.`,
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refusal(
      "This project file is incomplete: it is damaged or cut off. Download or copy it again.",
    );
  }
  return readValue(value);
}

/** Reads a value that must be a correct site: throws an error that names every fault. */
export function parseSite(value: unknown): SiteDocument {
  const reading = readValue(value);
  if (!reading.site) throw new SiteError(reading.problems[0]?.words);
  if (reading.repairs.length > 0)
    throw new SiteError(
      reading.repairs.map(({ path, kind, rest }) => `${path}: ${kind} ${rest ?? ""}`).join("\n"),
    );
  return reading.site;
}

/** A site as the text of its file: the same site gives the same text. */
export const writeSite = (site: SiteDocument): string => `${JSON.stringify(site, null, 1)}\n`;
