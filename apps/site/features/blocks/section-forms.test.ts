import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { renderLayout, renderSite } from "@daylit/layouts/render/render-layout.ts";
import { readScreen, screenNames } from "daylit/internal/tools/reference/screens.ts";
import { menuId } from "daylit-blocks/internal/src/class-names.ts";
import { comparableHtml } from "daylit-blocks/internal/tools/comparable-html.ts";
import { sectionForms } from "daylit-blocks/internal/tools/sections/section-forms.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { expect, test } from "vitest";
import { withBase } from "../../model/base-path/base-path.ts";
import { blockSampleName } from "../../model/blocks.ts";
import { pathOf } from "../../model/menu.ts";
import { blockKinds } from "../../model/pages/blocks.ts";
import { absolute } from "../../model/site.ts";
import { layouts as layoutOutputs } from "../layouts/outputs.server.ts";
import { layoutSections } from "../layouts/sections/layout-sections.server.ts";
import { sampleAddress } from "../reference/samples/address.ts";
import { blocks, compiled, expectSameHtml, projectWithBlocks } from "./compiled-forms.ts";
import { blockSamples } from "./outputs.server.ts";
import { readGallery, readKind } from "./source.server.ts";

const folder = projectWithBlocks();

// Those of the layouts: section-forms.release.test.ts.
test("React, Astro and plain JSX of every block draw its HTML", async () => {
  expect(blocks).not.toEqual([]);
  await expectSameHtml(folder, blocks, compiled);
});

test("the JSX of every screen draws its HTML", async () => {
  const screens = screenNames().map((name) => ({
    name,
    source: { block: name, html: readScreen(name).html, types: [], constants: [], element: "" },
  }));
  expect(screens).toHaveLength(20);
  await expectSameHtml(folder, screens, ["jsx"]);
});

test("a block is shown as its HTML says, and its pictures are there", async () => {
  const samples = blockSamples.outputs({} as never);
  const views = layoutOutputs.outputs({} as never);
  for (const { name, source } of blocks) {
    const document = `${await samples.get(sampleAddress(blockSampleName(name)))?.()}`;
    const [, body = ""] =
      /<body class="">\n(?:<main>\n)?([\s\S]*?)(?:\n<\/main>)?\n<\/body>/.exec(document) ?? [];
    const shown = source.html.replaceAll(absolute("/view/"), withBase("/view/"));
    // The name of a navigation leads home; in the sample, to its top.
    expect(body, name).toBe(shown.replace('href="/"', 'href="#"'));
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
      // Short words are joined to their neighbours where a document is written, and headlines fitted so.
      .replaceAll("\u00a0", " ")
      .replaceAll(/\bfit-\d+/g, "fit-n")
      .replaceAll(/ href="[^"]*"/g, ""),
  );

const withoutPictures = (html: string) =>
  html
    // The file of a drawing is too small for the whole width of the window.
    .replaceAll(/ (?:block-)?band-inset/g, "")
    .replaceAll(/<picture[^>]*>[\s\S]*?<\/picture>/g, "[picture]")
    .replaceAll(
      /<span class="[^"]*\bphoto\b[^"]*">\s*<svg[\s\S]*?<\/svg>\s*<\/span>/g,
      "[picture]",
    );

test("a section of a layout is what the layout shows", () => {
  let drawings = 0;
  let count = 0;
  for (const page of cataloguePages) {
    const sections = layoutSections(page);
    count += sections.length;
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
  expect(drawings).toBeLessThan(count / 4);
});
