import { readdirSync, readFileSync } from "node:fs";
import { documentation } from "../content/documentation/index.ts";
import { firstGuide, guides } from "../content/guides/index.ts";
import { pathOf } from "../model/menu.ts";
import type { Page, PageKind } from "../model/pages/page.ts";

const content = new URL("../content/", import.meta.url);

/** Which texts of content/ a page shows; every other page is made from code and data alone. */
const shown: Partial<Record<PageKind, (page: Page) => readonly string[]>> = {
  chapter: ({ path }) =>
    documentation.flatMap((one) => (one.path === path ? [`documentation/${one.slug}.mdx`] : [])),
  guide: ({ path }) => {
    const { slug } = guides.find((one) => pathOf(one) === path) ?? firstGuide;
    return [`guides/${slug}.mdx`];
  },
  // It says in which chapter a class is explained, and how to begin.
  stylesheet: () => documentation.map(({ slug }) => `documentation/${slug}.mdx`),
  text: ({ text }) => [`pages/${text}.mdx`, ...(text === "contact" ? ["who-we-are.mdx"] : [])],
  packages: () => ["packages.mdx", "who-we-are.mdx"],
  landing: () =>
    readdirSync(new URL("landing/", content))
      .sort()
      .map((name) => `landing/${name}`),
};

/** The words of these texts, one after the other. */
export const textsOf = (page: Page): string =>
  (shown[page.kind]?.(page) ?? [])
    .map((name) => `${name}\0${readFileSync(new URL(name, content), "utf8")}`)
    .join("\0");
