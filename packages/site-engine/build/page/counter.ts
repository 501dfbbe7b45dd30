import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import type { SiteDocument, SitePage } from "../../document/site-document.ts";

/** One picture of a pixel that tells GoatCounter which page was opened: no script, no cookie. */
export function counted({ counter }: SiteDocument, { path, title }: SitePage): string {
  if (!counter) return "";
  const query = new URLSearchParams({ p: path, t: title });
  return `\n    <img class="visually-hidden" src="${escapeHtml(`${counter}?${query}`)}" alt="" width="1" height="1">`;
}
