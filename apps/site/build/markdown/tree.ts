import type { Element, ElementContent, Nodes } from "hast";

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element => ({ type: "element", tagName, properties, children });

export const text = (value: string): ElementContent => ({ type: "text", value });

export const isElement = (node: Nodes, ...names: string[]): node is Element =>
  node.type === "element" && (names.length === 0 || names.includes(node.tagName));

export const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** The first element below, in reading order, that answers the question. */
export function find(node: Nodes, wanted: (element: Element) => boolean): Element | undefined {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (isElement(child) && wanted(child)) return child;
    const found = find(child, wanted);
    if (found) return found;
  }
}

/** What a reader reads. */
export const textOf = (node: Nodes): string => {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
};
