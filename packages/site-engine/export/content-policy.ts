import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { serviceAt } from "../build/form-target.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { plainAddress } from "./file-names.ts";

/** Of an address only its origin, which cannot hold another rule. */
const originOf = (address: string) => plainAddress(new URL(address).origin);

/** Chromium holds what a service redirects to against the policy as well: its own page, or one of the site. */
function formTargets({ form, address }: SiteDocument): string {
  if (form.way === "mail") return "mailto:";
  if (form.way === "host") return "'self'";
  const after = serviceAt(form.address).shows ?? [];
  return [...new Set([form.address, ...after, ...(address ? [address] : [])].map(originOf))]
    .concat("'self'")
    .join(" ");
}

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
