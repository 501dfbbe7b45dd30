import { mapAddresses, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { isAddress } from "@daylit/layouts/schema/read/address.ts";
import { cleanText } from "@daylit/layouts/schema/read/clean-text.ts";
import { longestText } from "@daylit/layouts/schema/read/values.ts";
import { telephone } from "@daylit/layouts/trades/business.ts";
import {
  factWriter,
  isPlaceholder,
  metaSource,
  placeholderKey,
  type SiteDocument,
  textsOfSite,
  withPageWords,
} from "@daylit/site-engine";
import { valueAt, withValue } from "./object-path.ts";
import { withLabel } from "./pages.ts";

type Business = SiteDocument["business"];

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Texts inside a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : [];

/**
 * Another fact about the business, wherever the site says it: telephone and e-mail in buttons, the
 * address and hours of a section of their own, and all of them in sentences.
 */
function spread(site: SiteDocument, facts: Partial<Business>): SiteDocument {
  const { business: old } = site;
  const ours: string[] = [];
  /** An example sentence stays one when only a fact in it has changed; the fact itself is the owner's. */
  function remarked(before: string, after: string): string {
    if (
      after !== before &&
      !textsIn(Object.values(facts)).includes(after) &&
      isPlaceholder(site, before)
    )
      ours.push(placeholderKey(after));
    return after;
  }
  const given: Business = { ...old, ...facts };
  const inSentence = factWriter(old, given);
  const inExample = (text: string) =>
    isPlaceholder(site, text) ? remarked(text, inSentence(text, true)) : text;
  /** Facts that say others: the town in “Bakery in Leeds”, the name in the first line of the address. */
  const business: Business = {
    ...given,
    ...("strapline" in facts ? {} : { strapline: inExample(old.strapline) }),
    ...("address" in facts ? {} : { address: old.address.map(inExample) }),
  };
  if (facts.hours?.length === 0) delete (business as { hours?: unknown }).hours;
  const words = new Map<string, string>();
  const also = (from: string, to: string) => from && to && from !== to && words.set(from, to);
  also(old.phone, business.phone);
  also(old.email, business.email);
  // Half a number or an e-mail address that is none yet leads nowhere: the check says so.
  const leads = (from: string, to: string) =>
    isAddress(from) && from !== to && words.set(from, isAddress(to) ? to : "");
  leads(telephone(old.phone), telephone(business.phone));
  leads(`mailto:${old.email}`, `mailto:${business.email}`);

  /** Everything else, such as names of blocks and pictures, may hold the same letters. */
  const sentences = new Set(textsOfSite(site).map(({ path }) => path));

  function text(value: string, path: string): string {
    const whole = words.get(value);
    if (whole !== undefined) return whole;
    if (!sentences.has(path)) return value;
    const linked = mapAddresses(value, (href) => words.get(href) ?? href);
    const next = inSentence(linked, isPlaceholder(site, value));
    return next.length > longestText ? value : remarked(value, next);
  }

  function walk(value: unknown, path: string): unknown {
    if (typeof value === "string") return text(value, path);
    if (Array.isArray(value)) {
      if (value.length > 0 && alike(value, old.address) && business.address.length > 0)
        return business.address;
      if (old.hours && alike(value, old.hours) && business.hours) return business.hours;
      const list = value.map((entry, index) => walk(entry, `${path}[${index}]`));
      return list.some((entry, index) => entry !== value[index]) ? list : value;
    }
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(
      ([key, entry]) => [key, walk(entry, `${path}.${key}`)] as const,
    );
    // What has not changed stays the same object, so that nothing is drawn again for it.
    return entries.some(([key, entry]) => entry !== (value as Record<string, unknown>)[key])
      ? Object.fromEntries(entries)
      : value;
  }

  const pages = (walk(site.pages, "pages") as SiteDocument["pages"]).map((page, index) => {
    const old = site.pages[index];
    if (!old || page === old) return page;
    // What is made of facts follows them by itself.
    const { title, description } = old;
    return {
      ...page,
      ...(metaSource(site, old, "title") ? { title } : {}),
      ...(metaSource(site, old, "description") ? { description } : {}),
    };
  });
  // A fact that the visitor wrote is not a placeholder, even where it equals the example.
  const theirs = new Set(
    Object.entries(facts)
      .filter(([key, value]) => !alike(value, old[key as keyof Business]))
      .flatMap(([, value]) => textsIn(value).map(placeholderKey)),
  );
  const lent = [...site.lent.filter((key) => !theirs.has(key)), ...ours];
  return withPageWords(site, {
    ...site,
    business,
    nav: walk(site.nav, "nav") as SiteDocument["nav"],
    footer: walk(site.footer, "footer") as SiteDocument["footer"],
    pages,
    lent: [...new Set(lent)].sort(),
  });
}

/** The site before a fact was edited, by the site since. */
const beginnings = new WeakMap<SiteDocument, { keys: string; from: SiteDocument }>();

/**
 * The site with other facts. Typing one passes through many: “Z”, “Zo”, “Zoe”. Each is spread
 * from where the first letter found the site, for a single letter could not be found in it again.
 */
export function withFacts(site: SiteDocument, facts: Partial<Business>): SiteDocument {
  const keys = Object.keys(facts).sort().join();
  const begun = beginnings.get(site);
  const from = begun?.keys === keys ? begun.from : site;
  const next = spread(from, withoutWrapping(cleaned(facts) as Partial<Business>));
  beginnings.set(next, { keys, from });
  return next;
}

/** Zero-width spaces, soft hyphens and marks of direction, which address books put into numbers. */
const invisible = /\p{Cf}/gu;

/** “mailto:ann@bakery.example” and “Ann <ann@bakery.example>”, as mail programs copy an address. */
const wrapped = /^\s*(?:mailto:([^?]*).*|[^<>]*<([^<>@\s]+@[^<>@\s]+)>)\s*$/i;

/** Telephone and e-mail without what is pasted along with them. */
function withoutWrapping(facts: Partial<Business>): Partial<Business> {
  const { phone, email } = facts;
  return {
    ...facts,
    ...(phone === undefined ? {} : { phone: phone.replaceAll(invisible, "") }),
    ...(email === undefined
      ? {}
      : { email: email.replaceAll(invisible, "").trim().replace(wrapped, "$1$2") }),
  };
}

/** Facts as they will be kept: what is made of them is compared with them afterwards. */
function cleaned(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleaned(entry)]));
}

