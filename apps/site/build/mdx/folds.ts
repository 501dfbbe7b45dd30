import { isComponent, type Node, textOf } from "./tree.ts";

const isHeading = ({ tagName }: Node) => /^h[23]$/.test(tagName ?? "");

const element = (tagName: string, properties: Node["properties"], children: Node[]): Node => ({
  type: "element",
  tagName,
  properties,
  children,
});

/** A heading, without the link to itself: in a summary a click opens. */
const summary = ({ tagName = "", children = [] }: Node) =>
  element("summary", {}, [
    element(tagName, {}, [{ type: "text", value: children.map(textOf).join("") }]),
  ]);

/**
 * `<Folds>` makes of each heading in it, with what follows, a disclosure with the heading's id: a link
 * to it finds it open (runtime/target.ts).
 */
export function folds() {
  return (tree: Node) => {
    const visit = (node: Node): Node[] => {
      if (!isComponent(node) || node.name !== "Folds") {
        if (node.children) node.children = node.children.flatMap(visit);
        return [node];
      }
      const made: Node[] = [];
      for (const child of node.children ?? [])
        if (isHeading(child))
          made.push(
            element("details", { id: child.properties?.id, className: ["fold"] }, [summary(child)]),
          );
        else made.at(-1)?.children?.push(child);
      return made;
    };
    visit(tree);
  };
}
