import type { ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { type Rule, rules } from "./rules.ts";
import { find, isElement } from "./tree.ts";

/** The innermost first, so that a rule sees what the rules have made of its children. */
function tidy(node: ElementContent, page: string, all: readonly Rule[]): ElementContent[] {
  if (node.type === "comment") return [];
  if (!isElement(node)) return [node];
  const properties = { ...node.properties };
  for (const name of ["href", "src"] as const)
    if (properties[name]) properties[name] = new URL(`${properties[name]}`, page).href;
  const children = node.children.flatMap((child) => tidy(child, page, all));
  const made = { ...node, properties, children };
  return all.find(({ when }) => when(made))?.put(made) ?? [made];
}

/** The content of a built page as Markdown. Its addresses are whole ones: it is made to be copied. `first` are rules before ours. */
export function markdownOf(html: string, page: string, first: readonly Rule[] = []): string {
  // Bars and lists around it are half of the elements, and none of the text.
  const part = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  const main = find(fromHtml(part, { fragment: true }), ({ tagName }) => tagName === "main");
  if (!main) throw new Error(`${page} has no main part`);
  return toMarkdown(
    toMdast({ type: "root", children: tidy(main, page, [...first, ...rules]) }, { document: true }),
    {
      bullet: "-",
      rule: "-",
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    },
  );
}
