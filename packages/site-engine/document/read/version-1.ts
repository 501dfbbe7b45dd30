import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { type FactForm, factIn, factText, isFactForm } from "@daylit/layouts/schema/facts.ts";
import {
  asExample,
  isExample,
  isMarked,
  type Run,
  runsBetween,
  textOf,
  withRuns,
  wordsOf,
} from "@daylit/layouts/schema/marks.ts";
import { isRecord } from "@daylit/layouts/schema/read/values.ts";
import { textsOf, type Written } from "@daylit/layouts/schema/texts.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import { valueAt, withValue } from "../object-path.ts";
import { factNames, type PageSection, type SiteDocument } from "../site-document.ts";
import { withExampleHeads, withExamples } from "../text/mark-examples.ts";
import { type AnySection, mapHeads, mapSections } from "../text/resolve-site.ts";
import { textsOfSite } from "../text/texts.ts";
import { withWholeFacts } from "../text/whole-facts.ts";

/**
 * Documents of version 1. They held finished words: `lent` has hashes of those that are examples, `references`
 * says by path which facts stand in them, and in documents from before that, or taken from a site online, the
 * facts are found by their words. Only examples are searched; the words of a text never change.
 */

type Old = Readonly<Record<string, unknown>>;

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A document without what only version 1 knew. */
export function withoutNotes({ lent: _, references: __, ...old }: Old): object {
  const plain = (section: unknown) => {
    if (!isRecord(section)) return section;
    const { references: ___, ...words } = section;
    return words;
  };
  const pages = Array.isArray(old.pages)
    ? old.pages.map((page) =>
        isRecord(page) && Array.isArray(page.sections)
          ? { ...page, sections: page.sections.map(plain) }
          : page,
      )
    : old.pages;
  return { ...old, nav: plain(old.nav), footer: plain(old.footer), pages };
}

/** A short hash of the words of a text (FNV-1a). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(wordsOf(text).trim()))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Shorter than this, a name or a place is found in other words by chance. */
const shortest = 3;
/** Longer than any sentence would say a fact, and what an engine still compiles to an expression. */
const longest = 500;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * What sentences say of a business, and the runs that say it. `named` may be without its name, and its address
 * then has a line more: only what both say is found.
 */
function phrasesOf(named: Business, business: Business): Map<string, readonly Run[]> {
  const phrases = new Map<string, readonly Run[]>();
  const add = (runs: readonly Run[]) => {
    const words = runs.map(({ text }) => text).join("");
    const isSame = runs.every(({ text, fact }) => !fact || factIn(business, fact) === text);
    if (isSame && words.length >= shortest && words.length <= longest && !phrases.has(words))
      phrases.set(words, runs);
  };
  const run = (fact: FactForm): Run => ({ text: factIn(named, fact) ?? "", fact });
  for (const fact of ["email", "phone", "unbroken phone", "name", "address", "hours"] as const)
    add([run(fact)]);
  for (const fact of ["address end", "street", "street name", "last line", "town"] as const)
    add([run(fact)]);
  add([run("district")]);
  // Days and times stand in sentences by chance, but not together.
  for (const at of (business.hours ?? []).keys())
    add([run(`days ${at + 1}`), { text: " " }, run(`times ${at + 1}`)]);
  return phrases;
}

