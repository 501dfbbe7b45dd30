import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { FieldSet } from "@daylit/layouts/schema/field.ts";
import { isMarked, withWordsAt, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { textsOf, type Written } from "@daylit/layouts/schema/texts.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { isPlaceholder, placeholderKey } from "../document/text/placeholder-text.ts";
import {
  factIn,
  isFact,
  type References,
  type Said,
  valueFor,
  wordsFor,
} from "../document/text/references.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { referenceFinder } from "./fact-phrases.ts";

/**
 * Facts inside texts. An example text of a layout says which facts it contains (`references`), so another
 * fact is put into it by writing the layout's words again. A text of the owner's has no such note and is
 * never touched; an example that is edited loses its note (`withReferencesOf`).
 */

type Values = Readonly<Record<string, unknown>>;
type Section = SiteDocument["nav" | "footer"] | SiteDocument["pages"][number]["sections"][number];

const alike = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A value without bold words and links, which make no example the owner's. */
const plain = (value: unknown) => (typeof value === "string" ? wordsOf(value) : value);

const sectionsOf = ({ nav, footer, pages }: SiteDocument): Section[] => [
  nav,
  footer,
  ...pages.flatMap(({ sections }) => sections),
];

function withSections(site: SiteDocument, change: (section: Section) => Section): SiteDocument {
  const pages = site.pages.map((page) => {
    const sections = page.sections.map((section) => change(section) as typeof section);
    return sections.some((section, at) => section !== page.sections[at])
      ? { ...page, sections }
      : page;
  });
  const nav = change(site.nav) as SiteDocument["nav"];
  const footer = change(site.footer) as SiteDocument["footer"];
  // What has not changed stays the same object, so that nothing is drawn again for it.
  const same =
    nav === site.nav &&
    footer === site.footer &&
    pages.every((page, at) => page === site.pages[at]);
  return same ? site : { ...site, nav, footer, pages };
}

/** Changes the values inside a value, by their path; the lists of a section come before their entries. */
function mapValues(value: unknown, change: (value: unknown, path: string) => unknown): unknown {
  const walk = (inner: unknown, path: string): unknown => {
    const next = path === "references" ? inner : change(inner, path);
    if (next !== inner || path === "references") return next;
    if (typeof inner !== "object" || inner === null) return inner;
    const entries = Object.entries(inner).map(
      ([key, entry]) =>
        [
          key,
          walk(entry, Array.isArray(inner) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
        ] as const,
    );
    if (entries.every(([key, entry]) => entry === (inner as Values)[key])) return inner;
    return Array.isArray(inner) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
  };
  return walk(value, "");
}

function valuesByPath(value: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  mapValues(value, (inner, path) => {
    if (typeof inner === "string" || Array.isArray(inner)) found.set(path, inner);
    return inner;
  });
  return found;
}

const fieldsOf = (section: Section): FieldSet => definitionOf(section.block).fields;

/** How many lines a list of a section may have. */
const mostIn = (section: Section, path: string) =>
  (fieldsOf(section)[path] as { max?: number } | undefined)?.max;

/** A text with other facts; bold words and links in it stay. */
function withFactsIn(text: string, said: Said, old: Business, next: Business): string {
  const now = valueFor(said, next) as string;
  if (!isMarked(text) || typeof said === "string") return now;
  let at = wordsOf(text).length;
  const marked = said.toReversed().reduce<string>((words, part) => {
    const length = (typeof part === "string" ? part : wordsFor(part, old)).length;
    at -= length;
    return typeof part === "string" || at < 0
      ? words
      : withWordsAt(words, at, at + length, wordsFor(part, next));
  }, text);
  return wordsOf(marked) === now ? marked : now;
}

/** Fields whose whole value is a fact, as the telephone number of a list of ways to reach the owner. */
const isWay = ({ role }: Written) => role === "facts" || role === "action";

/** Lists and links that are a fact as a whole, and fields for ways to reach the owner. */
function* factsOf(section: Section, business: Business): Generator<[string, Said]> {
  const values = section as Values;
  for (const [name, { role, kind }] of Object.entries(fieldsOf(section))) {
    const most = mostIn(section, name);
    const same = (said: Said) =>
      ((values[name] ?? []) as unknown[]).length > 0 &&
      alike(values[name], valueFor(said, business, most));
    if (kind === "lines" && role === "place" && same("address lines"))
      yield [name, "address lines"];
    if (kind === "pairs" && role === "hours" && same("hours lines")) yield [name, "hours lines"];
  }
  for (const [path, value] of valuesByPath(section))
    for (const said of ["telephone link", "e-mail link"] as const)
      if (value !== "" && value === valueFor(said, business)) yield [path, said];
  for (const text of textsOf(fieldsOf(section), values))
    for (const fact of ["phone", "email"] as const)
      if (isWay(text) && text.text === factIn(business, fact))
        yield [text.path, [{ fact, words: text.text }]];
}

/** “The” and “Sun” stand in sentences by chance: a name that a text says in small letters too is none. */
function isSaidByChance(site: SiteDocument): boolean {
  const name = site.business.name.trim();
  const small = name.toLowerCase();
  return (
    !/\s/.test(name) &&
    (name.length < 4 ||
      textsOfSite(site).some(({ text }) => text.split(/[^\p{L}\p{N}]+/u).includes(small)))
  );
}

/**
 * The site with the references of its example texts. `isExample`: those that a layout has just brought, or
 * in a document of before those that are marked as placeholders.
 */
export function withReferences(
  site: SiteDocument,
  isExample: (text: Written) => boolean,
): SiteDocument {
  const { business } = site;
  const find = referenceFinder(business);
  const found = (texts: Iterable<Written>): [string, Said][] =>
    [...texts].filter(isExample).flatMap((text) => {
      const said = find(text.text);
      return said && valueFor(said, business) === text.text ? [[text.path, said]] : [];
    });
  const noted = withSections(site, (section) => {
    const whole = [...factsOf(section, business)];
    const lists = whole.filter(([, said]) => said === "address lines" || said === "hours lines");
    const texts = found(textsOf(fieldsOf(section), section as Values)).filter(
      ([path]) => !lists.some(([list]) => path.startsWith(`${list}[`)),
    );
    const references: References = Object.fromEntries([...texts, ...whole]);
    return Object.keys(references).length > 0 ? { ...section, references } : section;
  });
  const about = textsOfSite(site).filter(({ path }) =>
    /^business\.(strapline|address\[\d+\])$/.test(path),
  );
  const said = found(about).filter(([path, parts]) => usesOnly(parts, path));
  const references = Object.fromEntries(said.map(([path, parts]) => [path.slice(9), parts]));
  const { lent, ...rest } = noted;
  // In the order in which a document is read.
  return { ...rest, references, lent };
}

/** The strapline may name the town; a line of the address can only say the name. */
const usesOnly = (said: Said, path: string) =>
  path === "business.strapline" ||
  (typeof said !== "string" &&
    said.every((part) => typeof part === "string" || part.fact === "name"));

/** A document of an earlier version: its example texts are those that are marked. */
function converted(site: SiteDocument): SiteDocument {
  const { business } = site;
  const named = isSaidByChance(site) ? { ...site, business: { ...business, name: "" } } : site;
  const noted = withReferences(named, ({ text, common }) => !common && isPlaceholder(site, text));
  return { ...noted, business };
}

/**
 * The site after a change, with the references of what is still as it was. A value that moved inside its
 * section takes its reference along; one that was edited loses it. Links, lists and fields that have become
 * a fact of the business refer to it from now on.
 */
export function withReferencesOf(before: SiteDocument, after: SiteDocument): SiteDocument {
  if (!after.references) return after;
  const { business } = after;
  const known = new Map(sectionsOf(before).map((section) => [section.references, section]));
  const old = new Set(sectionsOf(before));
  const kept = (
    holder: object,
    references: References,
    from: object | undefined,
    most: (path: string) => number | undefined,
  ): [string, Said][] => {
    const now = valuesByPath(holder);
    const then = from && valuesByPath(from);
    return Object.entries(references).flatMap(([path, said]): [string, Said][] => {
      const isSaid = (value: unknown, at: string) =>
        alike(plain(value), valueFor(said, business, most(at)));
      if (isSaid(now.get(path), path)) return [[path, said]];
      if (!then) return [];
      return [...now]
        .filter(([at, value]) => isSaid(value, at) && !alike(value, then.get(at)))
        .map(([at]) => [at, said]);
    });
  };
  const noted = withSections(after, (section) => {
    if (before.business === business && old.has(section)) return section;
    const { references = {}, ...rest } = section;
    const from = section.references && known.get(section.references);
    const next: References = Object.fromEntries([
      ...kept(section, references, from, (path) => mostIn(section, path)),
      ...[...factsOf(section, business)].filter(([path]) => !Object.hasOwn(references, path)),
    ]);
    if (alike(references, next)) return section;
    return (Object.keys(next).length > 0 ? { ...rest, references: next } : rest) as Section;
  });
  const own: References = Object.fromEntries(
    kept(business, after.references, undefined, () => undefined),
  );
  return alike(own, after.references) ? noted : { ...noted, references: own };
}

/**
 * The site with other facts: the facts themselves, and wherever an example or a whole field says them.
 * `isMerged`: of two tabs, each with facts of its own, so that examples may say those of either.
 */
export function withOtherFacts(
  given: SiteDocument,
  facts: Partial<Business>,
  isMerged = false,
): SiteDocument {
  const site = given.references ? given : converted(given);
  const { business: old, references = {} } = site;
  const left = new Set<string>();
  const ours = new Set<string>();
  /** An example stays one when only a fact in it has changed; where nothing but the fact is left, it is the owner's. */
  function remark(before: string, after: string, said: Said) {
    if (before === after) return;
    if (!isPlaceholder(site, before) && !isFact(said)) return;
    left.add(placeholderKey(before));
    // Where the fact is missing the layout's words stand for it; an invented number is found anyway.
    const standsIn = (part: Said[number]) =>
      typeof part !== "string" &&
      part.words === after &&
      part.fact !== "phone" &&
      part.fact !== "email";
    if (!isFact(said) || [...said].some(standsIn)) ours.add(placeholderKey(after));
  }
  const follow = (
    values: unknown,
    noted: References,
    next: Business,
    follows: (text: string, path: string, said: Said) => boolean,
    most: (path: string) => number | undefined,
  ) =>
    mapValues(values, (value, path) => {
      const said = Object.hasOwn(noted, path) ? noted[path] : undefined;
      if (!said) return value;
      const isStale = () =>
        isMerged && !isFact(said) && typeof value === "string" && isPlaceholder(site, value);
      if (!alike(plain(value), valueFor(said, old, most(path))) && !isStale()) return value;
      if (typeof value !== "string") {
        const now = valueFor(said, next, most(path));
        return alike(value, now) ? value : now;
      }
      if (!follows(value, path, said)) return value;
      const after = withFactsIn(value, said, old, next);
      if (typeof said !== "string") remark(wordsOf(value), wordsOf(after), said);
      return after;
    });
  const isExample = (text: string, _: string, said: Said) =>
    isFact(said) || isPlaceholder(site, text);
  /** Facts that say others: the name in the first line of the address, then the town in “Bakery in Leeds”. */
  const nowhere = () => undefined;
  let business: Business = { ...old, ...facts };
  for (const fact of ["address", "strapline"] as const)
    if (!(fact in facts)) {
      const { [fact]: said } = follow(
        { [fact]: old[fact] },
        references,
        business,
        isExample,
        nowhere,
      ) as Business;
      business = { ...business, [fact]: said };
    }
  if (business.hours?.length === 0) delete (business as { hours?: unknown }).hours;
  const next = withSections(site, (section) => {
    const { references: noted } = section;
    if (!noted) return section;
    const common = new Set(
      [...textsOf(fieldsOf(section), section as Values)].flatMap((text) =>
        text.common ? [text.path] : [],
      ),
    );
    return follow(
      section,
      noted,
      business,
      (text, path, said) => common.has(path) || isExample(text, path, said),
      (path) => mostIn(section, path),
    ) as Section;
  });
  // A fact that the owner wrote is not a placeholder, even where it equals the example.
  const theirs = new Set(
    Object.entries(facts)
      .filter(([key, value]) => !alike(value, old[key as keyof Business]))
      .flatMap(([, value]) => [value ?? []].flat(2).map((text) => placeholderKey(String(text)))),
  );
  const changed = { ...next, business };
  const said =
    left.size > 0
      ? new Set(textsOfSite(changed).map(({ text }) => placeholderKey(text)))
      : new Set<string>();
  const lent = [
    ...site.lent.filter((key) => !theirs.has(key) && (!left.has(key) || said.has(key))),
    ...[...ours].filter((key) => !theirs.has(key)),
  ];
  return { ...changed, lent: [...new Set(lent)].sort() };
}
