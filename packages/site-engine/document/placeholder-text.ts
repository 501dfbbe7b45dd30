import type { Written } from "@daylit/layouts/schema/texts.ts";
import type { SiteDocument } from "./site-document.ts";
import { textsOfSite } from "./texts.ts";

/** A short mark of a text (FNV-1a), which stays the same wherever the text is moved to. */
export function placeholderKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text.trim()))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Words on buttons are anybody's; everything else of an example is to be written over. */
export const canBePlaceholder = ({ text, common }: Written) => !common && text.trim() !== "";

/** The project with all its present words marked as ours. */
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
