import type { SiteDocument } from "../../document/site-document.ts";
import { isPlaceholder } from "../../document/text/placeholder-text.ts";
import { carryOwn } from "../carry-own.ts";
import { withFacts } from "./facts.ts";

type Business = SiteDocument["business"];

/** What the visitor has written about the business, without placeholders. */
function saidIn(site: SiteDocument): Partial<Business> {
  const { name, strapline, phone, email, address, hours } = site.business;
  const own = (text: string) => text !== "" && !isPlaceholder(site, text);
  return {
    ...(own(name) ? { name } : {}),
    ...(own(strapline) ? { strapline } : {}),
    ...(own(phone) ? { phone } : {}),
    ...(own(email) ? { email } : {}),
    ...(address.some(own) ? { address } : {}),
    ...(hours?.flat().some(own) ? { hours } : {}),
  };
}

/**
 * The site in another layout, with everything that the owner said, wrote or chose. `starts`: the
 * former layout as it began.
 */
export function inLayout(
  before: SiteDocument,
  start: SiteDocument,
  keepColour: boolean,
  starts: readonly SiteDocument[] = [],
): SiteDocument {
  const { brand } = before.theme;
  const started = withFacts(
    {
      ...start,
      theme: keepColour ? { ...start.theme, brand } : start.theme,
      language: before.language,
      ...(before.words ? { words: before.words } : {}),
      ...(before.translations ? { translations: before.translations } : {}),
      scheme: before.scheme,
      mark: "logo" in before.mark ? before.mark : start.mark,
      ...(before.posts ? { posts: before.posts } : {}),
      pictures: before.pictures,
      form: before.form,
      ...(before.preview?.startsWith("own-") ? { preview: before.preview } : {}),
      ...(before.address ? { address: before.address } : {}),
    },
    saidIn(before),
  );
  const { opening } = before;
  return carryOwn(before, opening ? { ...started, opening } : started, starts);
}
