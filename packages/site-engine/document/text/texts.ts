import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { Length } from "@daylit/layouts/schema/field.ts";
import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import { textsOf, type Written } from "@daylit/layouts/schema/texts.ts";
import type { FactName, SiteDocument } from "../site-document.ts";
import { metaIsExample } from "./page-meta.ts";
import { resolveSite } from "./resolve-site.ts";

/** Where in the site document a text is: page and section by their number, if it is in one. */
export type Placed = Written & { page?: number; section?: number };

const facts = {
  name: ["Name", 32, "wider than the navigation of a phone"],
  strapline: ["What you do, in a sentence", 140, "a paragraph below the name"],
  phone: ["Telephone", 22, "wider than its place"],
  email: ["Email", 40, "wider than its place"],
} as const;

const lengthOf = (soft: number, why: string): Length => ({ soft, hard: soft * 2, why });

function* textsOfNotice({ notice }: SiteDocument): Generator<Placed> {
  if (notice)
    yield {
      ...{ path: "notice.text", label: "Notice", text: notice.text, optional: true, common: false },
      length: lengthOf(120, "three lines on a phone"),
    };
}

function* textsOfBusiness({ business, examples = [] }: SiteDocument): Generator<Placed> {
  const example = (name: FactName) => (examples.includes(name) ? { example: true as const } : {});
  for (const [key, [label, soft, why]] of Object.entries(facts))
    yield {
      ...{ path: `business.${key}`, label, text: business[key as keyof typeof facts] },
      ...{ length: lengthOf(soft, why), optional: key !== "name", common: false },
      ...example(key as FactName),
    };
  const line = { length: lengthOf(40, "two lines in the footer"), optional: true, common: false };
  for (const [index, text] of business.address.entries())
    yield {
      path: `business.address[${index}]`,
      label: "Address",
      text,
      ...line,
      ...example("address"),
    };
  for (const [index, [days, times]] of (business.hours ?? []).entries()) {
    yield { path: `business.hours[${index}][0]`, label: "Days", text: days, ...line, common: true };
    yield {
      path: `business.hours[${index}][1]`,
      label: "Hours",
      text: times,
      ...line,
      ...example("hours"),
    };
  }
}

const head = {
  label: ["Name in the menu", 18, "the menu breaks into two lines", true],
  title: ["Title", 65, "search engines cut it", false],
  description: ["Description", 160, "search engines cut it", false],
} as const;

/** Every text of the site with the facts in it, in the order in which people meet it. */
export function textsOfSite(given: SiteDocument): Placed[] {
  const site = resolveSite(given);
  const { nav, footer, pages } = site;
  const ofPages = pages.flatMap((page, index): Placed[] => [
    ...Object.entries(head).map(([key, [label, soft, why, common]]) => ({
      ...{ path: `pages[${index}].${key}`, label, text: wordsOf(page[key as keyof typeof head]) },
      ...{ length: lengthOf(soft, why), optional: key === "description", common, page: index },
      ...(metaIsExample(site, page, key) ? { example: true as const } : {}),
    })),
    ...page.sections.flatMap((section, number) =>
      [
        ...textsOf(
          definitionOf(section.block).fields,
          section,
          `pages[${index}].sections[${number}]`,
        ),
      ].map((text) => ({ ...text, page: index, section: number })),
    ),
  ]);
  return [
    ...textsOfBusiness(site),
    ...textsOfNotice(site),
    ...textsOf(definitionOf(nav.block).fields, nav, "nav"),
    ...ofPages,
    ...textsOf(definitionOf(footer.block).fields, footer, "footer"),
  ];
}
