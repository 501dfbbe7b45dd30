import { readFileSync } from "node:fs";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { expect, test } from "vitest";

test("the guide for coding agents names every block", () => {
  const guide = readFileSync(new URL("./coding-agents.mdx", import.meta.url), "utf8");
  const list = guide.slice(guide.indexOf("## The blocks"), guide.indexOf("## Rules"));
  const named = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...blockNames].sort());
});
