import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { factText, isFactLink, mapTexts } from "@daylit/layouts/schema/facts.ts";
import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import { isExample, mapAddresses } from "@daylit/layouts/schema/marks.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import { emptyPages } from "../document/check/empty-pages.ts";
import { type Invention, inventedFacts, sellsThings } from "../document/check/invented.ts";
import type { PageSection, SiteDocument } from "../document/site-document.ts";
import { contactPath } from "../document/text/contact-page.ts";
import { linkExists, linksOf } from "../document/text/links.ts";
import { withOwnFacts } from "../document/text/mark-examples.ts";
import { businessOf, resolvedIn } from "../document/text/resolve-site.ts";
import { shortened } from "../document/text/shortened.ts";
import { swapIn } from "./swap.ts";

/** What one click removes; facts have to be filled in. */
export const removable = ["price", "testimonial", "person", "legal"] as const;
type Removable = (typeof removable)[number];

export const isRemovable = (about: Invention): about is Removable =>
  removable.includes(about as Removable);

type Values = Readonly<Record<string, unknown>>;

/** A section with the entries of its lists that hold own words; undefined if none does. */
function withOwnEntries(site: SiteDocument, section: PageSection): PageSection | undefined {
  const { fields } = definitionOf(section.block);
  const lists = Object.entries(fields).filter(([, { kind }]) => kind === "items");
  let left = 0;
  /** Entries that say something of the owner's, and in these the same. */
  const ownOf = (field: Field, entries: readonly Values[]): Values[] =>
    field.kind === "items"
      ? entries
          .filter((entry) => textsIn(site, field.fields, entry).own > 0)
          .map((entry) =>
            Object.fromEntries(
              Object.entries(entry).flatMap(([name, value]): [string, unknown][] => {
                const inner = field.fields[name];
                if (inner?.kind === "items" && Array.isArray(value))
                  return [[name, ownOf(inner, value as Values[])]];
                return isExample(value) && inner?.optional ? [] : [[name, value]];
              }),
            ),
          )
      : [];
  const kept = lists.map(([name, field]) => {
    const own = ownOf(field, ((section as Values)[name] ?? []) as Values[]);
    left += own.length;
    return [name, own] as const;
  });
  return left > 0 ? ({ ...section, ...Object.fromEntries(kept) } as PageSection) : undefined;
}

/**
 * Links to sections that are gone lead to the contact page, or to the first; those to pages that have
 * moved (`paths`: from, to) follow them.
 */
export function withLinks(
  site: SiteDocument,
  paths: ReadonlyMap<string, string> = new Map(),
): SiteDocument {
  const home = contactPath(site);
  const broken = new Set(
    linksOf(site)
      .filter(({ href, page }) => {
        const from = page === undefined ? site.pages : [site.pages[page]];
        return href !== "" && from.some((each) => each && !linkExists(href, each, site));
      })
      .map(({ href }) => href),
  );
  if (broken.size === 0) return site;
  const target = (href: string) => (broken.has(href) ? (paths.get(href) ?? home) : href);
  const { nav, footer, pages } = site;
  const led = mapTexts({ nav, footer, pages }, (text, key) =>
    key === "href" && !isFactLink(text) ? target(text) : mapAddresses(text, target),
  );
  return { ...site, ...led };
}

/** The site without one section; what linked to it leads elsewhere. The first of a page stays. */
export const withoutSection = (site: SiteDocument, page: number, at: number): SiteDocument =>
  at < 1
    ? site
    : withLinks({
        ...site,
        pages: site.pages.map((each, index) =>
          index === page
            ? { ...each, sections: each.sections.filter((_, number) => number !== at) }
            : each,
        ),
      });

const withSection = (site: SiteDocument, page: number, at: number, section: PageSection) => ({
  ...site,
  pages: site.pages.map((each, index) =>
    index === page
      ? { ...each, sections: each.sections.map((old, number) => (number === at ? section : old)) }
      : each,
  ),
});

type AnySection = PageSection | SiteDocument["nav"] | SiteDocument["footer"];

const textsIn = (site: SiteDocument, fields: FieldSet, values: Values) => {
  const texts = [...textsOf(fields, resolvedIn(site, values))].filter(
    ({ text, common }) => !common && text.trim(),
  );
  const examples = texts.filter(({ example }) => example).length;
  return { examples, own: texts.length - examples };
};

/** A section without the example texts that it can do without. */
export function withoutOptionalExamples<S extends AnySection>(site: SiteDocument, section: S): S {
  const values = section as unknown as Values;
  const gone = Object.entries(definitionOf(section.block).fields).filter(([name, field]) => {
    if (!field.optional || values[name] === undefined) return false;
    const { examples, own } = textsIn(site, { [name]: field }, values);
    return examples > 0 && own === 0;
  });
  if (gone.length === 0) return section;
  const names = new Set(gone.map(([name]) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))) as never;
}

/** Whether a section needs more than a headline, and has only example texts for it. */
function needsMore(site: SiteDocument, section: AnySection): boolean {
  const { fields } = definitionOf(section.block);
  const more = Object.entries(fields).filter(([, { role }]) => role !== "heading");
  const { examples, own } = textsIn(site, Object.fromEntries(more), section as unknown as Values);
  return examples > 0 && own === 0;
}

/** The opening of a page as a headline alone, in a design that needs nothing else. */
function withPlainOpening(site: SiteDocument, page: number): SiteDocument {
  const swapped = swapIn(site, page, 0, "hero-type");
  const [opening] = swapped.pages[page]?.sections ?? [];
  if (!opening) return site;
  const { kept: _, ...plain } = opening;
  return withSection(swapped, page, 0, withoutOptionalExamples(swapped, plain as PageSection));
}

