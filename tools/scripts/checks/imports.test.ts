import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** Which workspace or folder may import which (docs/architecture.md). Each may import from itself. */
const allowed: Record<string, readonly string[]> = {
  "packages/css": [],
  "packages/browsers": [],
  "packages/hosting": ["packages/browsers"],
  // Its tests build a site and start Apache; the rest imports nothing.
  "packages/publish": ["packages/browsers", "packages/hosting"],
  // Nothing imports what draws the pictures; it has a check of its own.
  "pictures/studio": ["pictures", "packages/browsers"],
  pictures: ["packages/browsers"],
  "packages/layouts": ["packages/browsers", "packages/css", "pictures"],
  "packages/site-engine": ["packages/layouts", "pictures"],
  // The command checks site.json with the engine's reader.
  "packages/blocks": ["packages/site-engine", "packages/layouts", "packages/css", "pictures"],
  "packages/create-daylit": [
    "packages/publish",
    "packages/site-engine",
    "packages/layouts",
    "packages/blocks",
    "packages/css",
  ],
  "apps/clients": ["packages/site-engine", "packages/layouts", "packages/css", "packages/browsers"],
  "apps/site": [
    "packages/css",
    "pictures",
    "packages/layouts",
    "packages/site-engine",
    "packages/hosting",
    "packages/publish",
    "packages/blocks",
    "packages/create-daylit",
    "apps/clients",
    "packages/browsers",
  ],
  "tools/scripts": ["packages/browsers", "apps/site"],
  e2e: ["*"],
  "tools/bench": ["*"],
  "tools/proofs": ["*"],
  "tools/refresh": ["*"],
  "tools/npm": ["*"],
};

/**
 * Which folder of the site may import which, at run time: type imports are erased and do not count.
 * Code that only builds (`.server.ts`, `build/`) may import everything.
 */
const allowedInSite: Record<string, readonly string[]> = {
  model: ["model", "content"],
  content: ["content", "model"],
  ui: ["ui", "model", "content"],
  workspace: ["workspace", "ui", "model", "content"],
  features: ["features", "workspace", "ui", "model", "content"],
  shell: ["shell", "features", "workspace", "ui", "model", "content"],
  runtime: ["runtime", "shell", "features", "workspace", "ui", "model", "content"],
};

/** Which feature may import which others, types and build code included. A list has no way back. */
const allowedFeatures: Record<string, readonly string[]> = {
  assets: ["pictures", "planner"],
  blocks: ["layouts", "reference", "registry"],
  colour: ["assets"],
  composer: ["assets", "colour", "layouts"],
  docs: ["install-guide", "reference"],
  guides: ["assets", "colour", "docs", "install-guide"],
  landing: ["docs", "layouts", "projects"],
  layouts: ["colour", "reference"],
  offline: ["layouts", "search"],
  packages: ["docs", "pictures", "planner"],
  pictures: ["planner"],
  projects: ["colour"],
  search: ["blocks", "reference"],
  workspace: ["assets", "composer", "pictures", "planner"],
};

/** Folders of the site that run at build time or in tests. */
const buildTime = /^apps\/site\/(build|content\/(checks|claims|tables)|features\/search\/index)\//;

const skipped = /(^|\/)(node_modules|dist|generated|\.cache|test-results)\//;
const isTest = (name: string) => /\.(test|spec|arbitrary|oracle)\.tsx?$/.test(name);
const folders = Object.keys(allowed);

const manifests = new Map(
  folders
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => [
      folder,
      JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")),
    ]),
);
const workspaceOf = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
const exportsOf = (workspace: string): Record<string, unknown> =>
  manifests.get(workspace)?.exports ?? {};

