import type { Report } from "@daylit/layouts/schema/read/problem.ts";
import { readMarkedText } from "@daylit/layouts/schema/read/read-marks.ts";
import { isRecord, readList, readRecord, readText } from "@daylit/layouts/schema/read/values.ts";
import { textsOfPost } from "../news/posts.ts";
import { imageRefs } from "../pictures/image-refs.ts";
import {
  limits,
  type Post,
  type SiteDocument,
  type TranslatedText,
  type Translation,
} from "../site-document.ts";
import { metaSource } from "../text/page-meta.ts";
import { resolveSite } from "../text/resolve-site.ts";
import { textsOfSite } from "../text/texts.ts";
import { changedFacts, followed } from "./follow-facts.ts";
import { languageTag } from "./language.ts";
import { withoutPathsIn } from "./translated-paths.ts";

/**
 * The same site in another language: a list of texts, each with its translation. A text is found by its
 * words, not by its place, so sections can be moved, swapped and redesigned without losing any.
 */

export function readTranslations(
  value: unknown,
  language: string,
  report: Report,
): Pick<SiteDocument, "translations"> {
  if (value === undefined) return {};
  const taken = new Set([language.toLowerCase()]);
  const read = (entry: unknown, path: string): Translation | undefined => {
    const given = readRecord(entry, path, report, ["language", "public", "texts"]);
    const tag = languageTag(given.language);
    if (!tag || taken.has(tag.toLowerCase())) {
      report(path, "dropped", given.texts);
      return undefined;
    }
    if (tag !== given.language) report(`${path}.language`, "replaced");
    taken.add(tag.toLowerCase());
    const sources = new Set<string>();
    const texts = readList(
      given.texts,
      `${path}.texts`,
      report,
      limits.translated,
      (one, place) => {
        const { of, text, check } = readRecord(one, place, report, ["of", "text", "check"]);
        const source = readText(of, `${place}.of`, report, true);
        const own = readMarkedText(text, `${place}.text`, report, true);
        if (source === "" || own === "" || sources.has(source)) {
          report(place, "dropped", own);
          return undefined;
        }
        sources.add(source);
        const isKnown = check === true || check === "facts" || check === "draft";
        if (check !== undefined && !isKnown) report(`${place}.check`, "dropped");
        return { of: source, text: own, ...(isKnown ? { check } : {}) } as TranslatedText;
      },
    );
    const isPublic = typeof given.public === "boolean" || given.public === "unfinished";
    const seen = isPublic ? { public: given.public as Translation["public"] } : {};
    if (given.public !== undefined && !isPublic) report(`${path}.public`, "dropped");
    return { language: tag, ...seen, texts };
  };
  const list = readList(value, "translations", report, limits.translations, read);
  if (list.length > 0) return { translations: list };
  if (isRecord(value) || Array.isArray(value)) report("translations", "dropped");
  return {};
}

/**
 * A document of before said nothing of who may see a language: finished ones stay public. The others were
 * published with the words of the site’s own language, and wait until they are finished.
 */
export function withKnownPublic(site: SiteDocument, report: Report): SiteDocument {
  const { translations } = site;
  if (!translations?.some((each) => each.public === undefined)) return site;
  return {
    ...site,
    translations: translations.map((each, at): Translation => {
      if (each.public !== undefined) return each;
      const { language, texts } = each;
      const isDone = untranslated(site, each).length === 0;
      if (!isDone) report(`translations[${at}]`, "unfinished");
      return { language, public: isDone, texts };
    }),
  };
}

/** The site as visitors see it: without languages that aren’t public. */
export function withPublicLanguages(site: SiteDocument): SiteDocument {
  const { translations = [], ...rest } = site;
  const shown = translations.filter((each) => each.public);
  if (shown.length === translations.length) return site;
  const hidden = translations.filter((each) => !each.public).map(({ language }) => language);
  const pages = site.pages.map((page) => withoutPathsIn(page, ...hidden));
  return shown.length > 0 ? { ...site, pages, translations: shown } : { ...rest, pages };
}

/** A text that a translator has to see: where it is first said, and what it is there. */
export type Translatable = {
  path: string;
  label: string;
  text: string;
  page?: number;
  /** Which post it is in, if it is in no page. */
  post?: number;
  role?: string;
  /** Bold words and links may stand in it; `marked` is the text with those that do. */
  marks?: true;
  marked?: string;
};

/** Numbers and addresses are the same in every language. */
const isSaid = (text: string) => /\p{L}/u.test(text) && !/^\S+@\S+$/.test(text);

/** Everything with words in it, by its place in the document. */
export function* placesOf(site: SiteDocument): Generator<Translatable> {
  yield* textsOfSite(site);
  const { note } = site.business;
  for (const [at, { words }] of (site.opening?.closures ?? []).entries())
    if (words)
      yield { path: `opening.closures[${at}].words`, label: "Reason for a closure", text: words };
  if (note) yield { path: "business.note", label: "Small print", text: note };
  const label = "Picture description";
  for (const { image, path, page } of imageRefs(site))
    if (image.alt)
      yield {
        path: `${path}.alt`,
        label,
        text: image.alt,
        ...(page === undefined ? {} : { page }),
      };
  for (const [id, { alt }] of Object.entries(site.pictures))
    yield { path: `pictures.${id}.alt`, label, text: alt };
  for (const [post, each] of (site.posts ?? []).entries())
    for (const { inside, ...text } of textsOfPost(each))
      yield { path: `posts[${post}].${inside}`, post, ...text };
}

