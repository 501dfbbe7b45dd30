import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "daylit/internal/tools/reference/reference.ts";
import postcss from "postcss";
// @ts-expect-error: it comes without types, and one call does not deserve a declaration file
import postcssImport from "postcss-import";
import { publint } from "publint";
import { compile, compileString, NodePackageImporter } from "sass";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installPackage } from "./support/installed-package.ts";

let own: ReturnType<typeof installPackage>;
let project = "";
const bin = (name: string) => join(root, "../../node_modules/.bin", name);
const installed = (path: string) => own.installed(path);

beforeAll(() => {
  own = installPackage();
  project = own.project;
});

afterAll(() => own.remove());

/** Proof that the whole file has arrived, whatever a tool made of its spaces. */
function expectWhole(css: string) {
  for (const sign of [
    /@layer daylit\.tokens/,
    /\.card\b/,
    /light-dark\(/,
    /oklch\(from/,
    /\.reveal/,
  ])
    expect(css).toMatch(sign);
}

test("every export leads to a file, and no source of ours is left behind", () => {
  const { exports } = JSON.parse(readFileSync(installed("package.json"), "utf8"));
  const targets: string[] = Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target as Record<string, string>),
  );
  expect(targets.length).toBeGreaterThan(20);
  for (const target of targets)
    expect(globSync(target, { cwd: installed("") }), target).not.toEqual([]);
  expect(
    globSync("**/*.ts", { cwd: installed("") }).filter((file) => !file.endsWith(".d.ts")),
  ).toEqual([]);
  expect(existsSync(installed("README.md"))).toBe(true);
  expect(existsSync(installed("LICENSE"))).toBe(true);
});

test("it holds the files that npm would publish", () => {
  const pack = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const { stdout } = spawnSync("npm", pack, { cwd: root, encoding: "utf8" });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const installedFiles = globSync("**/*", { cwd: installed(""), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(installed(""), join(entry.parentPath, entry.name)));
  expect(installedFiles.sort()).toEqual(files.map(({ path }) => path).sort());
});

test("by @import in Vite: the whole and a single part", async () => {
  writeFileSync(join(project, "main.css"), '@import "daylit";');
  writeFileSync(
    join(project, "part.css"),
    '@import "daylit/tokens.css";\n@import "daylit/components/card.css";',
  );
  const css = async (input: string) => {
    const result = await build({
      root: project,
      logLevel: "error",
      configFile: false,
      build: { write: false, rollupOptions: { input: join(project, input) } },
    });
    const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
    return outputs.map((file) => (file.type === "asset" ? String(file.source) : "")).join("");
  };
  expectWhole(await css("main.css"));
  const part = await css("part.css");
  expect(part).toContain(".card");
  expect(part).not.toContain(".navbar");
});

test("by a bare PostCSS import", async () => {
  const from = join(project, "in.css");
  const { css } = await postcss([postcssImport()]).process('@import "daylit";', { from });
  expectWhole(css);
});

test("by a Sass @use", () => {
  const importers = [new NodePackageImporter(project)];
  expectWhole(compileString('@use "pkg:daylit";', { importers }).css);
});

test("class names are typed", () => {
  const use = (name: string) =>
    `import data, { type DaylitClass } from "daylit/classes.json";\nexport const first: DaylitClass = "${name}";\nexport const all: string[] = data.classes.map((entry) => entry.name);\n`;
  const compile = (file: string, name: string) => {
    writeFileSync(join(project, file), use(name));
    const flags = [
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--resolveJsonModule",
      "--types",
      "",
    ];
    return spawnSync(bin("tsc"), [...flags, file], {
      cwd: project,
      encoding: "utf8",
    });
  };
  const right = compile("right.ts", "card-media");
  expect(right.stdout).toBe("");
  expect(compile("wrong.ts", "card-medium").stdout).toContain("card-medium");
});

test("with daylit/react TSX knows commands, custom properties and the elements of behaviour", () => {
  for (const name of ["@types/react", "csstype"]) {
    const link = join(project, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "../../node_modules", name), link);
  }
  const page = `export const page = (
    <section style={{ "--brand": "#0b6e4f" }}>
      <button command="show-modal" commandfor="hours">Hours</button>
      <dialog id="hours">From seven</dialog>
      <daylit-multiselect data-value="rye" data-remove="Entfernen"><select multiple /></daylit-multiselect>
      <daylit-reorder onreorder={({ detail }) => detail.to.toFixed()}><ol /></daylit-reorder>
      <daylit-table onsort={(event) => event.detail.direction === "ascending"}><table /></daylit-table>
      <daylit-toasts className="toasts" timeout={4000} ondismiss={(event) => event.preventDefault()} />
    </section>
  );\n`;
  const faults = (file: string, text: string) => {
    writeFileSync(join(project, file), text);
    const flags = "--noEmit --strict --module esnext --moduleResolution bundler --jsx react-jsx";
    const arguments_ = [...flags.split(" "), "--types", "react", file];
    return spawnSync(bin("tsc"), arguments_, {
      cwd: project,
      encoding: "utf8",
    }).stdout;
  };
  const bare = faults("bare.tsx", page);
  for (const name of ["command", "--brand", "daylit-table"]) expect(bare).toContain(name);
  expect(faults("typed.tsx", `import type {} from "daylit/react";\n${page}`)).toBe("");
  const wrong = page.replace("show-modal", "show");
  expect(faults("wrong.tsx", `import type {} from "daylit/react";\n${wrong}`)).toContain('"show"');
  const other = page.replaceAll("daylit-table", "daylit-tables");
  expect(faults("other.tsx", `import type {} from "daylit/react";\n${other}`)).toContain("tables");
});

