import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { absolute, site } from "../../model/site.ts";
import { xmlHead } from "../../model/xml.ts";

/** Lets a browser search the site from its address bar. */
export const openSearch =
  () => `${xmlHead}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(site.name)}</ShortName>
<Description>${escapeHtml(`Search ${site.name}: pages, classes, layouts and pictures`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image height="32" width="32" type="image/x-icon">${escapeHtml(absolute("/assets/favicon.ico"))}</Image>
<Url type="text/html" template="${escapeHtml(absolute("/search"))}?q={searchTerms}"/>
</OpenSearchDescription>
`;
