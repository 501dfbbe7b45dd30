import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import { isExample } from "@daylit/layouts/schema/marks.ts";
import { textsOf, type Written } from "@daylit/layouts/schema/texts.ts";
import { picturesIn } from "../document/pictures/image-refs.ts";
import type { PageSection, SiteDocument, SitePage } from "../document/site-document.ts";
import { contactPath } from "../document/text/contact-page.ts";
import { metaSource } from "../document/text/page-meta.ts";
import { plainSite } from "../document/text/resolve-site.ts";
import { mapFields } from "./map-fields.ts";
import { withLinks } from "./remove-invented.ts";
import { swapsFor } from "./swap.ts";

type Values = Readonly<Record<string, unknown>>;
type AnySection = PageSection | SiteDocument["nav"] | SiteDocument["footer"];

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/**
 * Tells the owner's words and pictures from those of the layout. `starts`: the layout as it was, which
 * tells a chosen picture and a changed button from its own.
 */
function ownership(site: SiteDocument, starts: readonly SiteDocument[]) {
  const given = new Set(
    starts.map(plainSite).flatMap(({ nav, footer, pages }) => textsIn([nav, footer, pages])),
  );
  // The new site says the facts as well, in its own places.
  const facts = new Set(textsIn(plainSite(site).business));
  const ownText = ({ text, common, example }: Pick<Written, "text" | "common" | "example">) =>
    text.trim() !== "" &&
    !facts.has(text) &&
    !example &&
    (!common || (starts.length > 0 && !given.has(text)));
  const ownPicture = (id: string) =>
    Object.hasOwn(site.pictures, id) || (starts.length > 0 && !given.has(id));
  return {
    texts: (fields: FieldSet, values: Values) =>
      [...textsOf(fields, values)].filter(ownText).map(({ text }) => text),
    pictures: (fields: FieldSet, values: Values) =>
      picturesIn(fields, values).filter((id) => ownPicture(id)),
    isOwnLabel: ({ label }: SitePage) => ownText({ text: label, common: true }),
    /** Titles and descriptions that are not made of other texts. */
    isOwnHead: (page: SitePage, key: "title" | "description") =>
      ownText({
        text: page[key],
        common: false,
        ...(isExample(page[key]) ? { example: true } : {}),
      }) && !metaSource(site, page, key),
    /** Sections that show the owner's posts are the owner's, whatever they say themselves. */
    showsPosts: ({ block }: AnySection) =>
      site.posts !== undefined && /^news-(?:list|latest)$/.test(block),
    knownPage: (path: string) =>
      starts.some(({ pages }) => pages.some((page) => page.path === path)),
    givenLabel: (label: string) => given.has(label),
  };
}

type Own = ReturnType<typeof ownership>;

const wordsOf = (section: AnySection): Values => {
  const { block: _, id: __, nav: ___, kept: ____, ...words } = section as PageSection & Values;
  return words;
};

const fieldsOf = ({ block }: AnySection): FieldSet => definitionOf(block).fields;

const ownIn = (own: Own, section: AnySection) => ({
  texts: own.texts(fieldsOf(section), section as unknown as Values),
  pictures: own.pictures(fieldsOf(section), section as unknown as Values),
});

const hasOwn = (own: Own, section: AnySection) => {
  const { texts, pictures } = ownIn(own, section);
  return texts.length + pictures.length > 0 || own.showsPosts(section);
};

/** Only what is the owner's: fields with own words or pictures, and of lists the entries with such. */
function ownValues(own: Own, fields: FieldSet, values: Values): Values {
  const touched = (field: Field, value: unknown) => {
    const [set, of] = [{ value: field }, { value }];
    return own.texts(set, of).length + own.pictures(set, of).length > 0;
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name];
      if (value === undefined || !touched(field, value)) return [];
      if (field.kind !== "items") return [[name, value]];
      const entries = (value as Values[]).filter((entry) => touched(field, [entry]));
      return [[name, entries]];
    }),
  );
}

/** Whether a section says and shows everything that another says and shows of the owner's. */
function holds(own: Own, from: AnySection, to: AnySection): boolean {
  const { texts, pictures } = ownIn(own, from);
  const said = new Set([...textsOf(fieldsOf(to), to as unknown as Values)].map(({ text }) => text));
  const seen = new Set<string>(picturesIn(fieldsOf(to), to as unknown as Values));
  return texts.every((text) => said.has(text)) && pictures.every((id) => seen.has(id));
}

