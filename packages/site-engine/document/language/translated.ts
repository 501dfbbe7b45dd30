import { mapTexts } from "@daylit/layouts/schema/facts.ts";
import { carriedMarks, runsOf, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { dateLanguage, hoursText } from "../business/hours-text.ts";
import { phoneAbroad } from "../business/postal-address.ts";
import { priceIn } from "../business/price-text.ts";
import { weekOf } from "../business/week-start.ts";
import { undescribed } from "../pictures/library-descriptions.ts";
import type { Post, SiteDocument, Translation } from "../site-document.ts";
import { headingOf, metaKeys, metaSource, pageWords } from "../text/page-meta.ts";
import { atPathsIn } from "./translated-paths.ts";
import {
  bySource,
  isBegun,
  isStale,
  languageFolder,
  placesOf,
  textsThatMustBeTrue,
  untranslated,
} from "./translations.ts";

/** The site in another language: wanted on export alone. */

type Translate = (text: string) => string | undefined;

/** Lines that were printed from opening hours by day, printed in another language. */
function hoursIn(site: SiteDocument, language: string, translate: Translate): Map<string, string> {
  const { opening } = site;
  if (!opening) return new Map();
  const closures = opening.closures.map((closure) =>
    closure.words ? { ...closure, words: translate(closure.words) ?? closure.words } : closure,
  );
  const printed = (week: readonly number[]) => {
    const other = hoursText(
      { ...opening, closures },
      { ...site, language },
      week,
      dateLanguage(language, site),
    ).flat();
    return hoursText(opening, site, week).flatMap((line, at) =>
      line.flatMap((text, part) =>
        // Stored lines may have been printed with Latin commas in every script, and without spaces.
        [text, text.replaceAll("،", ","), text.replaceAll(" – ", "–")].map(
          (said) => [said, other[at * 2 + part] ?? text] as const,
        ),
      ),
    );
  };
  // And with Monday as the first day everywhere.
  return new Map([...printed(weekOf("de")), ...printed(weekOf(site.language))]);
}

/** Who reads another language may be abroad: the telephone number has its country, wherever it is said. */
function abroad(site: SiteDocument): (text: string) => string {
  const { phone } = site.business;
  const number = phoneAbroad(site);
  if (number === phone) return (text) => text;
  const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");
  return (text) =>
    text.startsWith("tel:")
      ? text
      : text.replaceAll(phone, number).replaceAll(unbroken(phone), unbroken(number));
}

/** The whole site in another language. Design and pictures are those of the site. */
export function translated(
  site: SiteDocument,
  translation: Translation,
  left = leftIn(site, translation),
): SiteDocument {
  const known = bySource(translation);
  const places = new Map<string, string>();
  const { language } = translation;
  const hours = hoursIn(site, language, (text) => {
    const entry = known.get(text);
    return entry && !isStale(entry) ? wordsOf(entry.text) : undefined;
  });
  const mustBeTrue = textsThatMustBeTrue(site);
  for (const { path, text, role, marks, marked = "" } of placesOf(site)) {
    const entry = known.get(text);
    const own = entry && isStale(entry) && mustBeTrue.has(text) ? undefined : entry?.text;
    const found =
      own ??
      hours.get(text) ??
      (role === "price" ? priceIn(text, site.language, language) : undefined);
    // Titles and lines hold words alone.
    if (found) places.set(path, marks ? carriedMarks(marked, found) : wordsOf(found));
  }
  /** Descriptions of the library’s pictures, which stand in no section. */
  const alts = new Map(
    undescribed(site, language).flatMap(({ path, text }) => {
      const entry = known.get(text);
      return entry ? [[path, wordsOf(entry.text)] as const] : [];
    }),
  );
  const called = abroad(site);
  const walk = (value: unknown, path: string): unknown => {
    const alt = alts.get(path);
    if (alt) return { ...(typeof value === "string" ? { id: value } : (value as object)), alt };
    if (typeof value === "string") return called(places.get(path) ?? value);
    if (Array.isArray(value)) return value.map((entry, index) => walk(entry, `${path}[${index}]`));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        walk(entry, path ? `${path}.${key}` : key),
      ]),
    );
  };
  const { business, nav, footer, pages, pictures } = site;
  const posts = site.posts?.map((post, at) =>
    isBegun(post, known)
      ? (walk(post, `posts[${at}]`) as Post)
      : { ...post, language: site.language },
  );
  const notice = site.notice && {
    ...site.notice,
    ...(places.has("notice.text") ? {} : { language: site.language }),
  };
  const words = walk(
    { business, ...(notice ? { notice } : {}), nav, footer, pages, pictures },
    "",
  ) as typeof site;
  const edition = { ...site, ...words, ...(posts ? { posts } : {}), language };
  // What nobody wrote is made of the words of the language: one sentence is not half in another.
  const waiting = new Set(left.map((text) => text.trim()));
  const inIt = <T>(words: T) =>
    mapTexts(words, (text) => (waiting.has(wordsOf(text).trim()) ? "" : text));
  const { strapline } = inIt({ strapline: edition.business.strapline });
  const named = edition.pages.map((page, at) => {
    const own = site.pages[at];
    const said = { ...page, sections: inIt(page.sections.slice(0, 1)) };
    const heading = headingOf(said);
    const { label } = heading ? inIt({ label: page.label }) : page;
    const inOwn = { ...edition, business: { ...edition.business, strapline } };
    const called = { ...said, label: label || heading };
    const heads = metaKeys.flatMap((key) => {
      const source = own && !known.has(own[key]) && metaSource(site, own, key);
      if (!source) {
        if (!waiting.has(page[key].trim())) return [];
        // What the owner wrote waits for its translation: the page says something of itself in its own language.
        const title = at === 0 ? pageWords.home : pageWords.ofSite;
        const { text } = (key === "title" ? title : pageWords.lead)(inOwn, called);
        return [[key, text || (key === "title" ? page.title : heading)] as const];
      }
      // Where no more than the page’s name is left of it, it says whose page it is.
      const isBare =
        (source === pageWords.ofPage && !heading) ||
        (source === pageWords.about && !strapline && heading === label);
      const { text } = (isBare ? pageWords.ofSite : source)(inOwn, called);
      // A page needs a title. A description in another language is worse than none.
      return [[key, text.trim() || (key === "title" ? source(edition, page).text : "")] as const];
    });
    return { ...page, ...Object.fromEntries(heads) };
  });
  return atPathsIn({ ...edition, pages: named }, language);
}

/** Texts that visitors of a language read in that of the site. */
function leftIn(site: SiteDocument, translation: Translation): string[] {
  const known = bySource(translation);
  const mustBeTrue = textsThatMustBeTrue(site);
  return untranslated(site, translation)
    .filter(({ text }) => {
      const entry = known.get(text);
      return !entry || (isStale(entry) && mustBeTrue.has(text));
    })
    .flatMap(({ text, marked = "" }) => [
      text,
      // Bold words and links stand in elements of their own.
      ...runsOf(marked).flatMap((run) => (/\p{L}/u.test(run.text) ? [run.text] : [])),
    ])
    .map(abroad(site));
}

/** The site in each of its languages, its own first, with the folder of each, the texts `left` in it and who sees it. */
export const editionsOf = (site: SiteDocument) => [
  { site, folder: "", left: [], state: true as Translation["public"] },
  ...(site.translations ?? []).map((translation) => {
    const left = leftIn(site, translation);
    return {
      site: translated(site, translation, left),
      folder: languageFolder(translation.language),
      left,
      state: translation.public,
    };
  }),
];
