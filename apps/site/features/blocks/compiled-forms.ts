/** For tests: sections in the forms that are compiled, beside the package as an installation leaves it. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { comparableHtml } from "daylit-blocks/internal/tools/comparable-html.ts";
import { packageFiles } from "daylit-blocks/internal/tools/pack.ts";
import {
  type SectionForm,
  type SectionSource,
  sectionForms,
} from "daylit-blocks/internal/tools/sections/section-forms.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect } from "vitest";
import { blockSource } from "../registry/block-sample.server.ts";

const home = join(import.meta.dirname, "../../../..");

export type Section = { name: string; source: SectionSource };

export const blocks: readonly Section[] = blockNames.map((name) => ({
  name,
  source: blockSource(name),
}));

export const compiled = ["react", "astro", "jsx"] as const satisfies readonly SectionForm[];

/**
 * A form as TSX. Astro's compiler is not among our dependencies: what stands between the fences is
 * TypeScript, and the template is one element in the syntax that Astro and JSX share.
 */
export function tsxOf(form: (typeof compiled)[number], source: SectionSource): string {
  const code = sectionForms[form].write(source);
  if (form !== "astro") return code;
  const [, script = "", template = ""] =
    /^---\n([\s\S]*?)\n---\n\n(<[\s\S]*\/>)\n$/.exec(code) ?? [];
  expect(template, code).not.toBe("");
  return `${script}\n\nexport default function Section() {\n  return (\n${template}\n  );\n}\n`;
}

/** A folder with the package and React, for the tests of one file. */
export function projectWithBlocks(): string {
  const folder = mkdtempSync(join(tmpdir(), "daylit-forms-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
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
  return folder;
}

/** What each module draws, by its name. */
async function renderForms(
  folder: string,
  sources: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
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
  // A module is read once: each list of forms has a file of its own.
  const file = join(folder, `drawn-${names[0]}.js`);
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

/** Compiles the forms and compares what they draw with the HTML of their sections. */
export async function expectSameHtml(
  folder: string,
  sections: readonly Section[],
  forms: readonly (typeof compiled)[number][],
): Promise<void> {
  const all = sections.flatMap(({ name, source }) =>
    forms.map((form) => ({
      name: `${name}.${form}`,
      html: source.html,
      code: tsxOf(form, source),
    })),
  );
  const results = await renderForms(folder, new Map(all.map(({ name, code }) => [name, code])));
  const [wrong] = all.filter(
    ({ name, html }) => comparableHtml(results.get(name) ?? "") !== comparableHtml(html),
  );
  if (wrong)
    expect(comparableHtml(results.get(wrong.name) ?? ""), wrong.name).toBe(
      comparableHtml(wrong.html),
    );
}
