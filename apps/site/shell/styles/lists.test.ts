import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");

// WebKit no longer calls a list with `list-style: none` a list; an empty mark keeps its role.
test("no stylesheet takes the role of a list away in WebKit", () => {
  const sheets = globSync("{apps,packages}/**/*.css", {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  });
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.filter((sheet) =>
    /list-style(-type)?:\s*none/.test(readFileSync(join(root, sheet), "utf8")),
  );
  expect(found).toEqual([]);
});
