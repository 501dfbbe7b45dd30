import type { FooterSection, Layout, NavSection, Section } from "./model.ts";

export const sectionsOf = ({ sections }: Pick<Layout, "sections">): Section[] =>
  sections.filter((section) => section !== undefined);

export const allSections = (layout: Layout): (NavSection | Section | FooterSection)[] => [
  layout.nav,
  ...sectionsOf(layout),
  layout.footer,
];
