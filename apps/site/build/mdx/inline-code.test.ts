import { expect, test } from "vitest";
import { inlineCode } from "./inline-code.ts";
import { type Node, textOf } from "./tree.ts";

const element = (tagName: string, ...children: Node[]): Node => ({
  type: "element",
  tagName,
  children,
});
const code = (value: string) => element("code", { type: "text", value });
const kept = ({ children }: Node) =>
  children?.filter(({ tagName }) => tagName === "span").map(textOf);

test("names with hyphens stay in one piece, and the text stays the same", () => {
  const line = code("npx create-next-app@latest my-site");
  const long = code(`a-${"long-".repeat(6)}name`);
  const cell = code(`a-${"long-".repeat(6)}name`);
  const block = code("margin-block: 1rem");
  inlineCode()(
    element("div", element("p", line, long), element("td", cell), element("pre", block)),
  );
  expect(kept(line)).toEqual(["create-next-app@latest", "my-site"]);
  expect(textOf(line)).toBe("npx create-next-app@latest my-site");
  expect(kept(long)).toEqual([]);
  expect(kept(cell)).toHaveLength(1);
  expect(kept(block)).toEqual([]);
});
