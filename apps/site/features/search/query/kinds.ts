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
  // Last: records travel with the number of their kind, and a cached script knows the old numbers.
  block: "Blocks",
} as const;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];
