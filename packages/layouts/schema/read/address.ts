import { isEmail } from "../../text/email.ts";
import type { Report } from "./problem.ts";
import { readText } from "./values.ts";

/** A page, a post of the news, a place on either. */
const own = /^(\/(?:news\/)?[a-z0-9-]*)?(#[A-Za-z][\w-]*)?$/;
const forms = [/^tel:\+?[\d-]{2,24}$/, /^https?:\/\/[^\s<>"'`\\]+$/];

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

/** Of a letter a link may say subject and text; other headers would send it to strangers as well. */
const header = String.raw`(?:subject|body)=(?:[^\s<>"'\x60\\&;#%]|%(?!0)[\dA-Fa-f]{2})*`;
const letter = new RegExp(String.raw`^mailto:([^\s<>"'\x60\\?]+)(?:\?${header}(?:&${header})*)?$`);
const isLetter = (href: string) => isEmail(decoded(letter.exec(href)?.[1] ?? ""));

/** Pages and sections of the site, letters, telephones, other sites: nothing else is an address. */
export const isAddress = (href: string): boolean =>
  href.length <= 500 &&
  (own.test(href) ||
    ((isLetter(href) || forms.some((form) => form.test(href))) && URL.canParse(href)));

/** An address as it can stand: a letter without what its link may not say, everything else whole or not at all. */
export function plainAddress(href: string, path: string, report: Report): string {
  if (isAddress(href)) return href;
  const [plain = ""] = /^mailto:[^?]*(?=\?)/.exec(href) ?? [];
  report(path, isAddress(plain) && plain ? "corrected" : "replaced", href);
  return isAddress(plain) ? plain : "";
}

/** Empty as long as nobody has said where it leads. */
export function readAddress(value: unknown, path: string, report: Report): string {
  return plainAddress(readText(value, path, report), path, report);
}
