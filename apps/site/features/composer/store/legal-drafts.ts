import type { SiteDocument } from "@daylit/site-engine";
import { t } from "../messages/t.ts";
import type { Session } from "./session.ts";

type Follow = (before: SiteDocument, after: SiteDocument) => SiteDocument;

/** Loaded for sites that have legal pages: the drafts are long. */
let follow: Follow | undefined;

/** The site after a change, with legal texts that are still ours drafted again. */
export const withFollowingDrafts: Follow = (before, after) => follow?.(before, after) ?? after;

/** Fetches the drafts if the site has legal pages; what was changed meanwhile is followed too. */
export async function loadDrafts(session: Session) {
  const opened = session.site;
  if (!opened.pages.some(({ menu }) => menu === false)) return;
  ({ withFollowingLegal: follow } = await import("@daylit/site-engine/edit/legal-follow.ts"));
  session.change(t`legal pages`, (site) => withFollowingDrafts(opened, site));
}