/** Navigation or footer without example text: the plainest of its kind where it can’t do without. */
export function withoutFrameExamples(site: SiteDocument, part: "nav" | "footer"): SiteDocument {
  const less = withoutOptionalExamples(site, site[part]);
  const { fields } = definitionOf(less.block);
  const { examples, own } = textsIn(site, fields, less as unknown as Values);
  if (examples === 0 || own > 0) return { ...site, [part]: less };
  return { ...site, [part]: { block: part === "nav" ? "nav-bar" : "footer-slim" } };
}

/** A heading that a section or a page needs: a word of the owner’s in the place of an example. */
function withOwnHeading<S extends PageSection>(site: SiteDocument, section: S, page: number): S {
  const { heading } = section as { heading?: string };
  if (!isExample(heading)) return section;
  const business = businessOf(site);
  const own = (name: "strapline" | "name") =>
    site.examples?.includes(name) ? "" : business[name].trim();
  const said = page === 0 ? own("strapline") || own("name") : site.pages[page]?.label;
  return said ? { ...section, heading: shortened(said, 60, site.language) } : section;
}

/** The texts of a section that are its owner’s own and not just a fact or the name of the page. */
function ownWords(site: SiteDocument, section: PageSection, page: number): number {
  const { name, phone, email, address, hours = [] } = businessOf(site);
  const facts = new Set(
    [name, phone, email, ...address, ...hours.flat(), site.pages[page]?.label ?? ""].map((text) =>
      text.trim(),
    ),
  );
  const { fields } = definitionOf(section.block);
  return [...textsOf(fields, resolvedIn(site, section) as unknown as Values)].filter(
    ({ text, common, example, path }) =>
      !common && text.trim() && !example && path !== "heading" && !facts.has(text.trim()),
  ).length;
}

/**
 * A page without its example text: sections without an own word go, and the others lose what they can
 * do without. A heading that has to stay becomes a word of the owner’s.
 */
export function withoutExamples(given: SiteDocument, page: number): SiteDocument {
  const [opening] = given.pages[page]?.sections ?? [];
  const bare = opening && withoutOptionalExamples(given, opening);
  const site = bare && needsMore(given, bare) ? withPlainOpening(given, page) : given;
  const sections = site.pages[page]?.sections.flatMap((section, at) => {
    const { fields } = definitionOf(section.block);
    const { examples } = textsIn(site, fields, section as unknown as Values);
    if (examples === 0) return [section];
    const bare = withoutOptionalExamples(site, withOwnEntries(site, section) ?? section);
    const named = withOwnHeading(site, bare, page);
    const left = textsIn(site, fields, named as unknown as Values).examples;
    // What shows the owner’s address or hours may stay, once its heading isn’t an example any more.
    const isOwn = left === 0 && textsIn(site, fields, section as unknown as Values).own > 0;
    const hasPosts = /^news-/.test(section.block) && (site.posts?.length ?? 0) > 0;
    if (at > 0 && ownWords(site, section, page) === 0 && !isOwn && !hasPosts) return [];
    return [named];
  });
  if (!sections) return site;
  return withLinks({
    ...site,
    pages: site.pages.map((each, index) => (index === page ? { ...each, sections } : each)),
  });
}

/** A site without the pages of which nothing but the name is left since; links to them lead elsewhere. The first stays. */
function withoutEmptied(before: SiteDocument, site: SiteDocument): SiteDocument {
  const known = emptyPages(before);
  const gone = emptyPages(site).filter((page) => page > 0 && !known.includes(page));
  return gone.length > 0
    ? withLinks({ ...site, pages: site.pages.filter((_, page) => !gone.includes(page)) })
    : site;
}

/** The site without the example text of a page, and without the page if nothing but its name is left. */
export const withoutExamplesOrPage = (site: SiteDocument, page: number): SiteDocument =>
  withoutEmptied(site, withoutExamples(site, page));

/** The site without its invented testimonials, people, prices or legal lines; own entries stay. */
export function withoutInvented(site: SiteDocument, about: Removable): SiteDocument {
  const found = inventedFacts(site).filter((each) => each.about === about);
  if (found.length === 0) return site;
  if (about === "legal") {
    const { note: _, ...business } = site.business;
    const { legal } = site.footer as { legal?: readonly string[] };
    const own = legal?.filter((line) => !isExample(resolvedIn(site, line))) ?? [];
    // A legal line names the one who answers for the site.
    const lines = own.length > 0 ? own : [factText("name", business.name)];
    const footer = legal ? { ...site.footer, legal: lines } : site.footer;
    return withOwnFacts(
      { ...site, business: { ...business }, footer: footer as SiteDocument["footer"] },
      new Set(["note"]),
    );
  }
  const places = new Map(
    found.flatMap(({ page, section }) =>
      page === undefined || section === undefined
        ? []
        : [[`${page} ${section}`, { page, section }]],
    ),
  );
  let next = site;
  // From the end, so that the numbers of those before stay right.
  for (const { page, section: at } of [...places.values()].sort((a, b) => b.section - a.section)) {
    const section = next.pages[page]?.sections[at];
    if (!section) continue;
    // Faces in the opening of a page go with its design.
    if (at === 0 && about === "person") next = withPlainOpening(next, page);
    if (at === 0 || (about === "price" && !sellsThings(section.block))) continue;
    const own = withOwnEntries(next, section);
    next = own ? withSection(next, page, at, own) : withoutSection(next, page, at);
  }
  return withoutEmptied(site, next);
}
