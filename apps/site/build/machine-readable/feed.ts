import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { releaseDates } from "@daylit/layouts/trades/release-dates.ts";
import { layoutsPerTrade, trades } from "@daylit/layouts/trades/trades.ts";
import { changelogPath, releaseId } from "../../model/pages/studio.ts";
import { absolute, feedPath, site } from "../../model/site.ts";
import { xmlHead } from "../../model/xml.ts";
import { placeOf } from "./change-place.ts";
import { changeKinds, type Release, releases } from "./changelog.ts";

type Entry = { id: string; title: string; date: string; link: string; html: string };

/** Stays the same wherever the site is served: a reader must not see everything as new. */
const tag = (name: string) => `tag:daylit.example,2026:${name}`;

const moment = (date: string) => `${date}T00:00:00Z`;
/** The changelog's Markdown as HTML, with a way to what it tells of. */
const lineHtml = (line: string) => {
  const text = escapeHtml(line).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
  const path = placeOf(line);
  return `${text} <a href="${escapeHtml(absolute(path))}">${path === "/" ? site.name : path}</a>`;
};

const ofRelease = ({ version, date, changes }: Release): Entry => ({
  id: tag(`changes/${version}`),
  title: `${site.name} ${version}`,
  date,
  link: absolute(`${changelogPath}#${releaseId(version)}`),
  html: changeKinds
    .filter((kind) => changes[kind].length > 0)
    .map((kind) => {
      const lines = changes[kind].map((line) => `<li>${lineHtml(line)}</li>`);
      return `<h3>${kind}</h3><ul>${lines.join("")}</ul>`;
    })
    .join(""),
});

const ofTrade = ({ code, name, path }: (typeof trades)[number]): Entry => ({
  id: tag(`layouts/${code.toLowerCase()}`),
  title: `New layouts: ${name}`,
  date: releaseDates[code],
  link: absolute(path),
  html: `<p>${layoutsPerTrade} page layouts for ${escapeHtml(name.toLowerCase())}, plain HTML and CSS, free to copy and download.</p>`,
});

const xml = ({ id, title, date, link, html }: Entry) => `<entry>
<id>${id}</id>
<title>${escapeHtml(title)}</title>
<updated>${moment(date)}</updated>
<link rel="alternate" href="${escapeHtml(link)}"/>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${html}</div></content>
</entry>
`;

/** Changes from CHANGELOG.md and trades that joined the catalogue, the newest first. */
export function feed(): string {
  const entries = [...releases().map(ofRelease), ...trades.map(ofTrade)].sort((a, b) =>
    b.date.localeCompare(a.date),
  );
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>${tag("feed")}</id>
<title>${site.name}: changes and new layouts</title>
<updated>${moment(entries[0]?.date ?? "")}</updated>
<author><name>${site.name}</name></author>
<link rel="self" type="application/atom+xml" href="${absolute(feedPath)}"/>
<link rel="alternate" type="text/html" href="${absolute("/")}"/>
${entries.map(xml).join("")}</feed>
`;
}
