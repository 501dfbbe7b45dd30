import { expect, test } from "vitest";
import { editedFrom, searchWith } from "./edited-link.ts";

const code = '<p class="headline">Ä & "quoted" + 1</p>\n';

test("code goes into the address and comes out as it was", () => {
  const search = searchWith("?a=1", "card/basic", code);
  expect(editedFrom(search, "card/basic")).toBe(code);
  expect(editedFrom(search, "card/link")).toBeUndefined();
  expect(searchWith(search, "card/basic", undefined)).toBe("?a=1");
  expect(searchWith("", "card/basic", undefined)).toBe("");
});

test("two examples stand side by side, and what is too long stays out", () => {
  const both = searchWith(searchWith("", "a/b", "one"), "a/c", "two");
  expect([editedFrom(both, "a/b"), editedFrom(both, "a/c")]).toEqual(["one", "two"]);
  expect(searchWith("", "a/b", "x".repeat(5000))).toBe("");
  expect(editedFrom(`?edit:a/b=${"x".repeat(5000)}`, "a/b")).toBeUndefined();
});
