import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtFile } from "../../../apps/site/build/output/asset-graph.ts";
import { everyTool, uses } from "./all-uses.ts";

test("every tool of the site is on a page where a tool is used", () => {
  const used = uses.flatMap(([, { path }]) => {
    const file = builtFile("build/site", path.replace(/\?.*/, "")) ?? "build/site/404.html";
    const islands = readFileSync(file, "utf8").matchAll(/data-island="([^"]+)"/g);
    return [...islands].map(([, tool]) => tool);
  });
  expect([...new Set(used)].sort()).toEqual(everyTool);
});
