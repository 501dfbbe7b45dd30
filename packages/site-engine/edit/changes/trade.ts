import type { SiteDocument } from "../../document/site-document.ts";
import { resolveSite } from "../../document/text/resolve-site.ts";
import { carryOwn } from "../carry-own.ts";
import { withFacts } from "./facts.ts";

type Business = SiteDocument["business"];

const carried = ["name", "strapline", "phone", "email", "address", "hours"] as const;

/** What the visitor has written about the business, without examples. */
function ownFacts(site: SiteDocument): Partial<Business> {
  const { business, examples = [] } = resolveSite(site);
  return Object.fromEntries(
    carried
      .filter((name) => !examples.includes(name) && business[name]?.length)
      .map((name) => [name, business[name]]),
  );
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
    ownFacts(before),
  );
  const { opening } = before;
  return carryOwn(before, opening ? { ...started, opening } : started, starts);
}