const files = ["apps", "e2e", "packages", "pictures", "tools"]
  .flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: "utf8" }).map((name) =>
      join(top, name).split(sep).join("/"),
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

/** The file that an import leads to, from the root; undefined for a library. */
function target(file: string, name: string): string | undefined {
  if (name.startsWith("."))
    return relative(root, resolve(root, dirname(file), name))
      .split(sep)
      .join("/");
  const parts = name.split("/");
  const scope = parts.splice(0, name.startsWith("@") ? 2 : 1).join("/");
  const workspace = workspaceOf.get(scope);
  if (!workspace) return undefined;
  // An entry may have another name than its file.
  const entry = exportsOf(workspace)[[".", ...parts].join("/")];
  if (typeof entry === "string") return join(workspace, entry).split(sep).join("/");
  return [workspace, ...parts].join("/").replace("/internal/", "/");
}

const targets = (file: string, { types = true } = {}) =>
  imports(file)
    .filter(({ type }) => types || !type)
    .flatMap(({ name }) => target(file, name) ?? []);

const folderOf = (path: string) => folders.find((folder) => path.startsWith(`${folder}/`)) ?? "";

test("every source file is in a folder of the table", () => {
  expect(sources.filter((file) => folderOf(file) === "")).toEqual([]);
  expect(new Set(sources.map(folderOf))).toEqual(new Set(folders));
  expect(sources.length).toBeGreaterThan(400);
});

test("no folder imports one that the table does not allow", () => {
  const wrong = sources.flatMap((file) =>
    targets(file)
      .map(folderOf)
      .filter((to) => to && to !== folderOf(file))
      .filter((to) => !allowed[folderOf(file)]?.some((name) => name === to || name === "*"))
      .map((to) => `${file} → ${to}`),
  );
  expect(wrong).toEqual([]);
});

/** Packages for npm: what others read of them is made by their tools. */
const published = /^packages\/(css|blocks|create-daylit)$/;

/**
 * What other folders read through a published package's entry `internal/`, which is not packed: its
 * tools, and the framework's script, which so needs no build before a type check.
 */
const publishedTools =
  /^packages\/(?:blocks\/src\/[\w-]+\.ts$|(?:css|blocks|create-daylit)\/(tools\/([\w-]+\/)?[\w-]+\.ts|src\/(tokens\/palette|index)\.css|behaviour\/index\.js|react\.d\.ts)$)/;

test("a workspace is entered by its name and through its exports", () => {
  const wrong = files.flatMap((file) =>
    imports(file).flatMap(({ name }) => {
      const to = target(file, name);
      if (!to || folderOf(to) === folderOf(file)) return [];
      const workspace = folderOf(to);
      if (published.test(workspace) && /^\.|\/internal\//.test(name))
        return !name.startsWith(".") && publishedTools.test(to.replace(/\?.*/, ""))
          ? []
          : [`${file} → ${name}`];
      if (
        !/^(packages|apps|pictures)/.test(workspace) ||
        /^(apps\/site|packages\/css)/.test(workspace)
      )
        return [];
      const entry = name.replace(/^@daylit\/[\w-]+/, ".").replace(/\?.*/, "");
      return Object.hasOwn(exportsOf(workspace), entry) ? [] : [`${file} → ${name}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test("inside the site, imports go from feature to model and never back", () => {
  const roomOf = (path: string) => /^apps\/site\/(\w+)\//.exec(path)?.[1] ?? "";
  const wrong = sources
    .filter((file) => allowedInSite[roomOf(file)])
    .filter(
      (file) =>
        !file.includes(".server.") && !buildTime.test(file) && !/\/build-[\w-]+\.ts$/.test(file),
    )
    .flatMap((file) =>
      targets(file, { types: false })
        .filter((to) => /^apps\/site\/.*\.tsx?$/.test(to) && roomOf(to))
        .filter((to) => !allowedInSite[roomOf(file)]?.includes(roomOf(to)))
        .map((to) => `${file} → ${to}`),
    );
  expect(wrong).toEqual([]);
});

test("a feature imports only the features that the table allows, and never in a circle", () => {
  const featureOf = (path: string) => /^apps\/site\/features\/([\w-]+)\//.exec(path)?.[1];
  const wrong = sources.flatMap((file) => {
    const from = featureOf(file);
    return targets(file).flatMap((to) => {
      const feature = featureOf(to);
      const isFine = !from || !feature || feature === from;
      return isFine || allowedFeatures[from]?.includes(feature) ? [] : [`${file} → ${to}`];
    });
  });
  expect(wrong).toEqual([]);
  const order: string[] = [];
  const free = new Set(Object.keys(allowedFeatures));
  for (let before = -1; order.length > before; ) {
    before = order.length;
    for (const name of free)
      if (allowedFeatures[name]?.every((other) => order.includes(other) || !free.has(other))) {
        order.push(name);
        free.delete(name);
      }
  }
  expect([...free]).toEqual([]);
});

/** Everything that these entries import, directly or not: file → the file that imports it. */
function reached(entries: readonly string[]): Map<string, string> {
  const from = new Map(entries.map((entry) => [entry, entry]));
  const known = new Set(files);
  for (const [file] of from)
    for (const to of targets(file, { types: false }))
      if (known.has(to) && !from.has(to)) from.set(to, file);
  return from;
}

test("code for the browser reaches neither build code nor Node", () => {
  const islands = sources.filter((file) => file.endsWith(".island.tsx"));
  const workers = sources.filter(
    (file) => /^apps\/site\/features\/.*-worker\.ts$/.test(file) && !/\/build-/.test(file),
  );
  const browser = reached([
    "apps/site/runtime/start/start.ts",
    "apps/site/runtime/start/boot.ts",
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

test("no imports in a circle", () => {
  const known = new Set(sources);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    for (const to of targets(file, { types: false })) if (known.has(to)) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of sources) walk(file, []);
  expect(circles).toEqual([]);
});
