/**
 * How build time and memory grow: builds checkouts with more chapters and layouts than ours in a
 * scratch folder, and one of them again after a change of one text.
 *
 *     npm run do -- bench build [times …]       1 is fifty chapters and a hundred layouts
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { corpusOf } from "../docs/corpus.ts";
import { chaptersOf, copy } from "../docs/ours.ts";

const folder = join(tmpdir(), "daylit-bench-build");
const given = process.argv.slice(2).map(Number);

function change(name: string, edit: (text: string) => string) {
  const file = join(folder, name);
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

/** "arch-0002" of the first five stands behind "arch-0007", "arch-0012" and so on. */
function copiesOf(id: string, times: number): string[] {
  const [, stem = "", last = ""] = /^(.*-)(\d+)$/.exec(id) ?? [];
  return Array.from({ length: times - 1 }, (_, at) => {
    const number = Number(last) + 5 * (at + 1);
    return stem + String(number).padStart(last.length, "0");
  });
}

/** Every layout as often as asked for, each with a page, a document, pictures and facts of its own. */
function multiplyLayouts(times: number) {
  change("packages/layouts/trades/trades.ts", (text) =>
    text.replace(/layoutsPerTrade = \d+/, `layoutsPerTrade = ${5 * times}`),
  );
  change("packages/layouts/trades/index.ts", (text) =>
    text.replace(
      "[content.slug, content]",
      `[content.slug, { ...content, layouts: Array.from({ length: ${times} }, () => content.layouts).flat() }]`,
    ),
  );
  change("packages/layouts/generated/facts.json", (text) => {
    const facts = Object.entries(JSON.parse(text));
    const more = facts.flatMap(([id, of]) => copiesOf(id, times).map((copied) => [copied, of]));
    return JSON.stringify(Object.fromEntries([...facts, ...more]));
  });
  const named = ["generated/thumbnails*/*.avif", "trades/*/*.pages.ts"];
  for (const file of named.flatMap((name) =>
    globSync(`packages/layouts/${name}`, { cwd: folder }),
  )) {
    const [, id = "", rest = ""] =
      /^(.*?-\d{4}(?:-\d)?)((?:-[0-9a-f]{8})?\..*)$/.exec(basename(file)) ?? [];
    for (const copied of copiesOf(id, times))
      cpSync(join(folder, file), join(folder, dirname(file), copied + rest));
  }
}

/** Says at its end how much memory it took at most. */
const peak = "process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))";

function build(what: string) {
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${peak}`, "apps/site/build/build.ts", "--local"],
    { cwd: folder, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  const seconds = (performance.now() - started) / 1000;
  const [, kilobytes] = /peak (\d+)/.exec(stderr) ?? [];
  console.log(stdout.trimEnd());
  console.log(
    `${seconds.toFixed(1)} s, ${Math.round(Number(kilobytes) / 1000)} MB at most: ${what}`,
  );
}

for (const times of given.length > 0 ? given : [1, 5, 10]) {
  mkdirSync(folder, { recursive: true });
  // The packages stay: they are most of the copying.
  for (const name of readdirSync(folder))
    if (name !== "node_modules") rmSync(join(folder, name), { recursive: true });
  copy(folder);
  const pages = corpusOf(50 * times);
  for (const [name, content] of Object.entries(chaptersOf(pages))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  if (times > 1) multiplyLayouts(times);
  spawnSync(process.execPath, ["packages/css/tools/build.ts"], { cwd: folder });
  build(`${50 * times} chapters, ${100 * times} layouts`);
  const [text = ""] = globSync("apps/site/content/documentation/*-7.mdx", { cwd: folder });
  change(text, (old) => `${old}\nOne more sentence.\n`);
  build("the same after a change of one text");
}
rmSync(folder, { recursive: true, force: true });
