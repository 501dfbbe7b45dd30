import { resolvedBusiness } from "@daylit/layouts/schema/facts.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import type { FactName, SiteDocument } from "../document/site-document.ts";
import { withOwnFacts } from "../document/text/mark-examples.ts";
import { withStoredTexts } from "./stored-texts.ts";

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The site with other facts, which are its owner's; every text that names them says them. */
export function withOtherFacts(site: SiteDocument, facts: Partial<Business>): SiteDocument {
  const known = resolvedBusiness(site.business);
  const names = (Object.keys(facts) as FactName[]).filter(
    (name) => !alike(facts[name] ?? [], known[name] ?? []),
  );
  if (names.length === 0) return site;
  const business: Business = { ...site.business };
  for (const name of names)
    Object.assign(business, {
      [name]: withStoredTexts(site.business[name], known[name], facts[name], known),
    });
  if (business.hours?.length === 0) delete business.hours;
  return withOwnFacts({ ...site, business }, new Set(names));
}
