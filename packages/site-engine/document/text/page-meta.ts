import { cut } from "@daylit/layouts/schema/read/values.ts";
import { siteWords } from "../language/language.ts";
import type { SiteDocument, SitePage } from "../site-document.ts";
import { isPlaceholder, placeholderKey } from "./placeholder-text.ts";
import { shortened } from "./shortened.ts";
import { textsOfSite } from "./texts.ts";

/** What a page says of itself out there. */
type Key = "title" | "description";
/** Without a language it is British English, as all layouts are. */
type Site = Pick<SiteDocument, "business"> & Partial<Pick<SiteDocument, "language" | "words">>;
type Page = Pick<SitePage, "label" | "sections">;

/** A text made of others, and those others. */
type Made = { text: string; parts: readonly string[] };
type Way = (site: Site, page: Page) => Made;

const headingOf = ({ sections: [opening] }: Page) =>
  ((opening as { heading?: string } | undefined)?.heading ?? "").trim();

const joined = (parts: readonly string[], between: string) =>
  cut(parts.filter(Boolean).join(between));

const sentence = (text: string) => (text === "" || /[.!?…]$/.test(text) ? text : `${text}.`);

/** As long as search engines show a title. */
const longest = 65;

const named = (first: string, second: string): Made => {
  const parts = [first.trim(), second.trim()];
  const [begin = "", end = ""] = parts;
  const room = Math.max(20, longest - begin.length - 2);
  return { text: joined([begin, shortened(end, room)], ": "), parts };
};

/** Titles and descriptions that nobody has written, from what the site says anyway. */
export const pageWords = {
  home: ({ business }) => named(business.name, business.strapline),
  ofSite: ({ business }, { label }) => {
    const { text, parts } = named(label, business.name);
    // The word of the navigation is anybody's.
    return { text, parts: parts.slice(1) };
  },
  ofPage: ({ business }, page) => {
    const heading = headingOf(page);
    const { text, parts } = named(page.label, heading === page.label ? business.name : heading);
    return { text, parts: parts.slice(1) };
  },
  about: ({ business }, page) => {
    const parts = [headingOf(page), business.strapline.trim()];
    const [heading = "", strapline = ""] = parts;
    const said = strapline.startsWith(heading) ? [strapline] : parts;
    const text = joined(said.map(sentence), " ");
    return { text: text.length > 160 ? shortened(text, 160) : text, parts };
  },
  reach: ({ business: { name }, language = "en-GB", words }) => ({
    text: cut(
      siteWords({ language, words }).reach.replace(
        "{name}",
        () => name.trim() || (/^en\b/.test(language) ? "us" : "…"),
      ),
    ),
    parts: [name],
  }),
  opening: (_, page) => ({ text: headingOf(page), parts: [headingOf(page)] }),
} satisfies Record<string, Way>;

const ways: Readonly<Record<Key, readonly Way[]>> = {
  title: [pageWords.home, pageWords.ofSite, pageWords.ofPage],
  description: [pageWords.about, pageWords.reach, pageWords.opening],
};

const keys = Object.keys(ways) as Key[];

/** What a title or description was generated from; undefined if the visitor wrote it. */
export const metaSource = (site: SiteDocument, page: SitePage, key: Key): Way | undefined =>
  ways[key].find((way) => way(site, page).text === page[key]);

/**
 * The site after a change, with the titles and descriptions that nobody has written following what
 * they are made of, letter by letter. They are ours for as long as a part of them is.
 */
export function withPageWords(before: SiteDocument, after: SiteDocument): SiteDocument {
  const same = (["pages", "business", "language", "words"] as const).every(
    (key) => before[key] === after[key],
  );
  if (same) return after;
  const left: string[] = [];
  const made: string[] = [];
  const pages = after.pages.map((page, index) => {
    const old =
      before.pages.find(({ path }) => path === page.path) ??
      (before.pages.length === after.pages.length ? before.pages[index] : undefined);
    if (!old) return page;
    const words: Partial<Record<Key, string>> = {};
    for (const key of keys) {
      const found =
        page[key] === old[key] ? metaSource(before, old, key)?.(after, page) : undefined;
      if (!found || found.text === page[key]) continue;
      words[key] = found.text;
      left.push(placeholderKey(page[key]));
      if (found.parts.some((part) => isPlaceholder(after, part)))
        made.push(placeholderKey(found.text));
    }
    return Object.keys(words).length > 0 ? { ...page, ...words } : page;
  });
  if (pages.every((page, index) => page === after.pages[index])) return after;
  const next = { ...after, pages };
  const said = new Set(textsOfSite(next).map(({ text }) => placeholderKey(text)));
  const lent = after.lent.filter((mark) => !left.includes(mark) || said.has(mark));
  return { ...next, lent: [...new Set([...lent, ...made])].sort() };
}
