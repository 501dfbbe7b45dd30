import { withPlainDigits } from "../text/digits.ts";

/** The firm a page speaks for: navigation and footer read it, sections never do. */
export type Business = {
  name: string;
  /** A few words below the name. */
  strapline: string;
  /** Empty where there is none. */
  phone: string;
  email: string;
  address: readonly string[];
  /** ["Monday to Friday", "9:00–17:30"] */
  hours?: readonly (readonly [string, string])[];
  /** The last line of every footer. */
  note?: string;
};

export type PageLink = { label: string; href: string };

/** What navigation and footer get from the page. */
export type Page = { business: Business; links: readonly PageLink[] };

/** Signs as wide as a Chinese letter, and small ones: "＋" and "（" as "+" and "(". */
const otherWidths = /[\ufe50-\ufe6b\uff01-\uff5e]/g;

/** A number in the digits and signs that every machine reads: "＋٤٤ ٢٠" → "+44 20". */
export const plainNumber = (phone: string): string =>
  withPlainDigits(phone.replaceAll(otherWidths, (sign) => sign.normalize("NFKC")));

/**
 * A number as telephones dial it: "+44 (0)20 7946 0018" → "+442079460018", without the “(0)” after a country
 * code. Empty where there is nothing to dial.
 */
export function dialled(phone: string): string {
  const plain = plainNumber(phone).replace(/^(\D*(?:\+|00)[^(]*)\(0\)/, "$1");
  const digits = plain.replaceAll(/\D/g, "");
  return digits && (/^\D*\+/.test(plain) ? `+${digits}` : digits);
}

/** "020 7946 0018" → "tel:02079460018"; empty where there is nothing to dial. */
export const telephone = (phone: string): string => {
  const number = dialled(phone);
  return number && `tel:${number}`;
};

/** A number is not to be broken at the end of a line. */
export const unbroken = ({ label, href }: PageLink) =>
  href.startsWith("tel:") ? label.replaceAll(" ", "\u00a0") : label;
