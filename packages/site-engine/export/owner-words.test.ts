import { expect, test } from "vitest";
import list from "./owner-words.txt?raw";

const blocks = list
  .split(/\n\s*\n/)
  .slice(1)
  .map((block) => block.trim().split("\n"));

test("every sentence for owners is there in six languages, with the same names of files in it", () => {
  for (const [key = "", ...lines] of blocks) {
    expect(lines.map((line) => line.slice(0, 3)).join(""), key).toBe("en de fr es tr ar ");
    const named = lines.map((line) => (line.match(/\{\w+\}|index\.html|--brand/g) ?? []).sort());
    for (const names of named) expect(names, key).toEqual(named[0]);
  }
});
