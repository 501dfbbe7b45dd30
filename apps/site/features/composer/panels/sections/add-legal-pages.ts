import type { SiteDocument } from "@daylit/site-engine";
import { t } from "../../messages/t.ts";
import type { Interface } from "../../store/interface.ts";
import { loadDrafts } from "../../store/legal-drafts.ts";
import type { Session } from "../../store/session.ts";

/** Adds two pages, shows the first and says so. */
export function addLegalPages(
  { session, announce }: { session: Session } & Pick<Interface, "announce">,
  update: (site: SiteDocument) => SiteDocument,
  words = t`Legal notice and privacy drafted. Check lists every point to confirm.`,
) {
  const at = session.site.pages.length;
  session.change(t`legal pages`, update);
  if (session.site.pages.length === at) return announce(t`There’s no room for two more pages.`);
  session.select({ page: at });
  announce(words);
  loadDrafts(session).catch(() => {});
  // The button goes: the focus moves to the page that it has made.
  requestAnimationFrame(() =>
    [...document.querySelectorAll<HTMLElement>(".compose-rows [aria-current=page]")]
      .find((row) => row.checkVisibility())
      ?.focus(),
  );
}
