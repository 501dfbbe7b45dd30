import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blockNames } from "../../../../packages/blocks/tools/styles/stylesheets.ts";

test("the guide for coding agents names every block", () => {
  const guide = readFileSync(new URL("./coding-agents.mdx", import.meta.url), "utf8");
  const list = guide.slice(guide.indexOf("## The blocks"), guide.indexOf("## Rules"));
  const named = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...blockNames].sort());
});
