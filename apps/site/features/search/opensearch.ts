import { absolute, site } from "../../model/site.ts";
import { escapeXml, xmlHead } from "../../model/xml.ts";

/** Lets a browser search the site from its address bar. */
export const openSearch =
  () => `${xmlHead}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(site.name)}</ShortName>
<Description>${escapeXml(`Search ${site.name}: pages, classes, layouts and pictures`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image height="32" width="32" type="image/x-icon">${escapeXml(absolute("/assets/favicon.ico"))}</Image>
<Url type="text/html" template="${escapeXml(absolute("/search"))}?q={searchTerms}"/>
</OpenSearchDescription>
`;
