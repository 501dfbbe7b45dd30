import type { SiteDocument } from "@daylit/site-engine";
import { documentFile } from "@daylit/site-engine/export/file-names.ts";
import { t } from "../../messages/t.ts";
import type { Interface } from "../../store/interface.ts";
import type { Session } from "../../store/session.ts";

/** Walks through the site by its own links; what leads out of it is only said. */
export function followLink(
  link: HTMLAnchorElement,
  { pages }: SiteDocument,
  session: Session,
  { announce }: Interface,
) {
  const href = link.getAttribute("href") ?? "";
  const [file = "", id] = href.split("#");
  const at = pages.findIndex(({ path }) => documentFile(path) === file);
  if (file && at < 0) return announce(t`This leads to ${href}.`);
  if (at >= 0) session.select({ page: at });
  if (id) link.ownerDocument.getElementById(id)?.scrollIntoView({ behavior: "instant" });
  else if (at >= 0) announce(t`Page: ${pages[at]?.label}`);
}
