/** As much of an MDX syntax tree (hast with JSX) as our plugins touch. */
export type Node = {
  type: string;
  tagName?: string;
  name?: string | null;
  value?: string;
  depth?: number;
  url?: string;
  properties?: Record<string, unknown>;
  attributes?: Attribute[];
  children?: Node[];
  data?: Record<string, unknown>;
};

type Attribute = { type: string; name?: string; value?: unknown };

/** Calls `visitor` for every node below `node`, with its parent, before its children. */
export function walk(node: Node, visitor: (node: Node, parent: Node, index: number) => void): void {
  for (const [index, child] of (node.children ?? []).entries()) {
    visitor(child, node, index);
    walk(child, visitor);
  }
}

export const textOf = (node: Node): string =>
  node.value ?? (node.children ?? []).map(textOf).join("");

export const isComponent = (node: Node) =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

export const attributeOf = (node: Node, name: string): unknown =>
  node.attributes?.find((attribute) => attribute.name === name)?.value;
