import { slug } from "@daylit/layouts/text/slug.ts";
import { trades } from "@daylit/layouts/trades/trades.ts";
import { caseStudies } from "../../content/case-studies.ts";
import { documentationGroups } from "../../content/documentation/index.ts";
import { guideGroups } from "../../content/guides/index.ts";
import { stylesheetMenu } from "../../content/stylesheet.ts";
import { type MenuGroup, pathOf, type SectionName } from "../../model/menu.ts";
import { blockKinds, screensItem } from "../../model/pages/blocks.ts";

const groups: Partial<Record<SectionName, readonly MenuGroup[]>> = {
  Blocks: [
    { title: "Blocks by kind", items: blockKinds },
    { title: "Applications", items: [screensItem] },
  ],
  Documentation: documentationGroups,
  Guides: guideGroups,
  Layouts: [
    {
      title: "Trades",
      items: trades.map(({ name, slug }) => ({ segment: "layouts", name, slug })),
    },
  ],
  Projects: [
    {
      title: "Client sites",
      items: caseStudies.map(({ name, slug }) => ({ segment: "projects", name, slug })),
    },
  ],
  Stylesheet: stylesheetMenu,
};

export type SidebarGroup = { title: string; items: { name: string; path: string }[] };

/** The groups below the main menu: those of the section that the path lies in. */
export function sidebarGroups(path: string): SidebarGroup[] {
  const section = path.split("/")[1];
  const found = Object.entries(groups).find(([name]) => slug(name) === section);
  return (found?.[1] ?? []).map(({ title, items }) => ({
    title,
    items: items.map((item) => ({ name: item.name, path: pathOf(item) })),
  }));
}
