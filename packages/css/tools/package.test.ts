import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./reference.ts";

const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

test("the package names no address that cannot resolve", () => {
  expect(JSON.stringify(own)).not.toMatch(/\.(example|invalid|test)\b/);
});

test("a CDN without a path answers with the minified file", () => {
  expect([own.unpkg, own.jsdelivr]).toEqual(["dist/daylit.min.css", "dist/daylit.min.css"]);
});
