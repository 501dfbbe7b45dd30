import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { plainAddress } from "./file-names.ts";

/** Of an address only its origin, which cannot hold another rule. */
const originOf = (address: string) => plainAddress(new URL(address).origin);

const formTargets = ({ form }: SiteDocument) =>
  form.way === "service" ? originOf(form.address) : form.way === "host" ? "'self'" : "mailto:";

/** `inline`: the page for what is missing brings its styles along where nobody knows the site's address. */
const directives = (site: SiteDocument, inline: boolean): [name: string, value: string][] => [
  ["default-src", "'none'"],
  ["script-src", "'self'"],
  ["style-src", `'self'${inline ? " 'unsafe-inline'" : ""}`],
  ["img-src", `'self' data:${site.counter ? ` ${originOf(site.counter)}` : ""}`],
  ["font-src", "'self'"],
  ["media-src", "'self'"],
  ["connect-src", "'self'"],
  ["worker-src", "'self'"],
  ["manifest-src", "'self'"],
  ["object-src", "'none'"],
  ["base-uri", "'none'"],
  ["frame-ancestors", "'self'"],
  ["require-trusted-types-for", "'script'"],
  // register.js gives the worker's address under this name.
  ["trusted-types", "daylit-site"],
  ["form-action", formTargets(site)],
];

const written = (all: readonly [string, string][]) => all.map((each) => each.join(" ")).join("; ");

/** The policy of all pages, for hosts that read a file of headers. */
export const headerPolicy = (site: SiteDocument): string =>
  written(directives(site, site.address === undefined));

/** The same inside a page, for hosts without headers: without what only a header can say. */
export const policyElement = (site: SiteDocument, inline = false): string => {
  const all = directives(site, inline).filter(([name]) => name !== "frame-ancestors");
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(written(all))}">`;
};
