/** What can be found, in the order in which the list page shows it. */
export const kinds = {
  page: "Pages",
  documentation: "Documentation",
  guide: "Guides",
  reference: "Reference",
  class: "Classes",
  property: "Custom properties",
  layout: "Layouts",
  picture: "Pictures",
  project: "Projects",
} as const;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];