/** A text with the facts in it as runs. */
function factFinder(named: Business, business: Business) {
  const phrases = phrasesOf(named, business);
  const sources = [...phrases.keys()].sort((a, b) => b.length - a.length).map(escaped);
  // Alone, and not as a part of another word or number.
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}@])(?:${sources.join("|") || "(?!)"})(?![\\p{L}\\p{N}@]|\\.[\\p{L}\\p{N}])`,
    "gu",
  );
  return (text: string): string =>
    [...wordsOf(text).matchAll(any)].reduceRight((now, { 0: words, index }) => {
      const [first, ...others] = runsBetween(now, index, index + words.length);
      const runs = phrases.get(words)?.map((run) => ({ ...first, ...run }));
      return runs && others.length === 0 ? withRuns(now, index, index + words.length, runs) : now;
    }, text);
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

/** A text by the parts that version 1 noted, if they say the same words. */
function fromParts(parts: unknown, text: string, business: Business): string | undefined {
  const runs = listIn(parts).map((part): Run => {
    if (typeof part === "string") return { text: part };
    const { fact, words, was = words } = (isRecord(part) ? part : {}) as Record<string, string>;
    const said = isFactForm(fact) ? factIn(business, fact) : undefined;
    const now = said === undefined || said === was ? (words ?? "") : said;
    return { text: now, ...(isFactForm(fact) && (said ?? now) === now ? { fact } : {}) };
  });
  const noted = textOf(runs);
  return runs.length > 0 && wordsOf(noted) === text ? noted : undefined;
}

/** The site with the facts in its example texts as runs, and where a link, a list or a button is one. */
export function withFoundFacts(site: SiteDocument, notesAt: (path: string) => Old = () => ({})) {
  const { business } = site;
  const named = isSaidByChance(site) ? { ...business, name: "" } : business;
  const find = factFinder(named, business);
  const inText = (text: string, note: unknown) => {
    const found = isMarked(text) ? undefined : fromParts(note, wordsOf(text), business);
    const next = found ?? find(text);
    return isExample(text) ? asExample(next) : next;
  };
  const noted = mapSections(site, (section, path) => {
    const notes = notesAt(path);
    let next: AnySection = section;
    for (const text of textsOf(definitionOf(section.block).fields, section as unknown as Old))
      if (text.example)
        next = withValue(
          next,
          text.path,
          inText(String(valueAt(section, text.path)), notes[text.path]),
        );
    return next;
  });
  const places = ["nav", "footer", ...site.pages.map((_, at) => `pages[${at}].sections`)];
  const headed = mapHeads(places.reduce(withWholeFacts, noted), (text) =>
    isExample(text) ? inText(text, undefined) : text,
  );
  const { address, strapline } = business;
  const ours = (name: "address" | "strapline") => site.examples?.includes(name);
  const said = new Set(named.name ? [named.name] : []);
  return {
    ...headed,
    business: {
      ...business,
      // The strapline may name the town; a line of the address can only say the name.
      strapline: ours("strapline") ? inText(strapline, notesAt("").strapline) : strapline,
      address: ours("address")
        ? address.map((line) => (said.has(line) ? factText("name", line) : line))
        : address,
    },
  };
}

/** A site that was read without the notes of its document, with what they said. */
export function convertedFrom1(site: SiteDocument, old: Old): SiteDocument {
  const lent = new Set(listIn(old.lent));
  const isOurs = (text: string) => lent.has(hashOf(text));
  const ours = ({ text }: Written) => isOurs(text);
  const marked = mapSections(withExampleHeads(site, isOurs), (section) => {
    const { kept } = section as PageSection;
    const next = withExamples(definitionOf(section.block).fields, section, ours);
    if (!kept) return next;
    const others = Object.entries(kept).map(([block, values]) => [
      block,
      withExamples(definitionOf(block as PageSection["block"]).fields, values, ours),
    ]);
    return { ...next, kept: Object.fromEntries(others) };
  });
  const { business } = site;
  const textsIn = (name: (typeof factNames)[number]) =>
    name === "hours" ? (business.hours ?? []).map(([, times]) => times) : [business[name] ?? []];
  const examples = factNames.filter((name) => {
    const texts = textsIn(name)
      .flat(2)
      .filter((text) => text.trim() !== "");
    return texts.length > 0 && texts.every(isOurs);
  });
  const notesAt = (path: string): Old => {
    const { references } = (path ? valueAt(old, path) : old) as { references?: Old };
    return isRecord(references) ? references : {};
  };
  return withFoundFacts({ ...marked, ...(examples.length > 0 ? { examples } : {}) }, notesAt);
}
