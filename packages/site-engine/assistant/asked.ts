import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { kindLabel } from "@daylit/layouts/blocks/kinds.ts";
import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import { slug } from "@daylit/layouts/text/slug.ts";
import { isLegal } from "../document/check/blanks.ts";
import { sectionPath } from "../document/object-path.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { resolveSite } from "../document/text/resolve-site.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A section that an assistant is asked to write: its name in the message, and where it is. */
export type AskedSection = {
  /** "home-1", "prices-3", "footer" */
  key: string;
  path: string;
  /** What the page and the block are called. */
  page: string;
  label: string;
  kind: string;
  about: string;
  fields: FieldSet;
  values: Values;
  example: Values;
};

/** Hours and the address are facts, which the site says anyway; pictures, links and choices are not words. */
const isFact = ({ role }: Field) => role === "hours" || role === "place";

const hasWords = (field: Field): boolean =>
  !["picture", "pictures", "link", "choice", "toggle"].includes(field.kind);

/** The fields of a section that hold words of its own. */
const askedFields = (fields: FieldSet): FieldSet =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, field]) => hasWords(field) && !(field.kind !== "line" && isFact(field)),
    ),
  );

const pageKey = (path: string) => (path === "/" ? "home" : slug(path.slice(1)) || "page");

/** Sections of a site whose words an assistant can write; with `only`, those at these paths. */
export function askedSections(given: SiteDocument, only?: readonly string[]): AskedSection[] {
  const site = resolveSite(given);
  const taken = new Set<string>();
  const asked = (key: string, path: string, page: string, section: Values): AskedSection[] => {
    const block = section.block as Parameters<typeof definitionOf>[0];
    const { label, about, fields, example } = definitionOf(block);
    const own = askedFields(fields);
    // The chart of the hours and the list of posts are written elsewhere.
    if (block === "hours-week") delete (own as Record<string, Field>).days;
    if (Object.keys(own).length === 0 || (only && !only.includes(path))) return [];
    const free = taken.has(key) ? `${key}-${taken.size}` : key;
    taken.add(free);
    return [
      {
        ...{ key: free, path, page, label, kind: kindLabel(block), about, fields: own },
        ...{ values: section, example: example as Values },
      },
    ];
  };
  return [
    ...(only ? asked("menu", "nav", "", site.nav as Values) : []),
    ...site.pages.flatMap((page, at) =>
      isLegal(site, at)
        ? []
        : page.sections.flatMap((section, number) =>
            asked(
              `${pageKey(page.path)}-${number + 1}`,
              sectionPath(at, number),
              page.label || page.path,
              section as Values,
            ),
          ),
    ),
    ...asked("footer", "footer", "", site.footer as Values),
  ];
}
