import { slug } from "@daylit/layouts/text/slug.ts";

/** An entry of a menu: `segment` is the part of the path before the slug, empty at the top. */
export type MenuItem = { segment: string; name: string; slug: string };

/** A titled list in a sidebar. */
export type MenuGroup = { title: string; items: readonly MenuItem[] };

export const pathOf = ({ segment, slug }: MenuItem) =>
  `/${[segment, slug].filter(Boolean).join("/")}`;

const names = ["Documentation", "Guides", "Layouts", "Packages", "Projects", "Stylesheet"] as const;

type MenuName = (typeof names)[number];

/** The parts of the site that pages belong to: those of the menu, and the blocks. */
export type SectionName = MenuName | "Blocks";

export const menu: readonly MenuItem[] = names.map((name) => ({
  segment: "",
  name,
  slug: slug(name),
}));

/** The landing page's dropdown shows two of them. */
export const landingMenu = menu.filter(
  ({ name }) => name === "Documentation" || name === "Packages",
);
