import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import type { SiteDocument } from "../document/site-document.ts";
import editCode from "./browser/edit.js?raw";
import { policyElement } from "./content-policy.ts";
import { files } from "./file-names.ts";

/** The way from a live site back into the composer. */

/** A page that nothing links to and no search engine lists: the owner knows its name. */
function editPage(site: SiteDocument, composer: string): string {
  const to = (page: string) => {
    const found = new URL(page, composer);
    if (site.address) found.searchParams.set("site", site.address);
    return escapeHtml(found.href);
  };
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
${policyElement(site)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit this site</title>
<script src="${files.editScript}" defer></script>
</head>
<body>
<h1>Edit this site</h1>
<h2><a href="${to(composer)}" rel="nofollow">Open in the composer</a></h2>
<p>Pages, sections, texts, pictures and design.</p>
<h2><a href="${to("update")}" rel="nofollow">Quick update</a></h2>
<p>Notice of the day, opening hours, news and prices. Made for a phone.</p>
<p>Both read site.json and your pictures from this address. Nothing changes online until you upload the new files.</p>
</body>
</html>
`;
}

/** `composer`: the address of the composer's page. */
export const editFiles = (site: SiteDocument, composer: string): [string, string][] => [
  [files.edit, editPage(site, composer)],
  [files.editScript, editCode],
];
