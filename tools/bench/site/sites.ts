// What it takes to read, check, build and pack a site, for the hundred layouts as projects, and
// what the code for it weighs in a browser:
//
//     npm run do -- bench sites
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build as bundle } from "vite";
import { siteEngine } from "../../../e2e/support/composer/engine.ts";
import { median } from "./built-site.ts";

process.env.NODE_ENV = "production";
const root = fileURLToPath(new URL("../../..", import.meta.url));
const { contentOf, framework, ...module } = await siteEngine();

const spent: Record<string, number[]> = {};
function timed<T>(what: string, work: () => T): T {
  // Time on the processor: other programs on the machine do not count.
  const start = process.cpuUsage();
  const result = work();
  spent[what] = [...(spent[what] ?? []), process.cpuUsage(start).user / 1000];
  return result;
}

const weights: { words: number; fonts: number }[] = [];
const zips: number[] = [];
for (const page of module.cataloguePages) {
  const site = timed("project from a layout", () => module.siteFromLayout(page));
  const text = module.writeSite(site);
  timed("read", () => module.readSite(text));
  timed("check", () => module.check(site));
  const plan = timed("plan", () => module.plan(site, { framework }));
  const assets = new Map(plan.requiredAssets.map(({ name, key }) => [key, contentOf(name)]));
  const files = timed("finish", () => module.finish(plan, assets));
  zips.push(timed("zip", () => module.zipOf("site", files)).length);
  weights.push(...module.pageWeights(site, files));
}

const round = (value: number) => Math.round(value * 10) / 10;
console.table(
  Object.fromEntries(
    Object.entries(spent).map(([what, list]) => [
      what,
      { "median ms": round(median(list)), "longest ms": round(Math.max(...list)) },
    ]),
  ),
);
const words = weights.map((weight) => weight.words);
console.log(
  `HTML, CSS and script of a page, gzip: median ${median(words)}, largest ${Math.max(...words)} bytes`,
);
console.log(`zip: median ${median(zips)}, largest ${Math.max(...zips)} bytes`);

/** Bytes in brotli of what an entry brings, without React, which the page has already. */
async function weightOf(name: string, source: string, external: RegExp): Promise<[string, number]> {
  const file = join(mkdtempSync(join(tmpdir(), "bench-sites-")), "entry.ts");
  writeFileSync(file, source);
  const result = await bundle({
    configFile: false,
    root,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ["es"], fileName: "out" },
      rolldownOptions: { external },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("") ?? "";
  return [name, brotliCompressSync(code).length];
}

const all = (...files: string[]) =>
  files.map((file) => `export * from "${root}packages/${file}";`).join("");
const react = /^react(-dom)?(\/|$)/;
const definitions = "layouts/blocks/definitions.ts";
const engine = "site-engine/index.ts";
const rows = [
  await weightOf("definitions", all(definitions), react),
  await weightOf("definitions and components", all(definitions, "layouts/blocks/index.ts"), react),
  await weightOf("reading, checking, swapping", all(engine), react),
  await weightOf(
    "everything but React",
    all(
      engine,
      "site-engine/build/build.ts",
      "site-engine/export/zip.ts",
      "site-engine/build/page/page-weight.ts",
      "layouts/render/page-css.ts",
    ),
    react,
  ),
];
console.table(Object.fromEntries(rows.map(([name, bytes]) => [name, { "brotli bytes": bytes }])));
