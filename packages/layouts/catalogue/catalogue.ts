import type { FooterSection, Industry, Layout, NavSection, Section } from "../schema/model.ts";
import type { Theme } from "../theme/theme.ts";
import { industries } from "../trades/index.ts";
import { type LayoutPages, layoutPages } from "../trades/pages.ts";
import {
  type Category,
  categories,
  type LayoutCard,
  layoutCards,
  pageId,
} from "../trades/trades.ts";

/** One of the hundred, with everything that belongs to it. */
export type CataloguePage = {
  /** "arch-0001", "food-0001-2": names the document, its stylesheet, its thumbnail and its zip. */
  id: string;
  card: LayoutCard;
  category: Category;
  industry: Industry;
  /** The home page. */
  layout: Layout;
  /** The second page and the contact page. */
  pages: LayoutPages;
  theme: Theme;
};

export const sectionsOf = ({ sections }: Layout): Section[] =>
  sections.filter((section) => section !== undefined);

export const allSections = (layout: Layout): (NavSection | Section | FooterSection)[] => [
  layout.nav,
  ...sectionsOf(layout),
  layout.footer,
];

export const cataloguePages: readonly CataloguePage[] = categories.flatMap((category) => {
  const industry = industries.get(category.slug);
  if (!industry) return [];
  return layoutCards(category).flatMap((card, index) => {
    const layout = industry.layouts[index];
    if (!layout) return [];
    const id = pageId(card);
    const pages = layoutPages.get(id);
    if (!pages) throw new Error(`trades/${category.slug}/${id}.pages.ts is missing`);
    const theme = { ...industry.theme, ...layout.theme };
    return [{ id, card, category, industry, layout, pages, theme }];
  });
});
