import { type SiteDocument, withPageWords } from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { withFacts } from "@daylit/site-engine/edit/changes/facts.ts";
import { addPage } from "@daylit/site-engine/edit/changes/pages.ts";
import { shownPlan } from "../../../../workspace/store/record/parts.ts";
import type { WorkspaceRecord } from "../../../../workspace/store/record/record.ts";

/** Longer than this, a sentence isn’t a strapline. */
const longest = 120;

/** Pages of the plan that the layout does not bring; which sections they get is for the visitor to say. */
function withPages(site: SiteDocument, plan: WorkspaceRecord["plan"]): SiteDocument {
  const known = new Set(site.pages.map(({ label }) => label.toLowerCase()));
  return (plan?.pages ?? [])
    .map(({ name }) => name.trim())
    .filter((name) => name && !known.has(name.toLowerCase()))
    .reduce((site, name) => addPage(site, name), site);
}

/** What the visitor has said elsewhere on the site is not asked for twice. */
export async function withPrefill(
  site: SiteDocument,
  record: WorkspaceRecord,
  byPlan = false,
): Promise<SiteDocument> {
  const { name, brand, plan, words } = record;
  const coloured = brand ? withValue(site, "theme.brand", brand) : site;
  const paged = byPlan
    ? (await import("./plan-sections.ts")).withPlanned(
        coloured,
        shownPlan(record),
        words?.texts ?? {},
      )
    : withPages(coloured, plan);
  const sentence = words?.brief.what.trim().replaceAll(/\s+/g, " ") ?? "";
  return withFacts(withPageWords(coloured, paged), {
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(sentence && sentence.length <= longest ? { strapline: sentence } : {}),
  });
}
