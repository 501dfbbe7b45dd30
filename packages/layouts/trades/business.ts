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

/** "020 7946 0018" → tel:02079460018. After a country code the “(0)” of “+44 (0)20 7946 0018” is not dialled. */
export const telephone = (phone: string) =>
  `tel:${phone.replace(/^(\D*(?:\+|00)[^(]*)\(0\)/, "$1").replaceAll(/[^+\d]/g, "")}`;

/** A number is not to be broken at the end of a line. */
export const unbroken = ({ label, href }: PageLink) =>
  href.startsWith("tel:") ? label.replaceAll(" ", "\u00a0") : label;
