import { documentation } from "../../content/documentation/index.ts";
import { type Page, page } from "./page.ts";

export const documentationPages: readonly Page[] = documentation.map(
  ({ path, name, title, description }) =>
    page({ kind: "chapter", path, heading: name, title, description, section: "Documentation" }),
);
