import type { ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { rules } from "./rules.ts";
import { find, isElement } from "./tree.ts";

/** The innermost first, so that a rule sees what the rules have made of its children. */
function tidy(node: ElementContent, page: string): ElementContent[] {
  if (node.type === "comment") return [];
  if (!isElement(node)) return [node];
  const properties = { ...node.properties };
  for (const name of ["href", "src"] as const)
    if (properties[name]) properties[name] = new URL(`${properties[name]}`, page).href;
  const children = node.children.flatMap((child) => tidy(child, page));
  const made = { ...node, properties, children };
  return rules.find(({ when }) => when(made))?.put(made) ?? [made];
}

/** The content of a built page as Markdown. Its addresses are whole ones: it is made to be copied. */
export function markdownOf(html: string, page: string): string {
  // Bars and lists around it are half of the elements, and none of the text.
  const part = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  const main = find(fromHtml(part, { fragment: true }), ({ tagName }) => tagName === "main");
  if (!main) throw new Error(`${page} has no main part`);
  return toMarkdown(toMdast({ type: "root", children: tidy(main, page) }, { document: true }), {
    bullet: "-",
    rule: "-",
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
