import type { LayoutView } from "@daylit/layouts/catalogue/view-models.ts";
import { absolute } from "../../model/site.ts";

/** A fence longer than any in the code. */
const fenced = (code: string, language: string) => {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code.trimEnd()}\n${fence}\n`;
};

/** What the page fetches only when asked: the whole document of a layout, and where its styles are. */
export function layoutCode(view: LayoutView, html: string): string {
  const variation = view.variation ? `, variation ${view.variation}: ${view.caption}` : "";
  return `## The code of ${view.name}${variation}

- [The document](${absolute(view.address)})
- [Its stylesheet](${absolute(view.style)})
- [The framework](${absolute("/view/daylit.min.css")})

${fenced(html, "html")}`;
}
