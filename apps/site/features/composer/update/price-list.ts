import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import { resolveSite, type SiteDocument } from "@daylit/site-engine";
import { placesAround, sectionPath } from "@daylit/site-engine/edit/changes/object-path.ts";

/** A price of the site, with the name of what it is for. */
export type Price = { path: string; name: string; text: string; soft: number; hard: number };
type PriceGroup = { path: string; page: string; heading: string; prices: readonly Price[] };

const outerOf = (path: string) => placesAround(path)[1] ?? "";

/** All prices, by page and section. */
export const priceGroups = (site: SiteDocument): PriceGroup[] =>
  resolveSite(site).pages.flatMap((page, at) =>
    page.sections.flatMap((section, number): PriceGroup[] => {
      const path = sectionPath(at, number);
      const texts = [...textsOf(definitionOf(section.block).fields, section, path)];
      const headings = new Map(
        texts
          .filter(({ role }) => role === "heading")
          .map((heading) => [outerOf(heading.path), heading.text]),
      );
      /** The name beside it, or else that of the nearest group around it. */
      const nameOf = (price: string) =>
        placesAround(outerOf(price))
          .map((place) => headings.get(place))
          .find(Boolean) ?? "";
      const prices = texts
        .filter(({ role }) => role === "price" || role === "was")
        .map(({ path: place, label, role, text, length }) => {
          const name = nameOf(place);
          const called = role === "was" ? [name, label].filter(Boolean).join(": ") : name || label;
          return { path: place, name: called, text, soft: length.soft, hard: length.hard };
        });
      return prices.length > 0
        ? [{ path, page: page.label, heading: headings.get(path) ?? "", prices }]
        : [];
    }),
  );
