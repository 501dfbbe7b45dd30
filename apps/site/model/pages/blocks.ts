import { kinds } from "@daylit/layouts/blocks/kinds.ts";
import type { MenuItem } from "../menu.ts";
import { pathOf } from "../menu.ts";
import { site } from "../site.ts";
import { type Page, page } from "./page.ts";

/** The kinds of blocks, each with a page; the slug is the first word of its blocks' names. */
export const blockKinds: readonly MenuItem[] = Object.entries(kinds).map(([slug, name]) => ({
  segment: "blocks",
  name,
  slug,
}));

/** Whole screens of applications, made with the framework and its kit. */
export const screensItem: MenuItem = {
  segment: "blocks",
  name: "Application screens",
  slug: "screens",
};

export const blockPages: readonly Page[] = [
  page({
    kind: "blocks",
    path: "/blocks",
    heading: "Blocks",
    description:
      "Every section of the layouts, live in your colour, with its fields explained: copy it as HTML, React, Astro or plain JSX.",
    section: "Blocks",
  }),
  page({
    kind: "screens",
    path: pathOf(screensItem),
    heading: screensItem.name,
    title: `${screensItem.name} · ${site.name}`,
    description:
      "Whole screens of an application, from sign in to the error page, made with Daylit and its kit and no CSS of their own. Copy them as HTML or JSX.",
    section: "Blocks",
  }),
  ...blockKinds.map((kind) =>
    page({
      kind: "blocks-of-kind",
      path: pathOf(kind),
      heading: kind.name,
      title: `Blocks: ${kind.name} · ${site.name}`,
      description: `Blocks of the kind ${kind.name}, live in your colour, with every field explained. Copy them as HTML, React, Astro or plain JSX.`,
      section: "Blocks",
    }),
  ),
];
