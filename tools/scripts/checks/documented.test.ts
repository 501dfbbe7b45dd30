import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findTask, groups } from "../tasks.mjs";

const root = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const scriptsOf = (folder: string): Record<string, string> =>
  JSON.parse(read(join(folder, "package.json"))).scripts ?? {};

/** Everything in which we tell one another what to type. */
const texts = globSync("{*,*/**/*}.{md,ts,tsx,mjs,json}", {
  cwd: root,
  exclude: (name) =>
    /^build$|(^|\/)(node_modules|build\.(next|before)|dist|test-results|\.cache|package-lock\.json)$/.test(
      name,
    ),
}).filter((file) => !file.startsWith("apps/site/content/"));
const found = (pattern: RegExp) =>
  texts.flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([all, name = ""]) => ({ file, all, name })),
  );

/** A package's own folder may speak of its own scripts. */
function hasScript(file: string, name: string): boolean {
  const own = dirname(file);
  const inPackage = existsSync(join(root, own, "package.json")) && scriptsOf(own)[name];
  return Boolean(inPackage || scriptsOf(".")[name]);
}

test("there are at most twelve npm scripts, and none needs a POSIX shell", () => {
  const scripts = scriptsOf(".");
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(12);
  const posix = Object.values(scripts).filter((line) =>
    /(^|\s)\w+=|[$'`;|]|\b(rm|cp|mv)\b/.test(line),
  );
  expect(posix).toEqual([]);
});

test("every npm script that is written about exists", () => {
  const named = found(/\bnpm run (?:-s )?([a-z](?:[\w:-]*\w)?)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ file, name }) => !hasScript(file, name))).toEqual([]);
});

type Task = { does: string; file?: string; names?: Record<string, { file: string }> };

test("every task that is written about exists, and has its files", () => {
  const named = found(/\bnpm run do -- ([a-z][\w-]*(?: [a-z][\w-]*)?)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !findTask(name.split(" ")))).toEqual([]);
  const tasks: Task[] = Object.values(groups).flatMap((group) => Object.values(group));
  expect(tasks.length).toBeLessThanOrEqual(20);
  const files = tasks.flatMap((task) =>
    [task, ...Object.values(task.names ?? {})].flatMap(({ file }) => file ?? []),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("no one is told to run TypeScript with whatever Node the machine has", () => {
  const told = found(/\bnode [\w./-]+\.ts\b/g).filter(({ file }) => !file.endsWith("package.json"));
  expect(told.filter(({ file }) => !["playwright.config.ts"].includes(file))).toEqual([]);
});
