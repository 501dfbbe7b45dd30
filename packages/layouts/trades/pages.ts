import type { BodySection, HeroSection } from "../schema/model.ts";

type Sections = readonly [HeroSection, ...BodySection[]];

/** The two pages that a layout has besides home when it becomes a site. */
export type LayoutPages = {
  /** The page that this business needs next: prices, programme, menu, work, rooms, team … */
  second: { label: string; sections: Sections };
  /** Contact, with a form that fits this business. */
  contact: { label: string; sections: Sections };
};

const modules = import.meta.glob<{ default: LayoutPages }>("./*/*.pages.ts", { eager: true });

/** By the id of the layout ("spor-0002"): each file is called after its layout. */
export const layoutPages: ReadonlyMap<string, LayoutPages> = new Map(
  Object.entries(modules).map(([file, { default: pages }]) => [
    file.replace(/.*\/|\.pages\.ts$/g, ""),
    pages,
  ]),
);
