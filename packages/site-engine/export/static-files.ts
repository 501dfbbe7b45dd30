import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { fontLicence } from "@daylit/layouts/theme/font-licence.ts";
import mit from "../../../LICENSE?raw";
import { directionOf } from "../document/language/language.ts";
import type { SiteDocument } from "../document/site-document.ts";
import registerCode from "./browser/register.js?raw";
import workerCode from "./browser/worker.js?raw";
import { documentFile, files, pageAddress } from "./file-names.ts";
import { ownerWords } from "./owner-words.ts";

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

/** In lines as wide as a window for plain text; `hang` is how far they begin to the right of the first. */
function wrapped(text: string, hang = 0): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = [lines.at(-1), word].filter(Boolean).join(" ");
    if (line.length > 96 - hang) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.join(`\n${" ".repeat(hang)}`);
}

/** For the person who opens the folder. */
export function readmeOf(site: SiteDocument, editable = false): string {
  const { business, pages, form, address } = site;
  const { say } = ownerWords(site);
  const row = (name: string, text: string) => `${name} `.padEnd(18) + wrapped(text, 18);
  const forms =
    form.way === "service"
      ? say("formService", { to: new URL(form.address).host })
      : form.way === "host"
        ? say("formHost")
        : business.email
          ? say("formMail", { to: business.email })
          : say("formNone");
  const list = [
    ...pages.map(({ path, title }) => row(documentFile(path), title)),
    row(files.notFound, say("notFound")),
    row(files.style, say("style")),
    row("pictures/, fonts/", say("pictures")),
    row(files.manifest, say("manifest")),
    row(files.worker, say("worker", files)),
    row(files.headers, say("headers")),
    ...(address ? [row(files.sitemap, say("sitemap"))] : []),
    row(files.licence, say("licence", files)),
    row(files.siteDocument, say("siteDocument")),
    ...(editable
      ? [row(files.edit, say("editFile")), row(files.htaccess, say("htaccess", files))]
      : []),
  ];
  return `${[
    business.name,
    say("open"),
    wrapped(say("online")),
    list.join("\n"),
    wrapped(say("byHand", files)),
    [forms, ...(address ? [] : [say("noAddress")])].map((text) => wrapped(text)).join("\n"),
    say("made"),
  ].join("\n\n")}\n`;
}
