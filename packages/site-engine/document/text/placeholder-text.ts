import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import type { Written } from "@daylit/layouts/schema/texts.ts";
import type { SiteDocument } from "../site-document.ts";
import { textsOfSite } from "./texts.ts";

/**
 * A short hash of the words of a text (FNV-1a), which stays the same wherever the text is moved to and
 * whatever is bold in it.
 */
export function placeholderKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(wordsOf(text).trim()))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Labels of buttons suit any site; all other example texts should be replaced. */
export const canBePlaceholder = ({ text, common }: Written) => !common && text.trim() !== "";

/** The site with all its present texts marked as placeholders. */
export const withPlaceholders = (site: SiteDocument): SiteDocument => ({
  ...site,
  lent: [
    ...new Set(
      textsOfSite(site)
        .filter(canBePlaceholder)
        .map(({ text }) => placeholderKey(text)),
    ),
  ].sort(),
});

export const isPlaceholder = ({ lent }: Pick<SiteDocument, "lent">, text: string): boolean =>
  lent.includes(placeholderKey(text));
