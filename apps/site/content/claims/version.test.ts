import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { version } from "../checks/package.ts";

test("the chapter on upgrades names the present version", () => {
  const chapter = new URL("../documentation/upgrades-and-faults.mdx", import.meta.url);
  expect(readFileSync(chapter, "utf8")).toContain(`The present version is ${version}.`);
});
