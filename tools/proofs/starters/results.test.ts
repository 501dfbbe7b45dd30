import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  readStarts,
  startsPage,
} from "../../../apps/site/features/reference/sources/starts.server.ts";
import { recipeOf } from "./page.ts";
import { tools } from "./table.ts";

type Result = { name: string; faults: string[]; recipe: string };
const results: Result[] = JSON.parse(
  readFileSync(new URL("./results.json", import.meta.url), "utf8"),
);
const resultOf = (wanted: string) => results.find(({ name }) => name === wanted);

/** Sections that give commands for a project; “With a bundler” only adds the package to one. */
const starts = [...readStarts().values()].filter(
  ({ name, commands }) => name === "Plain HTML" || commands.length > 1,
);

test("the page's starts are those that the command can make", () => {
  expect(new Set(starts.map(({ name }) => name))).toEqual(new Set(tools.map(({ name }) => name)));
});

test.each(results)("$name was made as the page says it now, and found as promised", (result) => {
  expect(result.faults).toEqual([]);
  const start = starts.find(({ name }) => name === result.name);
  // After a change to the page: npm run do -- prove starters "name"
  expect(start && recipeOf(start)).toBe(result.recipe);
});

test("the page names the starts that have not been made, and no others", () => {
  const missing = starts.filter(({ name }) => !resultOf(name)).map(({ name }) => name);
  const said = /Not made yet: ([^.]+)\./.exec(readFileSync(startsPage, "utf8"))?.[1] ?? "";
  expect(said.split(", ").filter(Boolean)).toEqual(missing);
});
