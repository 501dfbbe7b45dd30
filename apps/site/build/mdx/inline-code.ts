import { type Node, textOf } from "./tree.ts";

/** Longer ones may break after all: in a narrow window they would not fit on a line. */
const longest = 28;

const isCell = ({ tagName }: Node) => tagName === "td" || tagName === "th";

/**
 * Code in a line may break between words but not at the hyphens of a name, so each such name becomes
 * an element of its own. (A non-breaking hyphen would be copied with the code.) A table scrolls, so
 * nothing is too long for a cell.
 */
export function inlineCode() {
  return (tree: Node) => split(tree, false);
}

function split(node: Node, inCell: boolean): void {
  for (const child of node.children ?? []) {
    if (child.tagName === "pre") continue;
    if (child.tagName === "code") keepNames(child, inCell);
    else split(child, inCell || isCell(child));
  }
}

function keepNames(code: Node, inCell: boolean): void {
  const words = textOf(code).split(" ");
  const isKept = (word: string) => word.includes("-") && (inCell || word.length <= longest);
  if (!words.some(isKept)) return;
  code.children = words.flatMap((value, index): Node[] => {
    const text = { type: "text", value };
    const word = isKept(value) ? { type: "element", tagName: "span", children: [text] } : text;
    return index ? [{ type: "text", value: " " }, word] : [word];
  });
}
