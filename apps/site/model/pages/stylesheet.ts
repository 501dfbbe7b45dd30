import { stylesheetItems, stylesheetKinds, vocabularyItem } from "../../content/stylesheet.ts";
import { pathOf } from "../menu.ts";
import { site } from "../site.ts";
import { type Page, page } from "./page.ts";

export const stylesheetPages: readonly Page[] = [
  page({
    kind: "stylesheet",
    path: "/stylesheet",
    heading: "Stylesheet",
    description:
      "Every class of the Daylit framework with a snippet to copy beside a live sample: type, colour, components and more.",
    section: "Stylesheet",
  }),
  page({
    kind: "vocabulary",
    path: pathOf(vocabularyItem),
    heading: "Vocabulary",
    title: `Vocabulary · Stylesheet · ${site.name}`,
    description:
      "Every class, custom property and attribute of the Daylit framework on one page, to print and keep beside the keyboard.",
    section: "Stylesheet",
  }),
  ...stylesheetItems.map((item) =>
    page({
      kind: "part",
      path: pathOf(item),
      heading: item.name,
      title: `${item.name} · Stylesheet · ${site.name}`,
      description: `The ${item.name} classes of the Daylit framework: what they are for, the markup, and a live sample.`,
      section: "Stylesheet",
    }),
  ),
  ...stylesheetKinds.map((item) =>
    page({
      kind: "parts",
      path: pathOf(item),
      heading: item.name,
      title: `${item.name} · Stylesheet · ${site.name}`,
      description: item.about,
      section: "Stylesheet",
    }),
  ),
];
