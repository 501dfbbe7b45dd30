import { highlight } from "./highlight.ts";
import { type Node, textOf, walk } from "./tree.ts";

const languageOf = (code: Node) => {
  const names = code.properties?.className;
  const found = Array.isArray(names) ? names.find((name) => `${name}`.startsWith("language-")) : "";
  return `${found ?? ""}`.replace("language-", "");
};

/**
 * Fenced code becomes `<Code language html>`: one string instead of hundreds of elements. A title
 * after the language (```css title="site.css") names the file.
 */
export function codeBlocks() {
  return (tree: Node) =>
    walk(tree, (node, parent, index) => {
      const code = node.children?.[0];
      if (node.tagName !== "pre" || code?.tagName !== "code" || !parent.children) return;
      const language = languageOf(code);
      const text = textOf(code).replace(/\n$/, "");
      const file = /title="([^"]+)"/.exec(`${code.data?.meta}`)?.[1];
      if (!language) throw new Error(`code without a language: ${text.slice(0, 40)}`);
      parent.children[index] = {
        type: "mdxJsxFlowElement",
        name: "Code",
        children: [],
        attributes: [
          { type: "mdxJsxAttribute", name: "language", value: language },
          ...(file ? [{ type: "mdxJsxAttribute", name: "file", value: file }] : []),
          { type: "mdxJsxAttribute", name: "html", value: highlight(text, language) },
        ],
      };
    });
}
