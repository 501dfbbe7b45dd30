import { type Node, textOf, walk } from "./tree.ts";

/**
 * Code in a table may break between words but not at the hyphens of a class name, so each word of
 * several becomes an element of its own. (A non-breaking hyphen would be copied with the code.)
 */
export function tableCode() {
  return (tree: Node) =>
    walk(tree, (cell) => {
      if (cell.tagName !== "td" && cell.tagName !== "th") return;
      walk(cell, (code) => {
        const words = textOf(code).split(" ");
        if (code.tagName !== "code" || words.length < 2) return;
        code.children = words.flatMap((value, index): Node[] => [
          ...(index ? [{ type: "text", value: " " }] : []),
          { type: "element", tagName: "span", children: [{ type: "text", value }] },
        ]);
      });
    });
}
