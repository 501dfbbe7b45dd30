import { caseStudies } from "../../content/case-studies.ts";
import { site } from "../site.ts";
import { type Page, page } from "./page.ts";

export const caseStudyPages: readonly Page[] = [
  page({
    kind: "projects",
    path: "/projects",
    heading: "Projects",
    description:
      "Seven example sites made with Daylit for invented clients, each read live from its own address.",
    section: "Projects",
  }),
  ...caseStudies.map(({ path, name, catalogue }) =>
    page({
      kind: "project",
      path,
      heading: name,
      title: `${name} · Projects · ${site.name}`,
      description: `${name} (${catalogue}): what the client needed, what was built, the palette, the blocks, and the site itself, live.`,
      section: "Projects",
    }),
  ),
];