/** The section of the new layout with the owner's words and pictures; the old one where not all fit. */
function merged<S extends AnySection>(own: Own, from: S, to: S): S {
  const words = ownValues(own, fieldsOf(from), from as unknown as Values);
  const target = wordsOf(to);
  const mapped = mapFields(fieldsOf(from), words, fieldsOf(to), target, target);
  const next = { ...to, ...mapped } as S;
  if (!holds(own, from, next)) return from;
  if (!("kept" in from) && from.block === to.block) return next;
  // On the way back to the old design its words are there.
  const kept = { ...(from as PageSection).kept, [from.block]: wordsOf(from) };
  return kindOf(to.block) === "nav" || kindOf(to.block) === "footer" ? next : { ...next, kept };
}

/** The place of a section on the page of another layout: the same kind, else one that it can become. */
function placeFor(sections: readonly PageSection[], used: ReadonlySet<number>, from: PageSection) {
  const free = (fits: (to: PageSection) => boolean) =>
    sections.findIndex((to, index) => index > 0 && !used.has(index) && fits(to));
  const same = free((to) => kindOf(to.block) === kindOf(from.block));
  return same >= 0 ? same : free((to) => swapsFor(from.block).includes(to.block));
}

function mergedPage(own: Own, from: SitePage, to: SitePage): SitePage {
  const [hero, ...rest] = from.sections;
  const sections: PageSection[] = [...to.sections];
  const [opening] = sections;
  if (hero && opening && hasOwn(own, hero)) sections[0] = merged(own, hero, opening);
  const used = new Set<number>();
  const extra: { after: number; section: PageSection }[] = [];
  let last = 0;
  for (const section of rest.filter((each) => hasOwn(own, each))) {
    const at = own.showsPosts(section) ? -1 : placeFor(sections, used, section);
    const target = sections[at];
    if (target) {
      sections[at] = merged(own, section, target);
      used.add(at);
      last = at;
    } else extra.push({ after: last, section });
  }
  const whole = sections.flatMap((section, index) => [
    section,
    ...extra.filter(({ after }) => after === index).map((each) => each.section),
  ]);
  const written = (key: "title" | "description") =>
    own.isOwnHead(from, key) ? { [key]: from[key] } : {};
  const label = own.givenLabel(from.label) || from.label === to.label ? {} : { label: from.label };
  return {
    ...to,
    ...label,
    ...written("title"),
    ...written("description"),
    sections: whole,
  };
}

/**
 * A site in another layout: `start` with every word and picture that the owner wrote or chose in
 * `before`. They go to the section of the same kind, by role; a section that could not hold all of them
 * stays as it was. `starts`: the former layout as it began, if it is known.
 */
export function carryOwn(
  before: SiteDocument,
  start: SiteDocument,
  starts: readonly SiteDocument[],
): SiteDocument {
  const own = ownership(before, starts);
  const paths = new Map<string, string>();
  const pages: SitePage[] = [...start.pages];
  const added: SitePage[] = [];
  const taken = new Set<number>();
  const touched = (page: SitePage) =>
    page.sections.some((section) => hasOwn(own, section)) ||
    own.isOwnLabel(page) ||
    own.isOwnHead(page, "title") ||
    own.isOwnHead(page, "description");
  for (const [index, page] of before.pages.entries()) {
    const known = starts.length === 0 || own.knownPage(page.path);
    const same = pages.findIndex(({ path }) => path === page.path);
    const at = index === 0 ? 0 : same > 0 ? same : known ? 1 : -1;
    const target = pages[at];
    if (target && !taken.has(at)) {
      taken.add(at);
      paths.set(page.path, target.path);
      if (touched(page)) pages[at] = mergedPage(own, page, target);
    } else if (touched(page) || !known) added.push(page);
  }
  const free = (path: SitePage["path"]) => {
    const others = new Set<string>([...pages, ...added].map((page) => page.path));
    for (let copy = 2; ; copy++)
      if (!others.has(`${path}-${copy}`)) return `${path}-${copy}` as const;
  };
  for (const page of added) {
    const path = pages.some((other) => other.path === page.path) ? free(page.path) : page.path;
    paths.set(page.path, path);
    const contact = pages.findIndex((other) => other.path === contactPath({ pages }));
    pages.splice(contact > 0 ? contact : pages.length, 0, { ...page, path });
  }
  const frame = <K extends "nav" | "footer">(key: K): SiteDocument[K] =>
    hasOwn(own, before[key]) ? merged(own, before[key], start[key]) : start[key];
  return withLinks({ ...start, nav: frame("nav"), footer: frame("footer"), pages }, paths);
}
