import { parseSite } from "@daylit/site-engine/document/read/read.ts";
import { type SiteDocument, version } from "@daylit/site-engine/document/site-document.ts";
import type { Client } from "./model.ts";

/** A client's site as the document that it is built from. */
export function siteOfClient(
  { business, theme, mark, preview, nav, footer, pages }: Client,
  address?: string,
): SiteDocument {
  const note = `${business.name} is a fictional client. Daylit made this site to show its work.`;
  return parseSite({
    daylit: version,
    language: "en-GB",
    business: { ...business, note },
    theme,
    scheme: "both",
    mark: { outline: mark },
    preview,
    nav,
    footer,
    pages,
    pictures: {},
    form: { way: "mail" },
    ...(address === undefined ? {} : { address }),
  });
}
