import { slug } from "@daylit/layouts/text/slug.ts";
import type { Group } from "daylit/internal/tools/reference/header.ts";
import { referencePages } from "daylit/internal/tools/reference/reference-pages.ts";
import type { MenuGroup, MenuItem } from "../model/menu.ts";

const item = (slug: string): MenuItem => ({
  segment: "stylesheet",
  name: slug,
  slug,
});

/** The pages of the reference; the slug is the class name and the file name. */
export const stylesheetGroups: readonly MenuGroup[] = Object.entries(referencePages).map(
  ([title, slugs]) => ({ title, items: slugs.map(item) }),
);

export const stylesheetItems = stylesheetGroups.flatMap(({ items }) => items);

/** What the other parts have in common: a page for each kind, with the groups of their headers. */
export type Kind = MenuItem & { groups: readonly Group[]; about: string };

const kind = (name: string, groups: readonly Group[], about: string): Kind => ({
  ...{ segment: "stylesheet", name, slug: slug(name) },
  ...{ groups, about },
});

/** The pages that show all other parts with a sample. */
export const stylesheetKinds: readonly Kind[] = [
  // Not "Interactivity", which is a chapter: lists name both.
  kind(
    "Interactive parts",
    ["Interactivity"],
    "What opens, closes and slides: menus, dialogs, tabs, galleries. The browser does it, without a script.",
  ),
  kind(
    "Content and layout",
    ["Layout", "Content"],
    "What texts and pages are made of: tables, lists, quotations, messages, gaps and places.",
  ),
  kind(
    "Applications",
    ["Apps"],
    "What people work with: the frame of an application, fields that belong together, steps, figures.",
  ),
  kind(
    "Application kit",
    ["Kit"],
    "The optional stylesheet daylit/kit.css: dense controls, sidebar, data tables, charts, boards, calendars, and icons.",
  ),
  kind(
    "Motion",
    ["Motion"],
    "What moves, once and briefly; where visitors prefer less motion, it is simply there.",
  ),
];

/** Every name on one page, to print. */
export const vocabularyItem: MenuItem = { ...item("vocabulary"), name: "Vocabulary" };

/** The list in the sidebar. */
export const stylesheetMenu: readonly MenuGroup[] = [
  ...stylesheetGroups,
  { title: "More parts", items: stylesheetKinds },
  { title: "All names", items: [vocabularyItem] },
];
