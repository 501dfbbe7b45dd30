/**
 * Proves that a build depends on nothing but its sources: builds twice, into two folders, under two
 * languages and time zones, all again; then changes a text for a moment and builds once with what the
 * builds before have left and once again. Each pair must be the same in every byte.
 *
 *     npm run do -- prove reproducible
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const home = join(import.meta.dirname, "../..");
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

function build(name: string, environment: Record<string, string>, ...options: string[]) {
  const folder = join(scratch, name, "build");
  const start = performance.now();
  const { status } = spawnSync(
    process.execPath,
    ["apps/site/build/build.ts", "--local", "--out", folder, ...options],
    { cwd: home, env: { ...process.env, ...environment }, stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0) throw new Error(`The build called ${name} failed`);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return filesOf(folder);
}

/** Whether two builds are the same; says what differs. */
function compare(first: Map<string, string>, second: Map<string, string>): boolean {
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (name) => first.get(name) !== second.get(name),
  );
  for (const name of different) console.log(`differs: ${name}`);
  console.log(
    different.length === 0
      ? `${first.size} files, byte for byte the same in both builds.`
      : `${different.length} of ${first.size} files differ.`,
  );
  return different.length === 0;
}

const text = join(home, "apps/site/content/documentation/theming.mdx");
const words = readFileSync(text, "utf8");
let same = false;
try {
  const [one, another] = Object.entries(worlds).map(([name, world]) =>
    build(name, world, "--fresh"),
  );
  const still = compare(one ?? new Map(), another ?? new Map());
  writeFileSync(text, `${words}\nOne sentence more, about a zeppelin.\n`);
  const changed = build("after-a-change", {});
  same = compare(changed, build("after-a-change-anew", {}, "--fresh")) && still;
} finally {
  writeFileSync(text, words);
  rmSync(scratch, { recursive: true });
}
process.exit(same ? 0 : 1);
