import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import type { SectionSource } from "daylit-blocks/internal/tools/sections/section-forms.ts";
import { expect, test } from "vitest";
import { layoutSections } from "../layouts/sections/layout-sections.server.ts";
import {
  blocks,
  compiled,
  expectSameHtml,
  projectWithBlocks,
  type Section,
  tsxOf,
} from "./compiled-forms.ts";

const folder = projectWithBlocks();

const ofLayouts: readonly Section[] = cataloguePages.flatMap((page) =>
  layoutSections(page).map((source, index) => ({
    name: `${page.id}-${index}`,
    source: source as SectionSource,
  })),
);

test("React and plain JSX of every section of every layout draw its HTML", async () => {
  expect(ofLayouts.length).toBeGreaterThan(800);
  await expectSameHtml(folder, ofLayouts, ["react", "jsx"]);
  // Astro's file is React's in another order, which one look at the text proves.
  for (const { source } of ofLayouts)
    expect(tsxOf("astro", source).replaceAll(/^ +/gm, "")).toBe(
      tsxOf("react", source).replaceAll(/^ +/gm, ""),
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
    join(import.meta.dirname, "../../../../node_modules/.bin/tsc"),
    [...options, "--moduleResolution", "bundler", "--types", "react", ...files],
    { cwd: folder, stdio: "pipe" },
  );
});
