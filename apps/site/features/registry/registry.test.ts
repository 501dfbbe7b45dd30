import { execSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { comparableHtml } from "daylit-blocks/internal/tools/comparable-html.ts";
import { componentName } from "daylit-blocks/internal/tools/component-name.ts";
import { exampleOf } from "daylit-blocks/internal/tools/example.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { transform } from "lightningcss";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { rolldown } from "rolldown";
import { describe, expect, test } from "vitest";
import { outputTypes } from "../../build/output/outputs.server.ts";
import { sampleBusiness, sampleLinks } from "./block-sample.server.ts";
import { items, registry } from "./items.server.ts";
import { itemPath, type RegistryItem } from "./registry-item.ts";

const all = [...items].map(([name, make]) => ({ name, item: make() }));

/** The selectors of a stylesheet that are not in a scope. */
function rulesOutside(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: "item.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        scope: () => [],
        style: ({ value }) => {
          found.push(JSON.stringify(value.selectors));
        },
      },
    },
  });
  return found;
}

/** The fields of https://ui.shadcn.com/schema/registry-item.json that a universal item has. */
const fields = [
  ...["$schema", "name", "type", "title", "description", "dependencies", "registryDependencies"],
  ...["files", "cssVars", "css", "meta", "docs", "categories"],
];