/** A site that had to be repaired goes on from where it began before the repair. */
export function goOnFrom(before: SiteDocument, after: SiteDocument) {
  const begun = beginnings.get(before);
  if (begun) beginnings.set(after, begun);
}

/** The site into which the fact of this one was written; nothing if none was. */
export const beganWith = (site: SiteDocument): SiteDocument | undefined =>
  beginnings.get(site)?.from;

/** The site with other words at a place; a fact is said wherever the site says it. */
export function withWords(site: SiteDocument, path: string, words: unknown): SiteDocument {
  if (valueAt(site, path) === words) return site;
  const written = withValue(site, path, words);
  const [, fact] = /^business\.(\w+)/.exec(path) ?? [];
  if (fact) return withFacts(site, { [fact]: written.business[fact as keyof Business] });
  const [, page] = /^pages\[(\d+)\]\.label$/.exec(path) ?? [];
  if (page !== undefined && typeof words === "string") return withLabel(site, Number(page), words);
  // Bold words and links do not make an example the owner's.
  const before = textsIn(valueAt(site, path)).map(wordsOf);
  const theirs = textsIn(words)
    .filter((text) => !before.includes(wordsOf(text)))
    .map(placeholderKey);
  return site.lent.some((key) => theirs.includes(key))
    ? { ...written, lent: site.lent.filter((key) => !theirs.includes(key)) }
    : written;
}
