import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { built } from "../support/own-site.ts";

const folder = join(built, "assets");
const all = readdirSync(folder);

/** The chunk that a module became. */
function chunk(name: string): string {
  const found = all.filter((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
  expect(found, name).toHaveLength(1);
  return found[0] ?? "";
}

/** Chunks that a chunk names: what it cannot begin without, and if asked what it may want later. */
function named(file: string, later: boolean): string[] {
  const code = readFileSync(join(folder, file), "utf8");
  const now = [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)];
  const then = later ? [...code.matchAll(/import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)] : [];
  return [...now, ...then].map(([, name = ""]) => name);
}

function reached(files: readonly string[], later: boolean, seen = new Set<string>()) {
  for (const file of files)
    if (!seen.has(file)) {
      seen.add(file);
      reached(named(file, later), later, seen);
    }
  return seen;
}

const sent = (file: string) =>
  statSync(join(folder, `${file}.br`), { throwIfNoEntry: false })?.size ??
  statSync(join(folder, file)).size;
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sent(file), 0);

/** What every page with a tool loads: the start, React, and the visitor's project. */
const own = reached(["start", "hydrate", "react", "current", "useTool"].map(chunk), false);
const beyond = (files: ReadonlySet<string>) => [...files].filter((file) => !own.has(file));
const styles = all.filter((file) => /^compose-.*\.css$/.test(file));
const composer = ["ComposeHome", "site-worker", "picture-worker"].map(chunk);

test("the composer weighs at most 120 kB beyond the page's own, from the first word over an own photo to the zip", () => {
  expect(styles).toHaveLength(1);
  expect(sum(beyond(reached(composer, false))) + sum(styles)).toBeLessThanOrEqual(120_000);
});

/** The desk's checks of logos, the planner's way to write a brief, links and files that are opened. */
test("what is seldom wanted adds at most 14 kB", () => {
  const always = new Set([...own, ...reached(composer, false)]);
  const later = [...reached(composer, true, new Set(own))].filter((file) => !always.has(file));
  expect(later.length).toBeGreaterThan(5);
  expect(sum(later)).toBeLessThanOrEqual(14_000);
});

test("nothing of it is named by a page's own code", () => {
  const island = chunk("Compose.island");
  for (const file of own) expect(named(file, false)).not.toContain(island);
});
