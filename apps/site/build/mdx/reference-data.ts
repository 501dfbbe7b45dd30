import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import { describedParts } from "daylit/internal/tools/reference/reference.ts";
import { sampleHeights } from "../../features/reference/samples/measured.ts";
import { attribute, exported } from "./estree.ts";
import { attributeOf, isComponent, type Node, walk } from "./tree.ts";

function exampleProps(of: string) {
  const [slug = "", name] = of.split("/");
  const example = readExamples(slug).find((found) => found.case === name);
  if (!example) throw new Error(`there is no example packages/css/examples/${of}.html`);
  return { title: example.title, heights: sampleHeights(of) };
}

function part(of: string) {
  const found = describedParts().find(({ name }) => name === of);
  if (!found) throw new Error(`there is no stylesheet ${of} in css/`);
  return found;
}

/** What each component shows, read from the framework when the text is built. */
const sources: Record<string, (of: string) => object> = {
  Example: exampleProps,
  Classes: (of) => ({ rows: part(of).classes }),
  Tokens: (of) => ({ rows: part(of).props }),
};

/**
 * Gives `<Example of>`, `<Classes of>` and `<Tokens of>` what the framework says about `of`, and
 * exports the names of the parts whose examples the text shows.
 */
export function referenceData() {
  return (tree: Node) => {
    const parts = new Set<string>();
    walk(tree, (node) => {
      const source = isComponent(node) ? sources[node.name ?? ""] : undefined;
      if (!source) return;
      const of = `${attributeOf(node, "of")}`;
      const props = Object.entries(source(of));
      node.attributes?.push(...props.map(([name, value]) => attribute(name, value)));
      if (node.name === "Example") parts.add(of.split("/")[0] ?? of);
    });
    tree.children?.unshift(exported("parts", [...parts]));
  };
}
