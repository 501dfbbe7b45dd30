import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { renderLayout, renderSite } from "@daylit/layouts/render/render-layout.ts";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { menuId } from "../../../../packages/blocks/src/class-names.ts";
import { comparableHtml } from "../../../../packages/blocks/tools/comparable-html.ts";
import { packageFiles } from "../../../../packages/blocks/tools/pack.ts";
import {
  type SectionForm,
  type SectionSource,
  sectionForms,
} from "../../../../packages/blocks/tools/sections/section-forms.ts";
import { blockNames } from "../../../../packages/blocks/tools/styles/stylesheets.ts";
import { withBase } from "../../model/base-path/base-path.ts";
import { pathOf } from "../../model/menu.ts";
import { blockKinds } from "../../model/pages/blocks.ts";
import { absolute } from "../../model/site.ts";
import { layouts as layoutOutputs } from "../layouts/outputs.server.ts";
import { layoutSections } from "../layouts/sections/layout-sections.server.ts";
import { sampleAddress } from "../reference/samples/address.ts";
import { blockSource } from "../registry/block-sample.server.ts";
import { blockSampleName } from "./address.ts";
import { blockSamples } from "./outputs.server.ts";
import { readGallery, readKind } from "./source.server.ts";

const home = join(import.meta.dirname, "../../../..");
const folder = mkdtempSync(join(tmpdir(), "daylit-forms-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The package beside React, as an installation leaves it. */
beforeAll(async () => {
  for (const [name, bytes] of await packageFiles()) {
    const file = join(folder, "node_modules/daylit-blocks", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  mkdirSync(join(folder, "node_modules/@types"));
  for (const name of ["react", "react-dom", "@types/react", "@types/react-dom"])
    symlinkSync(join(home, "node_modules", name), join(folder, "node_modules", name));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});

const blocks = blockNames.map((name) => ({ name: name as string, source: blockSource(name) }));
const layouts = cataloguePages.map((page) => ({ page, sections: layoutSections(page) }));
const ofLayouts = layouts.flatMap(({ page, sections }) =>
  sections.map((source, index) => ({
    name: `${page.id}-${index}`,
    source: source as SectionSource,
  })),
);

const compiled = ["react", "astro", "jsx"] as const satisfies readonly SectionForm[];

/**
 * A form as TSX. Astro's compiler is not among our dependencies: what stands between the fences is
 * TypeScript, and the template is one element in the syntax that Astro and JSX share.
 */
function tsxOf(form: (typeof compiled)[number], source: SectionSource): string {
  const code = sectionForms[form].write(source);
  if (form !== "astro") return code;
  const [, script = "", template = ""] =
    /^---\n([\s\S]*?)\n---\n\n(<[\s\S]*\/>)\n$/.exec(code) ?? [];
  expect(template, code).not.toBe("");
  return `${script}\n\nexport default function Section() {\n  return (\n${template}\n  );\n}\n`;
}

/** What each module draws, by its name. */
async function drawn(sources: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const names = [...sources.keys()];
  const entry = names.map((name, index) => `export { default as n${index} } from "form:${name}";`);
  const build = await rolldown({
    input: "form:all",
    external: [/^react/],
    cwd: folder,
    transform: { jsx: { runtime: "automatic", development: false } },
    plugins: [
      {
        name: "forms",
        resolveId: (id) => {
          if (id.startsWith("form:")) return join(folder, `${id.slice(5)}.tsx`);
          return id.endsWith(".css") ? { id: "\0css", external: false } : null;
        },
        load: (id) => {
          if (id === "\0css") return "export {};";
          if (id === join(folder, "all.tsx")) return entry.join("\n");
          return sources.get(id.slice(folder.length + 1).replace(/\.tsx$/, "")) ?? null;
        },
      },
    ],
  });
  const { output } = await build.generate({ format: "esm" });
  await build.close();
  const file = join(folder, "drawn.js");
  writeFileSync(file, output[0].code);
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<
    string,
    FunctionComponent
  >;
  return new Map(
    names.map((name, index) => [
      name,
      renderToStaticMarkup(createElement(module[`n${index}`] as FunctionComponent)),
    ]),
  );
}

test("React, Astro and plain JSX of every section draw its HTML", async () => {
  const all = [...blocks, ...ofLayouts];
  expect(blocks).toHaveLength(82);
  expect(layouts).toHaveLength(100);
  // Astro's file is React's in another order, which one look at the text proves for layouts.
  const formsOf = (source: SectionSource) =>
    compiled.filter((form) => form !== "astro" || blocks.some((block) => block.source === source));
  for (const { source } of ofLayouts)
    expect(tsxOf("astro", source).replaceAll(/^ +/gm, "")).toBe(
      tsxOf("react", source).replaceAll(/^ +/gm, ""),
    );
  const sources = new Map(
    all.flatMap(({ name, source }) =>
      formsOf(source).map((form) => [`${name}.${form}`, tsxOf(form, source)] as const),
    ),
  );
  const results = await drawn(sources);
  const wrong = all.flatMap(({ name, source }) =>
    formsOf(source)
      .filter(
        (form) =>
          comparableHtml(results.get(`${name}.${form}`) ?? "") !== comparableHtml(source.html),
      )
      .map((form) => `${name}.${form}`),
  );
  console.log(`${all.length} sections, ${sources.size} files compiled and drawn`);
  expect(wrong.slice(0, 5)).toEqual([]);
  const [first] = wrong;
  const found = all.find(({ name }) => first?.startsWith(`${name}.`));
  expect(comparableHtml(results.get(first ?? "") ?? "")).toBe(
    comparableHtml(found?.source.html ?? ""),
  );
});

test("React, Astro and plain JSX of every block and of three layouts have the right types", () => {
  const checked = [
    ...blocks,
    ...ofLayouts.filter(({ name }) => /^(arch-0001|tech-0001|wedd-0003)-/.test(name)),
  ];
  const files = checked.flatMap(({ name, source }) =>
    compiled.map((form) => {
      const file = `${name}.${form}.tsx`;
      writeFileSync(join(folder, file), tsxOf(form, source));
      return file;
    }),
  );
  const options = ["--noEmit", "--strict", "--jsx", "react-jsx", "--module", "esnext"];
  execFileSync(
    join(home, "node_modules/.bin/tsc"),
    [...options, "--moduleResolution", "bundler", "--types", "react", ...files],
    { cwd: folder, stdio: "pipe" },
  );
});

test("a block is shown as its HTML says, and its pictures are there", async () => {
  const samples = blockSamples.outputs({} as never);
  const views = layoutOutputs.outputs({} as never);
  for (const { name, source } of blocks) {
    const document = `${await samples.get(sampleAddress(blockSampleName(name)))?.()}`;
    const [, body = ""] =
      /<body class="">\n(?:<main>\n)?([\s\S]*?)(?:\n<\/main>)?\n<\/body>/.exec(document) ?? [];
    expect(body, name).toBe(source.html.replaceAll(absolute("/view/"), withBase("/view/")));
    const files = [...source.html.matchAll(/\/view\/pictures\/[\w.-]+/g)].map(String);
    expect(
      files.filter((file) => !views.has(file)),
      name,
    ).toEqual([]);
  }
});

const unescaped = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

test("every block has its place in the gallery, with all four forms and its fields", () => {
  const shown = blockKinds.flatMap((kind) => readKind(pathOf(kind)).blocks);
  expect(shown.map(({ name }) => name).sort()).toEqual([...blockNames].sort());
  expect(readGallery().every((kind) => kind.blocks.length > 0)).toBe(true);
  for (const { name, forms, fields } of shown) {
    const { source } = blocks.find((block) => block.name === name) ?? {};
    if (!source) throw new Error(name);
    expect(
      forms.map(({ html }) => unescaped(html)),
      name,
    ).toEqual(Object.values(sectionForms).map(({ write }) => write(source).trimEnd()));
    for (const { words } of fields) expect(words, name).toMatch(/^\S.*\.$/);
  }
});

/** Without what differs by design: names of classes, the id of the menu, crops, addresses; see the tests above. */
const stripped = (html: string) =>
  comparableHtml(
    html
      .replaceAll(/(?<=[" ])block-/g, "")
      .replaceAll(absolute("/view/"), "")
      .replaceAll(menuId, "menu")
      .replaceAll(/ (?:class="crop-[\d-]+"|style="object-position[^"]*")/g, "")
      .replaceAll(/ href="[^"]*"/g, ""),
  );

const withoutPictures = (html: string) =>
  html
    .replaceAll(/<picture[^>]*>[\s\S]*?<\/picture>/g, "[picture]")
    .replaceAll(
      /<span class="[^"]*\bphoto\b[^"]*">\s*<svg[\s\S]*?<\/svg>\s*<\/span>/g,
      "[picture]",
    );

test("a section of a layout is what the layout shows", () => {
  let drawings = 0;
  for (const { page, sections } of layouts) {
    const { second, contact } = renderSite(page);
    const documents = [renderLayout(page).html, second, contact].join("\n");
    const all = stripped(documents);
    const others = stripped(withoutPictures(documents));
    for (const { html, name } of sections) {
      if (all.includes(stripped(html))) continue;
      // Outlines are in the stylesheet of a whole page: to be copied, the headline stands beside the thing.
      if (documents.includes("cutout cutout-") && html.includes("hero-portrait-head")) continue;
      // A drawing stands in the document itself; to be copied it is a file.
      expect(others.includes(stripped(withoutPictures(html))), `${page.id}: ${name}`).toBe(true);
      drawings++;
    }
  }
  console.log(`${ofLayouts.length} sections, ${drawings} of them with drawings`);
  expect(drawings).toBeLessThan(ofLayouts.length / 4);
});
