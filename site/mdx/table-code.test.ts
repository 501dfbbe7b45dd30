import { expect, test } from "vitest";
import { tableCode } from "./table-code.ts";
import { type Node, textOf } from "./tree.ts";

const element = (tagName: string, ...children: Node[]): Node => ({
  type: "element",
  tagName,
  children,
});
const text = (value: string): Node => ({ type: "text", value });

test("every word of code in a cell is an element, and the text stays the same", () => {
  const code = element("code", text("grid grid-cols-1"));
  const single = element("code", text("sr-only"));
  const outside = element("code", text("npm install daylit"));
  const tree = element("div", element("p", outside), element("td", code, single));
  tableCode()(tree);
  expect(code.children?.map(({ tagName }) => tagName)).toEqual(["span", undefined, "span"]);
  expect(textOf(code)).toBe("grid grid-cols-1");
  expect(single.children).toEqual([text("sr-only")]);
  expect(outside.children).toEqual([text("npm install daylit")]);
});