/** Signs of currencies that are written in letters (price-text.ts). */
const sign = "(?:EUR|CHF|Fr\\.|zł|Kč|TL|EGP|ج\\.م)";
const amount = "\\d[\\d.,’'\\s]*";
const plainPrice = new RegExp(`^(?:${sign}\\s?${amount}|${amount}${sign})$`);

/** What is written in another language without anybody's help: hours set by day, and plain prices. */
function writesItself({ opening, business }: SiteDocument) {
  const hours = new Set((opening ? (business.hours ?? []) : []).flat());
  // Lines in the owner's words are not printed from times.
  for (const words of (opening?.lines ?? []).flat()) hours.delete(words);
  return ({ text, role }: { text: string; role?: string }) =>
    hours.has(text) || (role === "price" && plainPrice.test(text));
}

/** A title or a description that nobody wrote is made again in each language. */
export const isMade = (site: SiteDocument, path: string) => {
  const [, at, key] = /^pages\[(\d+)\]\.(title|description)$/.exec(path) ?? [];
  const page = site.pages[Number(at)];
  return page !== undefined && metaSource(site, page, key as "title") !== undefined;
};

/** Every text of the site once, in the order in which people meet them. */
export function translatable(site: SiteDocument): Translatable[] {
  const found = new Map<string, Translatable>();
  const isWritten = writesItself(site);
  for (const place of placesOf(site)) {
    const { path, label, text, page, post, role, marks, marked } = place;
    const known = found.get(text);
    if (isMade(site, path)) continue;
    if (isSaid(text) && !isWritten(place) && (!known || (marked && !known.marked)))
      found.set(text, {
        ...(known ?? {
          ...{ path, label, text },
          ...(page === undefined ? {} : { page }),
          ...(post === undefined ? {} : { post }),
          ...(role ? { role } : {}),
        }),
        ...(marks ? { marks } : {}),
        ...(marked ? { marked } : {}),
      });
  }
  return [...found.values()];
}

/** Names and the address are mostly the same in every language. */
function isName(site: SiteDocument) {
  const { business } = resolveSite(site);
  const names = [business.name, ...business.address].filter((name) => name.trim() !== "");
  return ({ text, role }: Translatable) =>
    role === "person" || !isSaid(names.reduce((left, name) => left.replaceAll(name, ""), text));
}

/**
 * Texts that have no translation yet, were changed after it was written, or that nobody has read. A post that
 * nobody has begun to translate is shown in the language of the site.
 */
export function untranslated(site: SiteDocument, translation: Translation): Translatable[] {
  const known = bySource(translation);
  const mayStay = isName(site);
  const begun = new Set(site.posts?.map((post) => isBegun(post, known)));
  const isShown = begun.has(true)
    ? ({ post }: Translatable) => post === undefined || isBegun(site.posts?.[post], known)
    : ({ post }: Translatable) => post === undefined;
  return translatable(site).filter((each) => {
    if (!isShown(each)) return false;
    const found = known.get(each.text);
    return found ? found.check : !mayStay(each);
  });
}

/** Whether a text was changed after its translation was written. */
export const isStale = ({ check }: TranslatedText) => check !== undefined && check !== "draft";

/** Whether a post has words in another language: it then has a page there. */
export const isBegun = (post: Post | undefined, known: ReadonlyMap<string, TranslatedText>) =>
  post !== undefined && textsOfPost(post).some(({ text }) => known.has(text));

export const bySource = ({ texts }: Translation) =>
  new Map(texts.map((entry) => [entry.of, entry]));

/**
 * The site after a change: where a text was rewritten, its translation stays with it and is marked to
 * be looked at again. Facts that are others are written into it.
 */
export function withFollowingTranslations(before: SiteDocument, after: SiteDocument): SiteDocument {
  const { translations } = after;
  if (!translations?.length || before.translations !== translations) return after;
  const old = [...placesOf(before)];
  const now = new Map([...placesOf(after)].map(({ path, text }) => [path, text]));
  const [saidBefore, saidNow] = [new Set(old.map(({ text }) => text)), new Set(now.values())];
  const rewritten = new Map<string, { path: string; next: string }>();
  for (const { path, text } of old) {
    const next = now.get(path);
    if (next && next !== text && !saidNow.has(text) && !saidBefore.has(next))
      rewritten.set(text, { path, next });
  }
  if (rewritten.size === 0) return after;
  return {
    ...after,
    translations: translations.map((translation) => ({
      ...translation,
      texts: translation.texts.map((entry) => {
        const found = rewritten.get(entry.of);
        if (!found) return entry;
        const { path, next } = found;
        return followed(entry, next, changedFacts(before, after, path, [entry.of, next]));
      }),
    })),
  };
}

const mustBeTrue = ({ path, role }: Translatable) =>
  /^(notice\.|opening\.|business\.(phone|email|address|hours)\b)/.test(path) ||
  role === "price" ||
  role === "was";

/**
 * Texts that are wrong rather than old when their translation is of before, wherever they stand: “Closed on
 * Friday”, “€12”.
 */
export const textsThatMustBeTrue = (site: SiteDocument): ReadonlySet<string> =>
  new Set([...placesOf(site)].filter(mustBeTrue).map(({ text }) => text));

/** The folder of a language: "/de/", "/pt-br/". */
export const languageFolder = (language: string): string => `${language.toLowerCase()}/`;
