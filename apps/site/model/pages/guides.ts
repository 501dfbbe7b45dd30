import { firstGuide, guides } from "../../content/guides/index.ts";
import { pathOf } from "../menu.ts";
import { site } from "../site.ts";
import { type Page, page } from "./page.ts";

export const guidePages: readonly Page[] = [
  page({
    kind: "guide",
    path: "/guides",
    heading: firstGuide.name,
    title: `Guides: ${firstGuide.name} · ${site.name}`,
    description: firstGuide.description,
    canonical: pathOf(firstGuide),
    section: "Guides",
  }),
  ...guides.map((guide) =>
    page({
      kind: "guide",
      path: pathOf(guide),
      heading: guide.name,
      description: guide.description,
      section: "Guides",
    }),
  ),
];
