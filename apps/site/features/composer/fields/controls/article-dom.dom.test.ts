import { textOf } from "@daylit/layouts/schema/marks.ts";
import { expect, test } from "vitest";
import { articleElements, partsIn } from "./article-dom.ts";

const parts = [
  { text: textOf([{ text: "It bakes " }, { text: "forty", strong: true }, { text: " loaves" }]) },
  { as: "subhead" as const, text: "Where" },
  { as: "item" as const, text: textOf([{ text: "our shop", href: "/contact" }]) },
  { as: "item" as const, text: "the market" },
  { as: "number" as const, text: "first" },
];

test("a long text is the same after it was shown", () => {
  const box = document.createElement("div");
  box.append(...articleElements(parts));
  expect([...box.children].map(({ localName }) => localName)).toEqual(["p", "h3", "ul", "ol"]);
  expect(partsIn(box)).toEqual(parts);
});

test("what the engines make of lines and bold words is read alike", () => {
  const box = document.createElement("div");
  const heading = document.createElement("h3");
  heading.append("Where");
  const line = document.createElement("div");
  const bold = document.createElement("b");
  bold.append("Bread");
  line.append(bold, " at night");
  const empty = document.createElement("div");
  empty.append(document.createElement("br"));
  box.append("First line", line, empty, heading);
  expect(partsIn(box)).toEqual([
    { text: "First line" },
    { text: textOf([{ text: "Bread", strong: true }, { text: " at night" }]) },
    { as: "subhead", text: "Where" },
  ]);
});
