import type { Report } from "./problem.ts";
import { readText } from "./values.ts";

/** A page, a post of the news, a place on either. */
const own = /^(\/(?:news\/)?[a-z0-9-]*)?(#[A-Za-z][\w-]*)?$/;
const forms = [
  /^mailto:[^\s<>"'`\\]+@[^\s<>"'`\\]+$/,
  /^tel:\+?[\d-]{2,24}$/,
  /^https?:\/\/[^\s<>"'`\\]+$/,
];

/** Pages and sections of the site, letters, telephones, other sites: nothing else is an address. */
export const isAddress = (href: string): boolean =>
  href.length <= 500 &&
  (own.test(href) || (forms.some((form) => form.test(href)) && URL.canParse(href)));

/** Empty as long as nobody has said where it leads. */
export function readAddress(value: unknown, path: string, report: Report): string {
  const href = readText(value, path, report);
  if (isAddress(href)) return href;
  report(path, "replaced", href);
  return "";
}
