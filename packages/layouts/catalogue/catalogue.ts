import type { FooterSection, Industry, Layout, NavSection, Section } from "../schema/model.ts";
import type { Theme } from "../theme/theme.ts";
import { industries } from "../trades/index.ts";
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
  layout: Layout;
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
    const theme = { ...industry.theme, ...layout.theme };
    return [{ id: pageId(card), card, category, industry, layout, theme }];
  });
});
