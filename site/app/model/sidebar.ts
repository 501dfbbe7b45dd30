import { categories } from "../../../layouts/categories.ts";
import { documentationGroups } from "./documentation.ts";
import { guideGroups } from "./guides.ts";
import { type MenuGroup, type MenuName, slugOf } from "./menu.ts";
import { projects } from "./projects.ts";
import { stylesheetGroups } from "./stylesheet.ts";

const groups: Partial<Record<MenuName, readonly MenuGroup[]>> = {
  Documentation: documentationGroups,
  Guides: guideGroups,
  Layouts: [
    {
      title: "Industries",
      items: categories.map(({ name, slug }) => ({ segment: "layouts", name, slug })),
    },
  ],
  Projects: [
    {
      title: "Client sites",
      items: projects.map(({ name, slug }) => ({ segment: "projects", name, slug })),
    },
  ],
  Stylesheet: stylesheetGroups,
};

/** The groups below the main menu: those of the section that the path lies in. */
export function sidebarGroups(path: string): readonly MenuGroup[] {
  const section = path.split("/")[1];
  const found = Object.entries(groups).find(([name]) => slugOf(name) === section);
  return found?.[1] ?? [];
}
