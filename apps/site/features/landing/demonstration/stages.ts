/** How a layout becomes a site, step by step; each has a photograph in generated/. */
export const stages = [
  {
    id: "layout",
    title: "Choose a layout",
    text: "One of a hundred. Here, a bakery’s.",
    alt: "A bakery’s page in olive: Bread from seven, its letters woven through a pretzel.",
  },
  {
    id: "words",
    title: "Write your own words",
    text: "Click any text and type. Yours is a flower shop.",
    alt: "The same page, now of Osei Flowers: Flowers from eight.",
  },
  {
    id: "colour",
    title: "Pick your colour",
    text: "Buttons, links and paper follow, readable in light and dark.",
    alt: "The same page in plum.",
  },
  {
    id: "picture",
    title: "Add your pictures",
    text: "From our library or your phone. Then download the site and keep it.",
    alt: "The finished page: a wreath of flowers has taken the pretzel’s place.",
  },
] as const;

export type StageId = (typeof stages)[number]["id"];

export const stageSize = { width: 1120, height: 700 } as const;

export const stageFile = (id: StageId, scheme: "light" | "dark") => `${id}-${scheme}.avif`;

/** Its address on the site. */
export const stagePath = (id: StageId, scheme: "light" | "dark") =>
  `/pictures/demonstration/${stageFile(id, scheme)}`;
