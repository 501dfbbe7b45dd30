import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { DocsSite } from "./docs-site.ts";

const home = join(import.meta.dirname, "../../..");

/** Our Node before the machine's: some of the tools ask for a current one. */
const environment = (folder: string) => ({
  ...process.env,
  CI: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  PATH: [join(folder, "node_modules/.bin"), join(home, "node_modules/.bin"), process.env.PATH].join(
    delimiter,
  ),
});

function run(folder: string, command: string, args: readonly string[]) {
  execFileSync(command, args, { cwd: folder, env: environment(folder), stdio: "inherit" });
}

/** Packages in a folder of the scratch; once they are there, they stay. */
export function install(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
  overrides?: Readonly<Record<string, string>>,
) {
  const file = join(folder, "package.json");
  const wanted = `${JSON.stringify({ private: true, dependencies, overrides })}\n`;
  mkdirSync(folder, { recursive: true });
  if (existsSync(`${file}.done`) && readFileSync(`${file}.done`, "utf8") === wanted) return;
  writeFileSync(file, wanted);
  run(folder, "npm", ["install", "--no-audit", "--no-fund"]);
  writeFileSync(`${file}.done`, wanted);
}

/** Makes a project's site in the scratch folder; says where its files are. */
export function make(project: DocsSite, scratch: string, again: boolean): string {
  const folder = join(scratch, project.name.toLowerCase().replaceAll(" ", "-"));
  const output = join(folder, project.output);
  if (existsSync(join(folder, ".made")) && !again) return output;
  rmSync(join(folder, ".made"), { force: true });
  mkdirSync(folder, { recursive: true });
  project.prepare?.(folder);
  if (project.packages) install(folder, project.packages, project.overrides);
  for (const [name, content] of Object.entries(project.files())) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const [command, ...args] = project.build ?? [];
  if (command) run(folder, command, args);
  // Nextra leaves its index to a tool that reads what was written.
  if (project.packages?.pagefind)
    run(folder, "pagefind", ["--site", project.output, "--output-path", "out/_pagefind"]);
  writeFileSync(join(folder, ".made"), "");
  return output;
}
