import { categories, layoutCards } from "../../../layouts/categories.ts";
import { documentation } from "./documentation.ts";
import { firstGuide, guides } from "./guides.ts";
import { type MenuName, pathOf } from "./menu.ts";
import { site } from "./site.ts";
import { stylesheetItems } from "./stylesheet.ts";

/** Everything a page says about itself. Routes read it through their loader and compute nothing. */
export type Page = {
  path: string;
  /** The document title. */
  title: string;
  /** The one h1. */
  heading: string;
  description: string;
  /** The address that search engines should keep; differs only where one page has two addresses. */
  canonical: string;
  section?: MenuName;
};

type Draft = Omit<Page, "title" | "canonical"> & { title?: string; canonical?: string };

const page = (draft: Draft): Page => ({
  ...draft,
  title: draft.title ?? `${draft.heading} · ${site.name}`,
  canonical: draft.canonical ?? draft.path,
});

const landing = page({
  path: "/",
  title: site.name,
  heading: "A website with the light let in",
  description: site.description,
});

const layoutPages = [
  page({
    path: "/layouts",
    heading: "Layouts",
    description:
      "A hundred page layouts in twenty trades, built from the Daylit framework, free to copy and download.",
    section: "Layouts",
  }),
  ...categories.map(({ path, name }) =>
    page({
      path,
      heading: name,
      title: `${name} layouts · ${site.name}`,
      description: `Five page layouts for ${name.toLowerCase()}: plain HTML and CSS without a script, to copy, change and keep.`,
      section: "Layouts",
    }),
  ),
  // A family's five cards share one path; the fragment picks the variation.
  ...categories.flatMap((category) =>
    layoutCards(category)
      .filter(({ variation = 1 }) => variation === 1)
      .map(({ name, path }) =>
        page({
          path: path.replace(/#.*/, ""),
          heading: name,
          title: `${name}, ${category.name} · ${site.name}`,
          description: `${name}: a page layout for ${category.name.toLowerCase()}, without a script, free to copy and change.`,
          section: "Layouts",
        }),
      ),
  ),
];

const guidePages = [
  page({
    path: "/guides",
    heading: firstGuide.name,
    title: `Guides: ${firstGuide.name} · ${site.name}`,
    description: firstGuide.description,
    canonical: pathOf(firstGuide),
    section: "Guides",
  }),
  ...guides.map((guide) =>
    page({
      path: pathOf(guide),
      heading: guide.name,
      description: guide.description,
      section: "Guides",
    }),
  ),
];

const stylesheetPages = [
  page({
    path: "/stylesheet",
    heading: "Stylesheet",
    description:
      "Every class of the Daylit framework with a snippet to copy beside a live sample: type, colour and components.",
    section: "Stylesheet",
  }),
  ...stylesheetItems.map((item) =>
    page({
      path: pathOf(item),
      heading: item.name,
      title: `${item.name} · Stylesheet · ${site.name}`,
      description: `The ${item.name} classes of the Daylit framework: what they are for, the markup, and a live sample.`,
      section: "Stylesheet",
    }),
  ),
];

export const pages: readonly Page[] = [
  landing,
  ...layoutPages,
  ...documentation.map(({ path, name, title, description }) =>
    page({ path, heading: name, title, description, section: "Documentation" }),
  ),
  page({
    path: "/projects",
    heading: "Projects",
    description: "Seven client sites made with Daylit, each read live from its own address.",
    section: "Projects",
  }),
  page({
    path: "/packages",
    heading: "Light Interactive",
    title: `Light Interactive, our package · ${site.name}`,
    description:
      "Light Interactive: up to three pages, hosting, a contact page, an installable site, copywriting and three photos.",
    section: "Packages",
  }),
  ...guidePages,
  ...stylesheetPages,
];

export function pageAt(path: string): Page {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Response(`No page at ${path}`, { status: 404, statusText: "Not Found" });
  return found;
}
