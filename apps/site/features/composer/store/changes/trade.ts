import { isPlaceholder, type SiteDocument } from "@daylit/site-engine";
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

/** The beginning of another trade, with everything that was said already. */
export function inTrade(
  before: SiteDocument,
  start: SiteDocument,
  keepColour: boolean,
): SiteDocument {
  const { brand } = before.theme;
  return withFacts(
    {
      ...start,
      theme: keepColour ? { ...start.theme, brand } : start.theme,
      language: before.language,
      scheme: before.scheme,
      mark: "logo" in before.mark ? before.mark : start.mark,
      pictures: before.pictures,
      form: before.form,
      ...(before.address ? { address: before.address } : {}),
    },
    saidIn(before),
  );
}
