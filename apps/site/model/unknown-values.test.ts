import { expect, test } from "vitest";
import { line } from "./unknown-values.ts";

test("a line is one line of limited length", () => {
  expect(line("a\nb\u0000c", 9)).toBe("a b c");
  expect(line("abcdef", 3)).toBe("abc");
  expect(line(4, 3)).toBeUndefined();
});
