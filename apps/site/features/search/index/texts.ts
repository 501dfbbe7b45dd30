import { readFileSync } from "node:fs";
import { slug } from "@daylit/layouts/text/slug.ts";
import { createProcessor } from "@mdx-js/mdx";
import { headings } from "../../../build/mdx/headings.ts";
import { remarkPlugins } from "../../../build/mdx/remark.ts";
import { isComponent, type Node, textOf } from "../../../build/mdx/tree.ts";

/** What stands below a heading; the first passage of a text has none. */
type Passage = { id?: string; heading?: string; text: string };

const content = new URL("../../../content/", import.meta.url);
const isHeading = ({ tagName }: Node) => tagName === "h2" || tagName === "h3";
/** Elements after which a word ends, though no space is written. */
const ends = /^(p|li|td|th|tr|h[1-6]|dt|dd|br|pre|blockquote)$/;

/** Words only. */
function words(node: Node): string {
  if (node.type === "mdxjsEsm" || node.type.endsWith("Expression")) return "";
  const inside = node.value ?? (node.children ?? []).map(words).join("");
  return isComponent(node) || ends.test(node.tagName ?? "") ? `${inside} ` : inside;
}

/** Passages in the order of the text. Headings may stand inside components. */
function* passages(node: Node): Generator<Node> {
  for (const child of node.children ?? [])
    if (isComponent(child) && child.children?.some((inner) => isHeading(inner)))
      yield* passages(child);
    else yield child;
}

/** A text from content/, cut at its headings as the site links to them. Code samples are left out. */
export function readPassages(file: string): Passage[] {
  let tree: Node = { type: "root" };
  // Nothing is left for what would follow: the tree as a program, in JavaScript.
  const take = () => (root: Node) => {
    tree = root;
    return { type: "root", children: [] };
  };
  const processor = createProcessor({
    remarkPlugins,
    rehypePlugins: [headings, take],
  });
  processor.processSync(readFileSync(new URL(file, content), "utf8"));
  const found: { id?: string; heading?: string; parts: string[] }[] = [{ parts: [] }];
  for (const node of passages(tree)) {
    if (isHeading(node)) {
      const heading = textOf(node);
      found.push({ id: slug(heading), heading, parts: [] });
    } else if (node.tagName !== "pre") found.at(-1)?.parts.push(words(node));
  }
  return found
    .map(({ parts, ...rest }) => ({
      ...rest,
      text: parts.join(" ").replaceAll(/\s+/g, " ").trim(),
    }))
    .filter(({ heading, text }) => heading || text);
}
