import { highlight } from "./highlight.ts";
import { type Node, textOf, walk } from "./tree.ts";

const languageOf = (code: Node) => {
  const names = code.properties?.className;
  const found = Array.isArray(names) ? names.find((name) => `${name}`.startsWith("language-")) : "";
  return `${found ?? ""}`.replace("language-", "");
};

/**
 * Fenced code becomes `<Code language html>`: one string instead of hundreds of elements. A title
 * after the language (```css title="site.css") names the file. Each has a name of its own on the
 * page, by which its button and its box are told apart: by its file, else by the heading above it.
 * A table is named after that heading too.
 */
export function codeBlocks() {
  return (tree: Node) => {
    let heading = "";
    const known = new Map<string, number>();
    const named = (words: string) => {
      const count = (known.get(words) ?? 0) + 1;
      known.set(words, count);
      return count > 1 ? `${words}, ${count}` : words;
    };
    walk(tree, (node, parent, index) => {
      if (/^h[23]$/.test(node.tagName ?? "")) heading = textOf(node);
      if (node.tagName === "table")
        node.properties = { ...node.properties, name: named(heading || "Table") };
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
          {
            type: "mdxJsxAttribute",
            name: "name",
            value: named(file ?? `${heading || "Code"}, ${language}`),
          },
          ...(file ? [{ type: "mdxJsxAttribute", name: "file", value: file }] : []),
          { type: "mdxJsxAttribute", name: "html", value: highlight(text, language) },
        ],
      };
    });
  };
}
