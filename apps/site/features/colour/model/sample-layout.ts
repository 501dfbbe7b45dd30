/** The layout that stands for the catalogue in the colour tool; it has every kind of fill. */
export const sampleLayout = {
  id: "trav-0001",
  name: "TRAV 0001",
  path: "/layouts/trav/trav-0001",
} as const;
