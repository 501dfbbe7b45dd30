import { slug } from "@daylit/layouts/text/slug.ts";
import { exported } from "./estree.ts";
import { type Node, textOf, walk } from "./tree.ts";

/** A heading as the table of contents shows it. */
export type Heading = { id: string; text: string; depth: 2 | 3 };

const depths: Record<string, Heading["depth"]> = { h2: 2, h3: 3 };

/**
 * Gives every h2 and h3 an id and a link to itself, and exports the list. Two headings with the
 * same words stop the build: their links would lead to the same place.
 */
export function headings() {
  return (tree: Node) => {
    const found: Heading[] = [];
    walk(tree, (node) => {
      const depth = depths[node.tagName ?? ""];
      if (!depth) return;
      const text = textOf(node);
      const id = slug(text);
      if (found.some((heading) => heading.id === id))
        throw new Error(`two headings lead to #${id}`);
      found.push({ id, text, depth });
      node.properties = { ...node.properties, id };
      // The words themselves are the link, so that a heading is read as its words and nothing more.
      node.children = [
        {
          type: "element",
          tagName: "a",
          properties: { className: ["anchor"], href: `#${id}` },
          children: node.children,
        },
      ];
    });
    tree.children?.unshift(exported("headings", found));
  };
}
