/**
 * Proves that a build depends on nothing but its sources: builds twice, into two folders, under two
 * languages and time zones, and compares every file byte by byte.
 *
 *     npm run do -- prove-reproducible
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const home = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "daylit-reproducible-"));

const worlds = {
  one: { LANG: "en_GB.UTF-8", LC_ALL: "C.UTF-8", TZ: "Europe/London" },
  "another-and-longer": { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Auckland" },
};

function filesOf(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(folder.length),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ]),
  );
}

const builds = Object.entries(worlds).map(([name, environment]) => {
  const folder = join(scratch, name, "build");
  const { status } = spawnSync(
    process.execPath,
    ["site/output/build.ts", "--local", "--out", folder],
    { cwd: home, env: { ...process.env, ...environment }, stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0) process.exit(1);
  return filesOf(folder);
});
const [first = new Map(), second = new Map()] = builds;
const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (name) => first.get(name) !== second.get(name),
);
rmSync(scratch, { recursive: true });
for (const name of different) console.log(`differs: ${name}`);
console.log(
  different.length === 0
    ? `${first.size} files, byte for byte the same in both builds.`
    : `${different.length} of ${first.size} files differ.`,
);
process.exit(different.length === 0 ? 0 : 1);
