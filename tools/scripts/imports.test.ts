import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { expect, test } from "vitest";

/** Who may import whom (decision 001). A folder may always import from itself. */
const allowed: Record<string, readonly string[]> = {
  css: [],
  // Only to find the browser that photographs: tools/scripts/browsers.mjs.
  pictures: ["scripts"],
  serve: [],
  scripts: ["css", "serve", "site"],
  layouts: ["css", "pictures", "scripts"],
  sites: ["layouts", "pictures", "css"],
  clients: ["sites", "layouts", "pictures", "css"],
  site: ["css", "pictures", "layouts", "sites", "clients", "serve"],
  e2e: ["css", "pictures", "layouts", "sites", "clients", "serve", "site", "scripts"],
  bench: ["css", "pictures", "layouts", "sites", "clients", "serve", "site", "scripts", "e2e"],
};

/** Inside the site: what each room may know of the others. Types are no imports: nothing of them runs. */
const insideSite: Record<string, readonly string[]> = {
  "app/model": ["app/model"],
  "app/project": ["app/model", "app/project"],
  "app/components": ["app/model", "app/project", "app/components", "app/client", "app/compose"],
  "app/compose": ["app/model", "app/project", "app/components", "app/compose"],
  "app/client": ["app/model", "app/project", "app/components", "app/client"],
};

const packages: Record<string, string> = { daylit: "css" };
const root = import.meta.dirname;
const skipped = /(^|\/)(node_modules|build|dist|\.cache|test-results)\//;
const isTest = (name: string) => /\.(test|spec|arbitrary|oracle)\.tsx?$/.test(name);

const files = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && !/^\.|^(node_modules|build|docs|test-results)/.test(entry.name),
  )
  .flatMap((entry) =>
    readdirSync(join(root, entry.name), { recursive: true, encoding: "utf8" }).map((name) =>
      join(entry.name, name).split(sep).join("/"),
    ),
  )
  .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.endsWith(".d.ts") && !skipped.test(name));
const sources = files.filter((name) => !isTest(name));

type Import = { name: string; type: boolean };

function imports(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8");
  return [
    ...text.matchAll(/^(?:import|export)\s(type\s)?[^"';]*?from\s+["']([^"']+)["']/gm),
    ...text.matchAll(/^import\s()["']([^"']+)["']/gm),
    ...text.matchAll(/\bimport\(\s*()["']([^"']+)["']/g),
  ].map(([, type, name = ""]) => ({ name, type: Boolean(type) }));
}

const doorsOf = (workspace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")).exports ?? {};

/** The file an import leads to, from the root; nothing for a library. */
function target(file: string, name: string): string | undefined {
  if (name.startsWith("."))
    return relative(root, resolve(root, dirname(file), name))
      .split(sep)
      .join("/");
  const [scope = "", second = ""] = name.split("/");
  const workspace = packages[scope] ?? (scope === "@daylit" ? second : undefined);
  if (!workspace) return undefined;
  const inner = name.split("/").slice(scope === "@daylit" ? 2 : 1);
  // A door may have another name than the file behind it.
  const behind = doorsOf(workspace)[[".", ...inner].join("/")];
  return typeof behind === "string"
    ? join(workspace, behind).split(sep).join("/")
    : [workspace, ...inner].join("/");
}

const arrows = (file: string, { types = true } = {}) =>
  imports(file)
    .filter(({ type }) => types || !type)
    .flatMap(({ name }) => target(file, name) ?? []);

const folderOf = (path: string) => path.split("/")[0] ?? "";

test("every folder with sources is in the table", () => {
  const folders = [...new Set(sources.map(folderOf))].sort();
  expect(folders).toEqual(Object.keys(allowed).sort());
  expect(sources.length).toBeGreaterThan(400);
});

test("no folder imports one that it must not know", () => {
  const wrong = sources.flatMap((file) =>
    arrows(file)
      .map(folderOf)
      .filter((to) => to in allowed && to !== folderOf(file))
      .filter((to) => !allowed[folderOf(file)]?.includes(to))
      .map((to) => `${file} → ${to}`),
  );
  expect(wrong).toEqual([]);
});

/** The framework's front door is for its users; these files read it for us. */
const readers = /^css\/(\w[\w-]*\.ts|tokens\/palette\.css|index\.css)$/;

test("a workspace is entered by its name and through its exports", () => {
  const workspaces = new Set(["pictures", "layouts", "sites", "clients", "serve"]);
  const doors = new Map(
    [...workspaces].map((name) => [
      name,
      Object.keys(JSON.parse(readFileSync(join(root, name, "package.json"), "utf8")).exports),
    ]),
  );
  const wrong = files.flatMap((file) =>
    imports(file).flatMap(({ name }) => {
      const to = target(file, name);
      if (!to || folderOf(to) === folderOf(file)) return [];
      if (folderOf(to) === "css" && name.startsWith("."))
        return readers.test(to.replace(/\?.*/, "")) ? [] : [`${file} → ${to}`];
      if (!workspaces.has(folderOf(to))) return [];
      const door = name.replace(/^@daylit\/\w+/, ".").replace(/\?.*/, "");
      return doors.get(folderOf(to))?.includes(door) ? [] : [`${file} → ${name}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Rooms of the site in which pages are made; what pages are made of does not know them. */
const building = /^site\/(output|sources|mdx)\//;

test("inside the site, each room keeps to its side", () => {
  const room = (path: string) => /^site\/(app\/\w+)\//.exec(path)?.[1] ?? "";
  const wrong = sources
    .filter((file) => insideSite[room(file)] && !file.includes(".server."))
    .flatMap((file) =>
      arrows(file, { types: false })
        .filter((to) => /^site\/.*\.tsx?$/.test(to) && (room(to) || building.test(to)))
        .filter((to) => !insideSite[room(file)]?.includes(room(to)))
        .map((to) => `${file} → ${to}`),
    );
  expect(wrong).toEqual([]);
});

/** Everything that the browser's own entries reach. */
function reached(entries: readonly string[]): Map<string, string> {
  const from = new Map(entries.map((entry) => [entry, entry]));
  const known = new Set(files);
  for (const [file] of from)
    for (const to of arrows(file, { types: false }))
      if (known.has(to) && !from.has(to)) from.set(to, file);
  return from;
}

test("no code for the browser reaches code that builds, or Node", () => {
  const islands = sources.filter((file) => file.endsWith(".island.tsx"));
  const workers = sources.filter((file) => /^site\/app\/.*-worker\.ts$/.test(file));
  const browser = reached([
    "apps/site/runtime/start.ts",
    "apps/site/runtime/boot.ts",
    "apps/site/features/offline/worker/main.ts",
    ...workers,
    ...islands,
  ]);
  const wrong = [...browser].flatMap(([file, by]) => [
    ...(/\.server\.tsx?$/.test(file) ? [`${by} → ${file}`] : []),
    ...imports(file)
      .filter(
        ({ name, type }) => !type && (name.startsWith("node:") || builtinModules.includes(name)),
      )
      .map(({ name }) => `${file} → ${name}`),
  ]);
  expect(islands.length).toBeGreaterThan(8);
  expect(workers.length).toBeGreaterThan(1);
  expect(browser.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test("no circle of imports", () => {
  const known = new Set(sources);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    for (const to of arrows(file, { types: false })) if (known.has(to)) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of sources) walk(file, []);
  expect(circles).toEqual([]);
});
