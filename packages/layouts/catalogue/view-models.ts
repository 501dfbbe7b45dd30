import type { Hand } from "@daylit/pictures/metadata/subject.ts";
import { definitionOf } from "../blocks/definitions.ts";
import { kindLabel, kindOf } from "../blocks/kinds.ts";
import { stylePath, thumbnailPath, viewFolder, viewPath } from "../render/assets.ts";
import { documentFile, places, siteStyleFile } from "../render/render.tsx";
import { classesOfSections } from "../render/section-classes.ts";
import { type Trade, trades } from "../trades/trades.ts";
import { allSections, type CataloguePage, cataloguePages, sectionsOf } from "./catalogue.ts";
import layoutNames from "./layout-names.json" with { type: "json" };
import { factsOf } from "./measured-facts.ts";
import { pageSize } from "./page-size.ts";
import { leadingHand } from "./pictures/picture-places.ts";
import type { Mood } from "./search/moods.ts";
import { moodsOf } from "./search/moods-of.ts";

export { weighPages } from "./page-size.ts";

/** The name beside the code, by the layout’s id. */
export const layoutTitles: Readonly<Record<string, string>> = layoutNames;

/** Prepared for the site at build time; the browser gets the records, never the catalogue itself. */
export type LayoutSummary = {
  id: string;
  name: string;
  path: string;
  caption: string;
  /** A name beside the code: "The extension". */
  title: string;
  /** Which of a family's five, counted from one. */
  variation?: number;
  thumbnail: string;
  /** Its own brand colour. */
  brand: string;
  /** Kinds of its sections, as the filter knows them. */
  kinds: string[];
  /** The kind of picture that leads it. */
  hand?: Hand;
  moods: Mood[];
};

const summary = ({ id, card, layout, theme }: CataloguePage): LayoutSummary => ({
  moods: moodsOf({ theme, layout }),
  id,
  name: card.name,
  path: card.path,
  caption: layout.caption,
  title: layoutTitles[id] ?? card.name,
  variation: card.variation,
  thumbnail: thumbnailPath(id),
  brand: theme.brand,
  kinds: [...new Set(sectionsOf(layout).map(({ block }) => kindOf(block)))],
  hand: leadingHand(layout),
});

const pagesOf = (trade: Trade) => cataloguePages.filter((page) => page.trade.code === trade.code);

export const catalogueRecord = () =>
  trades.map((trade) => ({
    name: trade.name,
    path: trade.path,
    layouts: pagesOf(trade).map(summary),
  }));

export type CatalogueRecord = ReturnType<typeof catalogueRecord>;

export function tradeRecord(slug: string) {
  const pages = cataloguePages.filter(({ trade }) => trade.slug === slug);
  const at = trades.findIndex((trade) => trade.slug === slug);
  const link = (index: number) => {
    const { name = "", path = "" } = trades.at(index % trades.length) ?? {};
    return { name, path };
  };
  return {
    previous: link(at - 1),
    next: link(at + 1),
    purpose: pages[0]?.content.purpose,
    business: pages[0]?.content.business.name,
    layouts: pages.map((page) => ({
      ...summary(page),
      sections: sectionsOf(page.layout).map(({ block }) => kindLabel(block)),
    })),
  };
}

export type TradeLayout = ReturnType<typeof tradeRecord>["layouts"][number];

/** The three pages: home by itself, the others with the stylesheet of all three. */
const pagesOfView = (page: CataloguePage) => [
  { label: "Home", address: viewPath(page.id), style: stylePath(page.id) },
  ...places.map((place) => ({
    label: page.pages[place].label,
    address: `/${viewFolder}/${documentFile(page, place)}`,
    style: `/${viewFolder}/${siteStyleFile(page)}`,
  })),
];

/** One page, or one variation of a family, with all that was measured. */
function view(page: CataloguePage) {
  const { id, layout, content } = page;
  const classes = classesOfSections(page);
  return {
    ...summary(page),
    address: viewPath(id),
    style: stylePath(id),
    pages: pagesOfView(page),
    business: content.business.name,
    size: pageSize(page),
    facts: factsOf(id),
    sections: allSections(layout).map(({ block }, index) => ({
      block,
      kind: kindLabel(block),
      label: definitionOf(block).label,
      classes: classes[index] ?? [],
    })),
  };
}

export type LayoutView = ReturnType<typeof view>;

const pathOf = ({ card }: CataloguePage) => card.path.replace(/#.*/, "");

/** Pages of other trades that share the most kinds of sections; ties fall to catalogue order. */
function related(page: CataloguePage): LayoutSummary[] {
  const own = new Set(summary(page).kinds);
  return (
    cataloguePages
      .filter(({ trade }) => trade.code !== page.trade.code)
      .map((other) => ({
        other,
        shared: summary(other).kinds.filter((kind) => own.has(kind)).length,
      }))
      .sort((a, b) => b.shared - a.shared)
      // One of each trade: three pages of the same firm would tell little.
      .filter(
        ({ other }, index, all) =>
          all.findIndex((item) => item.other.content === other.content) === index,
      )
      .slice(0, 3)
      .map(({ other }) => summary(other))
  );
}

export function layoutRecord(path: string) {
  const views = cataloguePages.filter((page) => pathOf(page) === path);
  const [first] = views;
  if (!first) throw new Error(`No layout at ${path}`);
  // The five of a family share one path and have no name in common.
  const nameOf = ({ id, card }: CataloguePage) =>
    card.variation ? card.name : `${card.name}, ${layoutTitles[id]}`;
  const paths = [...new Map(cataloguePages.map((page) => [pathOf(page), nameOf(page)]))];
  const at = paths.findIndex(([other]) => other === path);
  const link = (index: number) => {
    const found = paths[(index + paths.length) % paths.length];
    return { path: found?.[0] ?? path, name: found?.[1] ?? "" };
  };
  return {
    trade: { name: first.trade.name, path: first.trade.path },
    views: views.map(view),
    previous: link(at - 1),
    next: link(at + 1),
    related: related(first),
  };
}

export type LayoutRecord = ReturnType<typeof layoutRecord>;

/** Everything the site's pages say about the catalogue, by path. */
export const allRecords = () => ({
  catalogue: catalogueRecord(),
  trades: Object.fromEntries(trades.map(({ slug }) => [slug, tradeRecord(slug)])),
  layouts: Object.fromEntries(
    [...new Set(cataloguePages.map(pathOf))].map((path) => [path, layoutRecord(path)]),
  ),
});

export type Records = ReturnType<typeof allRecords>;
