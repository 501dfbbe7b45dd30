import { isExample, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { cut } from "@daylit/layouts/schema/read/values.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import { siteWords } from "../language/language.ts";
import type { FactName, SiteDocument, SitePage } from "../site-document.ts";
import { resolveSite } from "./resolve-site.ts";
import { shortened } from "./shortened.ts";

/** What a page says of itself out there. */
type Key = "title" | "description";
/** Without a language it is British English, as all layouts are. */
type Site = Pick<SiteDocument, "business"> & Partial<Pick<SiteDocument, "language" | "words">>;
type Page = Pick<SitePage, "label" | "sections">;

type Part = FactName | "heading" | "lead";
/** A text made of others, and those others. */
type Made = { text: string; parts: readonly Part[] };
type Way = (site: Site, page: Page) => Made;

const openingText = ({ sections: [opening] }: Page, part: "heading" | "lead") =>
  (opening as { heading?: string; lead?: string } | undefined)?.[part] ?? "";

export const headingOf = (page: Page) => wordsOf(openingText(page, "heading")).trim();

/** As long as search engines show a description. */
const described = (text: string, language?: string) =>
  text.length > 160 ? shortened(text, 160, language) : text;

const joined = (parts: readonly string[], between: string) =>
  cut(parts.filter(Boolean).join(between));

const sentence = (text: string) => (text === "" || /[.!?…]$/.test(text) ? text : `${text}.`);

/** As long as search engines show a title. */
const longest = 65;

function named(first: string, second: string, language?: string): string {
  const begin = first.trim();
  const room = Math.max(20, longest - begin.length - 2);
  return joined([begin, shortened(second.trim(), room, language)], ": ");
}

/** What a contact page says of itself: the ways to reach the owner are listed if there are all of them. */
const reachWords = ({ phone, email, address, hours = [] }: Business, whole: string): string =>
  [phone, email, address.join(""), hours.join("")].every((fact) => fact.trim())
    ? whole
    : sentence(/^.*?\{name\}[^:.،؛]*/.exec(whole)?.[0].trim() ?? whole);

/** Titles and descriptions that nobody has written, from what the site says anyway. */
export const pageWords = {
  home: ({ business: { name, strapline }, language }) => ({
    text: named(name, strapline, language),
    parts: ["name", "strapline"],
  }),
  // The word of the navigation is anybody's.
  ofSite: ({ business }, { label }) => ({ text: named(label, business.name), parts: ["name"] }),
  ofPage: ({ business, language }, page) => {
    const heading = headingOf(page);
    return heading === page.label
      ? { text: named(page.label, business.name), parts: ["name"] }
      : { text: named(page.label, heading, language), parts: ["heading"] };
  },
  about: ({ business, language }, page) => {
    const [heading, strapline] = [headingOf(page), business.strapline.trim()];
    const said = strapline.startsWith(heading) ? [strapline] : [heading, strapline];
    return {
      text: described(joined(said.map(sentence), " "), language),
      parts: ["heading", "strapline"],
    };
  },
  reach: ({ business, language = "en-GB", words }) => ({
    text: cut(
      reachWords(business, siteWords({ language, words }).reach).replace(
        "{name}",
        () => business.name.trim() || (/^en\b/.test(language) ? "us" : "…"),
      ),
    ),
    parts: ["name"],
  }),
  lead: ({ language }, page) => ({
    text: described(wordsOf(openingText(page, "lead")).trim(), language),
    parts: ["lead"],
  }),
  opening: (_, page) => ({ text: headingOf(page), parts: ["heading"] }),
} satisfies Record<string, Way>;

const ways: Readonly<Record<Key, readonly Way[]>> = {
  title: [pageWords.home, pageWords.ofSite, pageWords.ofPage],
  description: [pageWords.about, pageWords.reach, pageWords.opening, pageWords.lead],
};

export const metaKeys = Object.keys(ways) as Key[];

/** What a title or description was generated from; undefined if the visitor wrote it. */
export function metaSource(site: SiteDocument, page: SitePage, key: Key): Way | undefined {
  const shown = resolveSite(site);
  const now = shown.pages[site.pages.indexOf(page)] ?? page;
  return ways[key].find((way) => way(shown, now).text === page[key]);
}

/** A title or description is an example for as long as a part of it is. */
export function metaIsExample(site: SiteDocument, page: SitePage, key: string): boolean {
  const heading = openingText(page, "heading");
  // A legal page is called as its headline says.
  if (key === "label")
    return page.menu === false && isExample(heading) && wordsOf(heading) === page.label;
  if (isExample(page[key as Key])) return true;
  const source = metaSource(site, page, key as Key);
  return (
    source?.(resolveSite(site), page).parts.some((part) =>
      part === "heading" || part === "lead"
        ? isExample(openingText(page, part))
        : site.examples?.includes(part),
    ) ?? false
  );
}

/**
 * The site after a change, with the titles and descriptions that nobody has written following what
 * they are made of, letter by letter.
 */
export function withPageWords(before: SiteDocument, after: SiteDocument): SiteDocument {
  const same = (["pages", "business", "language", "words"] as const).every(
    (key) => before[key] === after[key],
  );
  if (same) return after;
  const shown = resolveSite(after);
  const pages = after.pages.map((page, index) => {
    const old =
      before.pages.find(({ path }) => path === page.path) ??
      (before.pages.length === after.pages.length ? before.pages[index] : undefined);
    const now = shown.pages[index];
    if (!old || !now) return page;
    const words: Partial<Record<Key, string>> = {};
    for (const key of metaKeys) {
      const found = page[key] === old[key] ? metaSource(before, old, key)?.(shown, now) : undefined;
      if (found && found.text !== page[key]) words[key] = found.text;
    }
    return Object.keys(words).length > 0 ? { ...page, ...words } : page;
  });
  return pages.every((page, index) => page === after.pages[index]) ? after : { ...after, pages };
}

/** The site as search engines find it: a page without a description has one of its own words. */
export const withDescriptions = (site: SiteDocument): SiteDocument => ({
  ...site,
  pages: site.pages.map((page) => ({
    ...page,
    description:
      page.description || pageWords.lead(site, page).text || pageWords.about(site, page).text,
  })),
});
