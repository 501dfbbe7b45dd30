import { listFactOf, mapTexts } from "@daylit/layouts/schema/facts.ts";
import { asOwn } from "@daylit/layouts/schema/marks.ts";
import { cleanText } from "@daylit/layouts/schema/read/clean-text.ts";
import { placesAround, valueAt, withValue } from "../../document/object-path.ts";
import type { PageSection, SiteDocument } from "../../document/site-document.ts";
import { withPageWords } from "../../document/text/page-meta.ts";
import { resolveSite } from "../../document/text/resolve-site.ts";
import { withWholeFacts } from "../../document/text/whole-facts.ts";
import { withFactsAndHours, withHoursFrom } from "../hours.ts";
import { withStoredTexts } from "../stored-texts.ts";
import { withLabel } from "./pages.ts";

type Business = SiteDocument["business"];

/** The site with other facts, wherever it says them. */
export const withFacts = (site: SiteDocument, facts: Partial<Business>): SiteDocument =>
  withPageWords(
    site,
    withFactsAndHours(site, withoutWrapping(cleaned(facts) as Partial<Business>)),
  );

/** Zero-width spaces, soft hyphens and marks of direction, which address books put into numbers. */
const invisible = /\p{Cf}/gu;

/** “mailto:ann@bakery.example” and “Ann <ann@bakery.example>”, as mail programs copy an address. */
const wrapped = /^\s*(?:mailto:([^?]*).*|[^<>]*<([^<>@\s]+@[^<>@\s]+)>)\s*$/i;

/** Telephone and email without what is pasted along with them. */
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

/**
 * The site with a value that its owner wrote over what is shown at a place. A fact is said wherever the site says
 * it; a list that is a fact as a whole becomes words with the first change, but hours are those of the site.
 */
export function withWords(site: SiteDocument, path: string, words: unknown): SiteDocument {
  const shown = resolveSite(site);
  const [, fact] = /^business\.(\w+)/.exec(path) ?? [];
  if (fact) {
    const { business } = withValue(shown, path, words);
    return withFacts(site, { [fact]: business[fact as keyof Business] });
  }
  const [, page] = /^pages\[(\d+)\]\.label$/.exec(path) ?? [];
  if (page !== undefined && typeof words === "string") return withLabel(site, Number(page), words);
  const list = placesAround(path).find((place) => listFactOf(valueAt(site, place)));
  if (list && listFactOf(valueAt(site, list)) === "hours") {
    const hours = mapTexts(valueAt(withValue(shown, path, words), list), asOwn);
    return withFacts(site, { hours: (hours ?? []) as Business["hours"] });
  }
  const base = list ? withValue(site, list, mapTexts(valueAt(shown, list), asOwn)) : site;
  const now = resolveSite(base);
  const kept = withStoredTexts(valueAt(base, path), valueAt(now, path), words, now.business);
  if (isDeepEqual(kept, valueAt(site, path))) return site;
  const written = withWholeFacts(withValue(base, path, kept), path);
  const [section] = /^pages\[\d+\]\.sections\[\d+\](?=\.days\b)/.exec(path) ?? [];
  if (!section) return written;
  return withHoursFrom(
    written,
    valueAt(site, section) as PageSection,
    valueAt(written, section) as PageSection,
  );
}

const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
