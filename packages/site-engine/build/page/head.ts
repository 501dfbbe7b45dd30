import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { files } from "../../export/file-names.ts";

/** All that the head of a page says; who writes it decides how. */
export type Head = {
  title: string;
  description: string;
  colour: string;
  scheme: string;
  /** The address of the picture that is shown where the page is shared. */
  preview?: { address: string; width: number; height: number; alt: string };
  canonical?: string;
  /** The same page in every language of the site, this one included. */
  alternates?: readonly { tag: string; address: string }[];
  /** The name of the site, and its language with a region, where pages are shared. */
  siteName?: string;
  locale?: string;
  /** The business for search engines, as a script that is not run. */
  structured?: string;
  /** A page for no address of its own is not to be found either. */
  hidden?: boolean;
  style: string;
  manifest: string;
  icon?: string;
  touchIcon: string;
  register: string;
  /** The news of the site, in which language if it has several. */
  feed?: { address: string; tag?: string };
  /** Styles inside the page, where no file can be named safely. */
  inline?: string;
};

/** What follows the encoding and the policy of a page. */
export type WriteHead = (head: Head) => string[];

export const meta = (key: "name" | "property", name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Folders above a missing address in which its page looks for the site, before the top of the host. */
const depth = 5;

/** From where the site is known, or else from every folder above: the nearest one that has it counts. */
const registersOf = ({ register, inline }: Head) =>
  inline === undefined
    ? [register]
    : [...Array.from({ length: depth }, (_, up) => "../".repeat(up) + files.register), register];

/** What every head has after its words. */
export const headFiles = (head: Head): string[] => [
  head.inline === undefined
    ? `<link rel="stylesheet" href="${head.style}">`
    : `<style data-lost>${head.inline}</style>`,
  `<link rel="manifest" href="${head.manifest}">`,
  ...(head.feed
    ? [
        `<link rel="alternate" type="application/atom+xml"${head.feed.tag ? ` hreflang="${head.feed.tag}"` : ""} href="${head.feed.address}">`,
      ]
    : []),
  head.icon
    ? `<link rel="icon" href="${head.icon}" type="image/svg+xml">`
    : `<link rel="icon" href="${head.touchIcon}" type="image/png">`,
  `<link rel="apple-touch-icon" href="${head.touchIcon}">`,
  ...registersOf(head).map((address) => `<script src="${address}" defer></script>`),
];

const picture = ({ address, width, height, alt }: NonNullable<Head["preview"]>) => [
  meta("property", "og:image", address),
  meta("property", "og:image:width", String(width)),
  meta("property", "og:image:height", String(height)),
  ...(alt ? [meta("property", "og:image:alt", alt)] : []),
];

export const writeHead: WriteHead = (head) => [
  meta("name", "viewport", "width=device-width, initial-scale=1"),
  meta("name", "color-scheme", head.scheme),
  meta("name", "theme-color", head.colour),
  ...(head.hidden ? [meta("name", "robots", "noindex")] : []),
  `<title>${escapeHtml(head.title)}</title>`,
  ...(head.description ? [meta("name", "description", head.description)] : []),
  meta("property", "og:type", "website"),
  meta("property", "og:title", head.title),
  ...(head.description ? [meta("property", "og:description", head.description)] : []),
  ...(head.siteName ? [meta("property", "og:site_name", head.siteName)] : []),
  ...(head.locale ? [meta("property", "og:locale", head.locale)] : []),
  ...(head.preview ? picture(head.preview) : []),
  // Where these say nothing else, they are read from the lines above.
  meta("name", "twitter:card", head.preview ? "summary_large_image" : "summary"),
  ...(head.canonical
    ? [
        meta("property", "og:url", head.canonical),
        `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
      ]
    : []),
  ...(head.alternates ?? []).map(
    ({ tag, address }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(address)}">`,
  ),
  ...(head.structured ? [head.structured] : []),
  ...headFiles(head),
];