test("editors and design tools get valid data", () => {
  const read = (file: string) => JSON.parse(readFileSync(installed(`dist/${file}`), "utf8"));
  const names = read("classes.json").classes.map((entry: { name: string }) => entry.name);
  expect(names).toContain("section-4x");
  const attributes = read("vscode-html.json").globalAttributes;
  expect(attributes[0].values.map((value: { name: string }) => value.name)).toEqual(names);
  expect(read("web-types.json").contributions.css.classes).toHaveLength(names.length);
  expect(read("vscode-css.json").properties.map((each: { name: string }) => each.name)).toContain(
    "--brand",
  );
  const tokens = read("tokens.json");
  expect(tokens.color.light.brand.$value).toBe("#f2a900");
  expect(tokens.color.dark.surface.$value).toMatch(/^#[0-9a-f]{6}$/);
  expect(tokens["gap-xl"].$value).toEqual({ value: 4, unit: "rem" });
});

test("publint and arethetypeswrong find nothing", async () => {
  const { messages } = await publint({ pkgDir: own.installed(""), pack: false });
  expect(messages.filter(({ type }) => type !== "suggestion")).toEqual([]);
  // A package of type "module": resolution from CommonJS and from TypeScript 4 is not promised.
  const attw = spawnSync(bin("attw"), ["--profile", "esm-only", own.tarball], { encoding: "utf8" });
  expect(attw.status, attw.stdout).toBe(0);
});

test("an import for its effect is checked by TypeScript with nothing set", () => {
  own.write("effect.ts", 'import "daylit";\nimport "daylit/components/card.css";\n');
  const flags = ["--noEmit", "--types", "", "effect.ts"];
  const { stdout } = spawnSync(bin("tsc"), flags, { cwd: own.project, encoding: "utf8" });
  expect(stdout).toBe("");
  own.write("effect.ts", 'import "daylit/nothing.css";\n');
  expect(spawnSync(bin("tsc"), flags, { cwd: own.project, encoding: "utf8" }).status).not.toBe(0);
});

test("Sass finds the rules by the bare name with a load path", () => {
  const file = own.write("main.scss", '@use "daylit";');
  const { css } = compile(file, { loadPaths: [join(own.project, "node_modules")] });
  expect(css).toContain(".card-media");
  expect(css).not.toContain("@import");
});
