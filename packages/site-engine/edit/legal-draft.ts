/** What a site does, as far as its legal pages have to say it. */
export type LegalFacts = {
  /** Where the business is, if its address, its number or its language says so. */
  country?: string;
  /** Name and address in one line; empty where they are example text. */
  owner: string;
  contact: readonly { kind: "phone" | "email"; text: string }[];
  /** "mail": the visitor’s own program. A host: the service that gets the form. */
  form?: "mail" | "host" | { service: string };
  /** Hosts of other sites that links lead to. */
  links: readonly string[];
  /** Host of the counter of visits. */
  counter?: string;
  /** A profession that needs a title, with a chamber and rules of its own. */
  regulated?: true;
  /** "care": a practice. "asked": a question of a form is about health. */
  health?: "care" | "asked";
};

/** A point that doesn’t apply is empty, so that each stands at the same place in every draft. */
export type Point = readonly [term: string, text: string];
export type LegalDraft = {
  path: `/${string}`;
  title: string;
  lead: string;
  sections: readonly { heading: string; points: readonly Point[] }[];
};
export type LegalDrafts = { notice: LegalDraft; privacy: LegalDraft };
/** A point that not every site has. */
export const some = (is: unknown, term: string, text: string): readonly Point[] => [
  is ? [term, text] : ["", ""],
];

export const reached = (
  { contact }: LegalFacts,
  names: Record<"phone" | "email", string>,
  otherwise: string,
) => contact.map(({ kind, text }) => `${names[kind]}: ${text}`).join(", ") || otherwise;
