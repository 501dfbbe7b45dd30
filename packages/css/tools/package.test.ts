import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./reference.ts";

const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const site = readFileSync(join(root, "../../apps/site/model/site.ts"), "utf8");

test("the package’s addresses are the site’s", () => {
  const repository = /repository: "([^"]+)"/.exec(site)?.[1];
  expect(own.repository.url).toBe(`git+${repository}.git`);
  expect(own.bugs.url).toBe(`${repository}/issues`);
  expect(new URL(own.homepage).pathname).toBe("/documentation");
  expect(repository).toContain(new URL(own.homepage).hostname);
});

test("a CDN without a path answers with the minified file", () => {
  expect([own.unpkg, own.jsdelivr]).toEqual(["dist/daylit.min.css", "dist/daylit.min.css"]);
});
