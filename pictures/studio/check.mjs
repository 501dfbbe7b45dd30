// npm run do -- check-studio: format, lint, types and tests of what draws and renders the pictures, which
// npm test leaves out. Python, where there is one, says whether it can read every scene.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const studio = import.meta.dirname;
const modules = join(studio, "../../node_modules");
const node = process.execPath;

const formats = process.argv.includes("--write") ? ["check", "--write"] : ["ci"];

const parts = [
  [
    "format and lint",
    node,
    join(modules, "@biomejs/biome/bin/biome"),
    ...formats,
    "--error-on-warnings",
    ".",
  ],
  ["types", node, join(modules, "typescript/bin/tsc"), "-p", "."],
  ["tests", node, join(modules, "vitest/vitest.mjs"), "run", "--testTimeout=120000"],
  ["scenes", "python3", "blender/render/fingerprint.py"],
];

const failed = parts.filter(([name, program, ...args]) => {
  console.log(`\n── ${name}`);
  // The hash that Python prints for each scene is for the renderer.
  const stdio = ["ignore", program === node ? "inherit" : "ignore", "inherit"];
  const { status, error } = spawnSync(program, args, { cwd: studio, stdio });
  if (error) console.log(`left out: ${error.message}`);
  return !error && status !== 0;
});
const names = failed.map(([name]) => name).join(", ");
console.log(names ? `\nFaults in ${names}.` : "\nNo fault.");
process.exitCode = names ? 1 : 0;
