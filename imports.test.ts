import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { expect, test } from "vitest";

/** Who may import whom (decisions/0001). A folder may always import from itself. */
const allowed: Record<string, readonly string[]> = {
  css: [],
  pictures: [],
  layouts: ["css", "pictures"],
  sites: ["layouts", "pictures", "css"],
  clients: ["sites", "layouts", "pictures", "css"],
  serve: [],
  site: ["css", "pictures", "layouts", "sites", "clients", "serve"],
};

/** Inside the site: components never load data, and the model knows neither of them nor of routes. */
const insideSite: Record<string, readonly string[]> = {
  model: ["model"],
  components: ["model", "components"],
};

const packages: Record<string, string> = { daylit: "css" };

const root = import.meta.dirname;
const sources = Object.keys(allowed).flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|build|\.react-router)\//.test(name),
    )
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

function imports(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(
    ([, name]) => name ?? "",
  );
}

function target(file: string, name: string): string | undefined {
  if (name.startsWith(".")) return relative(root, resolve(root, dirname(file), name));
  const workspace = packages[name.split("/")[0] ?? ""] ?? /^@daylit\/(\w+)/.exec(name)?.[1];
  return workspace && join(workspace, name);
}

test("there are sources to look at", () => {
  expect(sources.length).toBeGreaterThan(30);
});

test("no workspace imports one that it must not know", () => {
  const wrong = sources.flatMap((file) => {
    const from = file.split(sep)[0] ?? "";
    return imports(file)
      .map((name) => target(file, name)?.split(sep)[0])
      .filter((to): to is string => to !== undefined && to in allowed && to !== from)
      .filter((to) => !allowed[from]?.includes(to))
      .map((to) => `${file} → ${to}`);
  });
  expect(wrong).toEqual([]);
});

test("inside the site, the model and the components keep to their side", () => {
  const part = (path: string) => /^site\/app\/(\w+)\//.exec(path)?.[1];
  const wrong = sources.flatMap((file) => {
    const from = part(file);
    const mayUse = from && insideSite[from];
    if (!mayUse) return [];
    return imports(file)
      .map((name) => target(file, name))
      .filter((to): to is string => /^site\/app\/.*\.tsx?$/.test(to ?? ""))
      .filter((to) => part(to) && !mayUse.includes(part(to) ?? ""))
      .map((to) => `${file} → ${to}`);
  });
  expect(wrong).toEqual([]);
});
