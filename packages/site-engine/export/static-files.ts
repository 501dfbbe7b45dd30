import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { fontLicence } from "@daylit/layouts/theme/font-licence.ts";
import mit from "../../../LICENSE?raw";
import { directionOf } from "../document/language/language.ts";
import type { SiteDocument } from "../document/site-document.ts";
import registerCode from "./browser/register.js?raw";
import workerCode from "./browser/worker.js?raw";
import { documentFile, files, pageAddress } from "./file-names.ts";

/** The files that stand beside the pages. */

export const sizes = [192, 512] as const;

/** Below an icon there is room for about this many letters; launchers cut the rest themselves. */
const iconRoom = 15;
const smallWords = /^(?:&|\+|and|und|et|y|the|der|die|das|le|la|les|of|at|in|for|de|von)$/i;

/** As many whole words as fit; none that is left hanging at the end, and never a word cut in two. */
export function shortName(name: string): string {
  if (name.length <= iconRoom) return name;
  const words = name.split(/\s+/);
  let fitting = 0;
  while (words.slice(0, fitting + 1).join(" ").length <= iconRoom) fitting++;
  while (fitting > 0 && smallWords.test(words[fitting - 1] ?? "")) fitting--;
  // A first word alone is another name ("Mill" for "Mill & Sons Joinery"): the launcher cuts the whole.
  return fitting > 1
    ? words
        .slice(0, fitting)
        .join(" ")
        .replace(/[,;:]$/, "")
    : name;
}

/**
 * What the visitor's system needs to install the site; everything as seen from its own address. It
 * has no id: that would be taken from the top of the host, which other sites may share.
 */
export const manifestOf = ({ business, theme, pages, language, mark }: SiteDocument) =>
  JSON.stringify({
    name: business.name,
    short_name: shortName(business.name),
    description: pages[0]?.description,
    lang: language,
    dir: directionOf(language),
    start_url: "./",
    scope: "./",
    display: "standalone",
    theme_color: theme.brand,
    background_color: theme.brand,
    icons: [
      ...("outline" in mark
        ? [{ src: files.icon, type: "image/svg+xml", sizes: "any", purpose: "any" }]
        : []),
      ...sizes.map((size) => ({
        src: `icon-${size}.png`,
        type: "image/png",
        sizes: `${size}x${size}`,
        purpose: "any",
      })),
      { src: "icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });

export const workerOf = (version: string, shell: readonly string[]) =>
  `const daylitSite = ${JSON.stringify({ version, shell })};\n${workerCode}`;

export const register = registerCode;

/** A page of the sitemap, and the same page in every language where there are several. */
export type SitemapPage = {
  file: string;
  /** When it was changed last, where that is known. */
  day?: string;
  alternates?: readonly { tag: string; address: string }[];
};

export function sitemapOf(address: string, pages: readonly SitemapPage[]): string {
  const others = pages.some(({ alternates }) => alternates);
  const page = ({ file, day, alternates = [] }: SitemapPage) =>
    `  <url><loc>${escapeHtml(pageAddress(address, file))}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}${alternates
      .map(
        ({ tag, address: href }) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`,
      )
      .join("")}</url>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${others ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}>
${pages.map(page).join("\n")}
</urlset>
`;
}

export const robotsOf = (address: string | undefined) =>
  `User-agent: *\nAllow: /\n${address ? `Sitemap: ${pageAddress(address, files.sitemap)}\n` : ""}`;

/** The framework's licence and the typefaces' want to be in every copy; the layouts' and the pictures' wants nothing. */
export const licence = `${files.style} contains the Daylit framework, under the MIT licence below. The layout and the pictures of
the library are under the MIT No Attribution licence (MIT-0): use them as you like, without credit.
What you wrote and your own pictures are yours.

${mit}

The typefaces in fonts/

${fontLicence}`;

const wide = (name: string) => `${name} `.padEnd(18);

/** For the person who opens the folder. */
export function readmeOf(site: SiteDocument, editable = false): string {
  const { business, pages, form, address } = site;
  const words =
    form.way === "service"
      ? `Forms send messages to ${new URL(form.address).host}.`
      : form.way === "host"
        ? "Forms are collected by Netlify: switch on form detection there, under Forms, before you upload."
        : business.email
          ? `Forms open the visitor's own email program, addressed to ${business.email}.`
          : "Forms do nothing yet: add an email address or a form service in the composer and download the site again.";
  return `${business.name}

Open index.html: a double click is enough. Nothing has to be installed.

To put the site online, upload everything in this folder, as it is, to any web host:
drag the folder onto Netlify or Cloudflare Pages, push it to GitHub Pages, or copy it by
FTP into the folder of your domain. It works at any address, in a subfolder too.

${pages.map(({ path, title }) => wide(documentFile(path)) + title).join("\n")}
${wide(files.notFound)}shown for missing pages
${wide(files.style)}colours, type and sections; change --brand and every colour follows
${wide("pictures/, fonts/")}in the sizes that the pages ask for; typefaces under the Open Font License
${wide(files.manifest)}with the icons: lets people keep the site on their home screen
${wide(files.worker)}with ${files.register}: lets people read the site without a network
${wide(files.headers)}headers for some hosts${address ? `\n${wide(files.sitemap)}the sitemap for search engines` : ""}
${wide(files.licence)}of the framework in ${files.style} and of the typefaces: keep it there
${wide(files.siteDocument)}the whole site as a document: open it in the composer to continue
${
  editable
    ? `${wide(files.edit)}open it at your address to change the site; nothing links to it
${wide(files.htaccess)}and hosts/: the same headers for Apache, nginx and Caddy; they let the
${wide("")}composer read ${files.siteDocument} and your pictures
`
    : ""
}
You can edit every file by hand. A page loads nothing but files of the site: to embed a map or a video,
add its address to the line Content-Security-Policy in the page and in _headers. The composer reads back ${files.siteDocument} and your pictures,
and shows you your own rules in ${files.style} to copy; changes in pages are lost.

${words}
${address ? "" : "Enter the address of the site in the composer to get a sitemap for search engines.\n"}
Made with Daylit. The site is yours, and its pages need no credit.
`;
}
