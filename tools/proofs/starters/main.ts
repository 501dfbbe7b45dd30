/**
 * Makes every start that “Getting started” promises, from the tool's newest release, following our
 * page to the letter, and looks at the result in a browser (never part of the tests: it fetches
 * hundreds of packages and takes minutes):
 *
 *     npm run do -- prove starters [name …]
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packed } from "daylit/internal/tools/pack.ts";
import { layerStatement } from "daylit/internal/tools/reference/reference.ts";
import { expected, look, plain } from "./look.ts";
import { recipeOf } from "./page.ts";
import { follow, shown } from "./project.ts";
import { type Tool, tools } from "./table.ts";

export type Result = {
  name: string;
  made: Tool["made"];
  package?: string;
  version?: string;
  date: string;
  /** Which wording of the page was followed. */
  recipe: string;
  layers: string[];
  styles: Record<string, string>;
  faults: string[];
};

const file = new URL("./results.json", import.meta.url);
const order = layerStatement()
  .replace(/^@layer |;$/g, "")
  .split(", ");

async function trial(tool: Tool, tarball: string): Promise<Result> {
  const project = follow(tool, tarball);
  try {
    const found = await shown(tool, project, look);
    const faults = Object.entries(expected)
      .filter(([name, value]) => plain(found.styles[name] ?? "") !== value)
      .map(([name, value]) => `${name} is ${found.styles[name]} and not ${value}`);
    if (found.layers.join() !== order.join()) faults.push("the layers are in another order");
    const version = tool.program
      ? /\d+\.\d+\.\d+/.exec(execFileSync(tool.program, ["version"], { encoding: "utf8" }))?.[0]
      : tool.package && versionOf(join(project.folder, "node_modules", tool.package));
    const { name, made, package: of } = tool;
    return {
      name,
      made,
      package: of,
      version,
      date: new Date().toISOString().slice(0, 10),
      recipe: recipeOf(project.start),
      ...found,
      faults,
    };
  } finally {
    rmSync(project.scratch, { recursive: true, force: true });
  }
}

const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;

const folder = mkdtempSync(join(tmpdir(), "daylit-pack-"));
const { name, bytes } = packed();
const tarball = join(folder, name);
writeFileSync(tarball, bytes);
const place = ({ name }: Result) => tools.findIndex((tool) => tool.name === name);
const wanted = process.argv.slice(2);
const results: Result[] = JSON.parse(readFileSync(file, "utf8"));
for (const tool of tools.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(tool.name);
  try {
    const result = await trial(tool, tarball);
    console.log(`  ${result.version ?? ""} ${result.faults.join("; ") || "as promised"}`);
    const known = results.findIndex(({ name }) => name === tool.name);
    results.splice(known < 0 ? results.length : known, known < 0 ? 0 : 1, result);
    results.sort((a, b) => place(a) - place(b));
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  } catch (error) {
    console.log(`  failed: ${error instanceof Error ? error.message.slice(0, 1500) : error}`);
    process.exitCode = 1;
  }
}
rmSync(folder, { recursive: true });
