import type { SiteDocument } from "@daylit/site-engine";
import { t } from "../messages/t.ts";
import type { Session } from "./session.ts";

type Follow = (before: SiteDocument, after: SiteDocument) => SiteDocument;

/** Loaded for sites that have legal pages: the drafts are long. */
let follow: Follow | undefined;

/** The site after a change, with legal texts that are still ours drafted again. */
export const withFollowingDrafts: Follow = (before, after) => follow?.(before, after) ?? after;

const legal = () => import("@daylit/site-engine/edit/legal-follow.ts");

/** Before a site with legal pages gets a language: its drafts are there when they are wanted. */
export async function loadDraftsIn(language: string) {
  if (follow) await (await legal()).loadLegalWords([language]).catch(() => {});
}

/**
 * Fetches the drafts if the site has legal pages; what was changed meanwhile is followed too, and languages
 * get the drafts that they lack.
 */
export async function loadDrafts(session: Session) {
  const opened = session.site;
  if (!opened.pages.some(({ menu }) => menu === false)) return;
  const { loadLegalWords, withFollowingLegal, withoutLegalGaps } = await legal();
  const { language, translations = [] } = opened;
  await loadLegalWords([language, ...translations.map((each) => each.language)]);
  follow = withFollowingLegal;
  session.change(t`legal pages`, (site) => withoutLegalGaps(withFollowingDrafts(opened, site)));
}
