import type { SiteDocument, SitePage } from "../document/site-document.ts";
import { ownerWords } from "./owner-words.ts";

/**
 * The way from a live site back into the composer, whose page has the address `composer`: a page in the
 * look of the site that nothing links to and no search engine lists; the owner knows its name.
 */
export function editPageOf(site: SiteDocument, composer: string): SitePage {
  const { say } = ownerWords(site);
  const to = (page: string) => {
    const found = new URL(page, composer);
    if (site.address) found.searchParams.set("site", site.address);
    return found.href;
  };
  return {
    path: "/edit",
    label: say("edit"),
    title: say("edit"),
    description: "",
    sections: [
      {
        block: "hero-type",
        heading: say("edit"),
        lead: say("editHow"),
        actions: [
          { label: say("editOpen"), href: to(composer) },
          { label: say("editQuick"), href: to("update") },
        ],
      },
    ],
  };
}
