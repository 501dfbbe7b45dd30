import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "daylit/internal/tools/reference/reference.ts";
import { expect, test } from "vitest";
import { folder } from "../checks/chapter.ts";
import { version } from "../checks/package.ts";

const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
const versions = [...changelog.matchAll(/^## (\S+)/gm)].map(([, name]) => name);

test("the chapter on upgrades names the present version", () => {
  const chapter = readFileSync(join(folder, "upgrades-and-faults.mdx"), "utf8");
  expect(chapter).toContain(`The present version is ${version}.`);
});

test("the changelog names every version, the present one first", () => {
  expect(versions).toEqual(["0.4.0", "0.3.0", "0.2.0", "0.1.0"]);
  expect(versions[0]).toBe(version);
});

test("no chapter names another version of the package", () => {
  const named = readdirSync(folder)
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return [...text.matchAll(/(?:daylit@|Daylit |present version is )(\d+\.\d+\.\d+)/g)];
    })
    .map(([, name]) => name);
  expect(named.length).toBeGreaterThanOrEqual(3);
  expect(new Set(named)).toEqual(new Set([version]));
});
