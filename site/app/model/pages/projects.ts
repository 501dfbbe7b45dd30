import { type Page, page } from "../page.ts";

export const projectPages: readonly Page[] = [
  page({
    path: "/projects",
    heading: "Projects",
    description: "Seven client sites made with Daylit, each read live from its own address.",
    section: "Projects",
  }),
];
