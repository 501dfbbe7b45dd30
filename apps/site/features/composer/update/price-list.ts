import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import { resolveSite, type SiteDocument } from "@daylit/site-engine";
import { placesAround, sectionPath } from "@daylit/site-engine/document/object-path.ts";

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
      const priced = texts.filter(({ role }) => role === "price" || role === "was");
      /** What tells two of the same name apart: another text of the entry, or the name of its group. */
      const besides = (price: string, name: string) =>
        [
          ...texts.filter(
            (text) => !priced.includes(text) && outerOf(text.path) === outerOf(price),
          ),
          ...placesAround(outerOf(price)).map((place) => ({ text: headings.get(place) ?? "" })),
        ].find(({ text }) => text.trim() && text !== name)?.text;
      const isTwice = (name: string) =>
        priced.filter(({ path: place, role }) => role === "price" && nameOf(place) === name)
          .length > 1;
      const prices = priced.map(({ path: place, label, role, text, length }) => {
        const known = nameOf(place);
        const other = known && isTwice(known) ? besides(place, known) : undefined;
        const name = other ? `${known} (${other})` : known;
        const called = role === "was" ? [name, label].filter(Boolean).join(": ") : name || label;
        return { path: place, name: called, text, soft: length.soft, hard: length.hard };
      });
      return prices.length > 0
        ? [{ path, page: page.label, heading: headings.get(path) ?? "", prices }]
        : [];
    }),
  );
