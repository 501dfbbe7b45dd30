import { type MenuItem, pathOf, slugOf } from "./menu.ts";
import { site } from "./site.ts";

export type DocumentationPage = MenuItem & { path: string; title?: string; description: string };

const chapter = (name: string, description: string): DocumentationPage => {
  const item = { segment: "documentation", name, slug: slugOf(name) };
  return {
    ...item,
    path: pathOf(item),
    title: `${name} · Documentation · ${site.name}`,
    description,
  };
};

/** The introduction and the chapters below it, in reading order; each is an MDX file by its slug. */
export const documentation: readonly DocumentationPage[] = [
  {
    ...chapter(
      "Introduction",
      "What the Daylit CSS framework is, whom it is for, the ideas behind it and how to start in a minute.",
    ),
    path: "/documentation",
    title: `Documentation · ${site.name}`,
  },
  chapter(
    "Typography",
    "The type scale, the roles for words, measure and rhythm, and how to bring your own fonts without a jump.",
  ),
  chapter(
    "Animation",
    "Motion as light moving: reveal, stagger, lift and press, and what happens when a visitor prefers less of it.",
  ),
  chapter(
    "Interactivity",
    "Menus, dialogs, accordions, tabs and tooltips from native elements, without a line of script.",
  ),
  chapter(
    "UI/UX guidance",
    "How to arrange a page so that people find what they came for: hierarchy, forms, states, words and errors.",
  ),
  chapter(
    "Web applications",
    "Make a site installable, quick on a cheap phone and useful offline, with what browsers offer today.",
  ),
];
