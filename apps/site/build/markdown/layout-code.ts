import type { LayoutView } from "@daylit/layouts/catalogue/view-models.ts";
import { absolute } from "../../model/site.ts";

/** A fence longer than any in the code. */
const fenced = (code: string, language: string) => {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code.trimEnd()}\n${fence}\n`;
};

/** The documents of a layout's three pages and their stylesheet in full: the page fetches them on request. */
export function layoutCode(view: LayoutView, documents: readonly string[], css: string): string {
  const variation = view.variation ? `, variation ${view.variation}: ${view.caption}` : "";
  const pages = view.pages.map(
    ({ label, address, style }, index) => `### ${label}

- [The document](${absolute(address)})
- [Its stylesheet](${absolute(style)})

${fenced(documents[index] ?? "", "html")}`,
  );
  return `## The code of ${view.name}${variation}

Three pages, without a script. All use [the framework](${absolute("/view/daylit.min.css")}).

${pages.join("\n")}
### The stylesheet of all three

${fenced(css, "css")}`;
}
