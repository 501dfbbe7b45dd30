import type { SectionSource } from "daylit-blocks/internal/tools/sections/section-forms.ts";

/** A section of one of a layout's pages, to be copied on its own. */
export type LayoutSection = SectionSource & {
  /** "Home", "Prices": the page it is on. */
  page: string;
  /** "Hero, split" */
  name: string;
};
