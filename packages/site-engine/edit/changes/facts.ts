import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import { cleanText } from "@daylit/layouts/schema/read/clean-text.ts";
import type { PageSection, SiteDocument } from "../../document/site-document.ts";
import { withPageWords } from "../../document/text/page-meta.ts";
import { placeholderKey } from "../../document/text/placeholder-text.ts";
import { withFactsAndHours, withHoursFrom } from "../hours.ts";
import { valueAt, withValue } from "./object-path.ts";
import { withLabel } from "./pages.ts";

type Business = SiteDocument["business"];

/** Texts inside a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : [];

/** The site with other facts, wherever it says them. */
export const withFacts = (
  site: SiteDocument,
  facts: Partial<Business>,
  isMerged = false,
): SiteDocument => {
  const given = withoutWrapping(cleaned(facts) as Partial<Business>);
  return withPageWords(site, withFactsAndHours(site, given, isMerged));
};

/**
 * The site that became one out of two tabs, with the facts of both in its example texts. `mine`: the site of
 * this tab, whose texts were kept where both had changed them.
 */
export function withMergedFacts(mine: SiteDocument, merged: SiteDocument): SiteDocument {
  const facts = Object.entries(merged.business).filter(
    ([key, value]) => !isDeepEqual(value, mine.business[key as keyof Business]),
  );
  const next = withFacts({ ...merged, business: mine.business }, Object.fromEntries(facts), true);
  return isDeepEqual(next, merged) ? merged : next;
}

const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

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
  const own = site.lent.some((key) => theirs.includes(key))
    ? { ...written, lent: site.lent.filter((key) => !theirs.includes(key)) }
    : written;
  const [, section] = /^(pages\[\d+\]\.sections\[\d+\])\.(?:days|hours)\b/.exec(path) ?? [];
  if (!section) return own;
  const [old, now] = [site, own].map((each) => valueAt(each, section) as PageSection);
  return old && now ? withHoursFrom(own, old, now) : own;
}
