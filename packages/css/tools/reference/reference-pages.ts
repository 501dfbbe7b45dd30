/** The nineteen pages of the reference, by group, in the order of the menu: a page for each stylesheet. */
export const referencePages = {
  Typo: ["headline", "subHead", "keyword", "font-weight", "paragraph", "heading", "title"],
  Color: ["background-color", "font-color"],
  Components: [
    ...["article", "button", "card", "flex", "form", "grid", "link", "navbar", "section"],
    "visibility",
  ],
};