describe("every item can be installed into any folder", () => {
  test.each(all)("$name", ({ name, item }) => {
    expect(Object.keys(item).filter((key) => !fields.includes(key))).toEqual([]);
    expect(item).toMatchObject({
      name,
      type: "registry:item",
      meta: { version: expect.any(String) },
    });
    expect(item.files.length).toBeGreaterThan(0);
    for (const { path, content, type, target, ...more } of item.files) {
      expect(more).toEqual({});
      expect(type).toBe("registry:file");
      expect(target).toMatch(/^[\w-]+\/[\w.-]+$/);
      expect(path).toBe(target);
      expect(content.length).toBeGreaterThan(20);
      // What is not text is an address.
      expect(content).not.toMatch(/(src|href|srcset)="(pictures|fonts)\//i);
      expect(content).not.toContain('url("fonts/');
    }
    for (const address of item.registryDependencies ?? []) {
      const [, needed = ""] = /\/r\/([\w-]+)\.json$/.exec(address) ?? [];
      expect([...items.keys()]).toContain(needed);
    }
  });
});

test("what joins a project brings the scoped stylesheets; the whole framework goes with documents of their own", () => {
  const needs = ({ registryDependencies = [] }: RegistryItem): string[] =>
    registryDependencies.flatMap((address) => {
      const [, name = ""] = /\/r\/([\w-]+)\.json$/.exec(address) ?? [];
      const item = items.get(name)?.();
      return item ? [name, ...needs(item)] : [];
    });
  const isDocument = ({ item }: (typeof all)[number]) =>
    item.files.some(({ content }) => content.startsWith("<!doctype html>"));
  const documents = all.filter(isDocument);
  expect(documents).toHaveLength(100);
  for (const { name, item } of documents) expect(needs(item), name).toEqual(["daylit-page"]);
  const joining = all.filter((each) => !isDocument(each) && each.name !== "daylit-page");
  expect(joining).toHaveLength(105);
  for (const { name, item } of joining) {
    if (item.meta.component) expect(needs(item), name).toEqual(["daylit-base", "daylit"]);
    expect(needs(item), name).not.toContain("daylit-page");
    for (const { target, content } of item.files)
      if (target.endsWith(".css")) {
        // In a scope these match nothing. Of the framework a page may have them in its part.
        const own = name === "daylit" ? "" : content.replace("body:has(> .daylit", "");
        expect(own, target).not.toMatch(/(?<=[{},]\s*)(html|body|main|:root)\b/);
        // A rail at the side of the window moves a page aside that has it at the top of its body.
        expect(rulesOutside(content), target).toHaveLength(name === "nav-rail" ? 1 : 0);
      } else if (target.endsWith(".html"))
        expect(/class="(\w+)/.exec(content)?.[1], target).toBe("daylit");
  }
});

test("the notes say where a block belongs", () => {
  const docs = (name: string) => items.get(name)?.().docs;
  expect(docs("nav-bar")).toContain("nav-bar.html before <main>");
  expect(docs("hero-split")).toContain("hero-split.html into <main>");
  expect(docs("footer-slim")).toContain("footer-slim.html after <main>");
});

test("the list has every item, without the content of its files", () => {
  const list = registry();
  expect(list.items.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
  expect(JSON.stringify(list)).not.toContain('"content"');
  expect(list.items).toHaveLength(206);
});

test("development and the build find every address", () => {
  for (const { name } of all) expect(itemPath(name)).toMatch(outputTypes.registry?.owns ?? /^$/);
});

/** Files of the registry as modules; stylesheets are nothing. */
const registryFiles = new Map(
  all.flatMap(({ item }) =>
    item.files.map(({ target, content }): [string, string] => [
      `/${target}`,
      content.replaceAll(/^import ".+\.css";$/gm, ""),
    ]),
  ),
);

async function drawn(entry: string, props: object): Promise<string> {
  const build = await rolldown({
    input: entry,
    external: [/^react/],
    transform: { jsx: { runtime: "automatic", development: false } },
    plugins: [
      {
        name: "registry",
        resolveId: (id) =>
          id.startsWith("react")
            ? null
            : id.replace(/^\.\//, "/daylit/").replace(/^(?!.*\.\w+$)(.*)$/, "$1.tsx"),
        load: (id) => (id === entry ? null : (registryFiles.get(id) ?? "")),
      },
      { name: "entry", load: (id) => (id === entry ? entrySource : null) },
    ],
  });
  const { output } = await build.generate({ format: "cjs" });
  await build.close();
  const module = { exports: {} as Record<string, never> };
  const given = {
    react: await import("react"),
    "react/jsx-runtime": await import("react/jsx-runtime"),
  };
  new Function("module", "exports", "require", output[0].code)(
    module,
    module.exports,
    (name: keyof typeof given) => given[name],
  );
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(props).map(([name, given]) => [
        name,
        renderToStaticMarkup(createElement(module.exports[componentName(name)] as never, given)),
      ]),
    ),
  );
}

const blockItems = all.filter(({ item }) => item.meta.component);
const entrySource = blockItems.map(({ name }) => `export * from "./${name}";`).join("\n");

/** Elements with their classes, and texts; a crop follows the shape of a library picture. */
const outline = (html: string) =>
  comparableHtml(
    html
      .replaceAll(/<source[^>]*>/g, "")
      .replaceAll(/<(\/?[\w-]+)([^>]*)>/g, (_, name, attributes) =>
        [`<${name}`, / class="[^"]+"/.exec(attributes)?.[0], ">"].join(""),
      )
      .replaceAll(/ block-(?:fit|photo)-[\w-]+/g, ""),
  );

test("the source of every block draws what its HTML shows", async () => {
  expect(blockItems.map(({ name }) => name).sort()).toEqual([...blockNames].sort());
  const page = { business: sampleBusiness, links: sampleLinks };
  const props = Object.fromEntries(
    blockItems.map(({ name }) => [name, { ...page, id: name, ...exampleOf(name as BlockName) }]),
  );
  const shown = JSON.parse(await drawn("/all.tsx", props));
  for (const { name, item } of blockItems) {
    const html = item.files.find(({ target }) => target.endsWith(".html"))?.content ?? "";
    expect.soft(outline(shown[name]), name).toBe(outline(html));
  }
});

test("source from the registry is typed, unminified, and loads nothing from this site", () => {
  const folder = mkdtempSync(join(tmpdir(), "daylit-registry-"));
  try {
    symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
    mkdirSync(join(folder, "daylit"));
    writeFileSync(join(folder, "css.d.ts"), 'declare module "*.css";');
    const screens = all.filter(({ name }) => /^screen-|^daylit-kit$/.test(name));
    for (const { target, content } of screens.flatMap(({ item }) => item.files))
      if (target.endsWith(".ts") || target.endsWith(".tsx"))
        writeFileSync(join(folder, target), content);
    const files = blockItems.concat(all.filter(({ name }) => name === "daylit-base"));
    for (const { target, content } of files.flatMap(({ item }) => item.files)) {
      if (target.endsWith(".tsx")) writeFileSync(join(folder, target), content);
      expect(content.length / content.split("\n").length, target).toBeLessThan(120);
      expect(content.replaceAll("http://www.w3.org", ""), target).not.toMatch(/https?:\/\//);
    }
    const options = "--noEmit --strict --noUnusedLocals --jsx react-jsx --module esnext";
    const more = "--moduleResolution bundler --target es2023 --types react css.d.ts";
    const tsc = join(process.cwd(), "node_modules/.bin/tsc");
    execSync(`${tsc} ${options} ${more} daylit/*.tsx`, { cwd: folder, stdio: "inherit" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
