import type { MenuGroup, MenuItem } from "./menu.ts";

const item = (slug: string): MenuItem => ({
  segment: "stylesheet",
  name: slug,
  slug,
});

/** The nineteen pages of the stylesheet reference; the slug is the class name and the file name. */
export const stylesheetGroups: readonly MenuGroup[] = [
  {
    title: "Typo",
    items: ["headline", "subHead", "keyword", "font-weight", "paragraph", "heading", "title"].map(
      item,
    ),
  },
  { title: "Color", items: ["background-color", "font-color"].map(item) },
  {
    title: "Components",
    items: [
      "article",
      "button",
      "card",
      "flex",
      "form",
      "grid",
      "link",
      "navbar",
      "section",
      "visibility",
    ].map(item),
  },
];

export const stylesheetItems = stylesheetGroups.flatMap(({ items }) => items);
