/**
 * CONTRIBUTING, walked: a class, a block, a trade with its layouts, a guide, a chapter and a picture
 * are added to a copy of the repository just as it says, and the copy's table of outputs is asked for them.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "@daylit/hosting/conformance/programs.ts";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { sources } from "../output/fingerprint.ts";

const home = join(import.meta.dirname, "../../../..");
const copy = mkdtempSync(join(tmpdir(), "daylit-walk-"));
const at = (name: string) => join(copy, name);

function copyHouse() {
  for (const source of [...sources, "package.json"])
    cpSync(join(home, source), at(source), {
      recursive: true,
      filter: (name) => !/node_modules|\/dist$|\.cache|pictures\/studio/.test(name),
    });
  // Packages are shared; our own workspaces are the copy's.
  for (const place of ["", "apps/site/"]) {
    const from = join(home, `${place}node_modules`);
    mkdirSync(at(`${place}node_modules/@daylit`), { recursive: true });
    for (const name of readdirSync(from))
      if (name !== "@daylit" && name !== "daylit")
        symlinkSync(join(from, name), at(`${place}node_modules/${name}`));
  }
  for (const folder of [
    "packages/layouts",
    "packages/site-engine",
    "packages/hosting",
    "apps/clients",
    "apps/site",
    "pictures",
  ])
    symlinkSync(at(folder), at(`node_modules/@daylit/${folder.split("/").at(-1)}`));
  symlinkSync(at("packages/css"), at("node_modules/daylit"));
}

function write(name: string, text: string) {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

/** Inserts one entry after the given words. */
function enter(file: string, behind: string, entry: string) {
  const text = readFileSync(at(file), "utf8");
  if (!text.includes(behind)) throw new Error(`${file} no longer says ${behind}`);
  write(
    file,
    text.replace(behind, () => `${behind}\n${entry}`),
  );
}

function addClass() {
  enter(
    "packages/css/src/components/card.css",
    " * @group Components",
    " * @class .card-walked — as walked",
  );
  write(
    "packages/css/examples/card/walked.html",
    '<!-- Walked -->\n<article class="card card-walked">Walked example</article>\n',
  );
}

function addBlock() {
  write(
    "packages/layouts/blocks/walked/walked-line.fields.ts",
    `import { block } from "../../schema/block.ts";
import { line } from "../../schema/field.ts";

export const walkedLine = block({
  label: "A walked line",
  about: "One line.",
  fields: { heading: line({ label: "Heading", role: "heading", soft: 48, why: "one line" }) },
  example: { heading: "A line" },
});
`,
  );
  write(
    "packages/layouts/blocks/walked/walked-line.tsx",
    `import type { Fields } from "../../schema/block.ts";
import { Band } from "../../components/section/band.tsx";
import type { walkedLine } from "./walked-line.fields.ts";

export default function WalkedLine({ heading, ...rest }: Fields<typeof walkedLine>) {
  return <Band {...rest} block="walked-line"><h2>{heading}</h2></Band>;
}
`,
  );
  enter(
    "packages/layouts/blocks/list.ts",
    'export { callLine as "call-line" } from "./call/call-line.fields.ts";',
    'export { walkedLine as "walked-line" } from "./walked/walked-line.fields.ts";',
  );
  enter("packages/layouts/blocks/kinds.ts", '  footer: "Footer",', '  walked: "Walked",');
}

/** Copies of files under another name, as a task would leave them behind. */
function copyFiles(folder: string, from: string, to: string) {
  for (const name of readdirSync(at(folder)))
    if (name.startsWith(from))
      cpSync(at(`${folder}/${name}`), at(`${folder}/${name.replace(from, to)}`));
}

/** A trade: another one's folder under a new name, its code and name, its pages, its day and its thumbnails. */
function addTrade() {
  const folder = "packages/layouts/trades/walked-trade";
  cpSync(at("packages/layouts/trades/wedding"), at(folder), { recursive: true });
  const index = readFileSync(at(`${folder}/index.ts`), "utf8");
  write(`${folder}/index.ts`, index.replace('slug: "wedding"', 'slug: "walked-trade"'));
  enter(
    `${folder}/wedd-0001.ts`,
    "sections: [",
    '    { block: "walked-line", heading: "Walked words" },',
  );
  enter("packages/layouts/trades/trades.ts", 'WEDD: "Wedding",', '  WALK: "Walked Trade",');
  enter("packages/layouts/trades/release-dates.ts", "> = {", '  WALK: "2026-11-15",');
  copyFiles(folder, "wedd-", "walk-");
  for (const size of ["", "-small", "-phone", "-phone-dark", "-dark", "-page", "-page-dark"])
    copyFiles(`packages/layouts/generated/thumbnails${size}`, "wedd-", "walk-");
}

function addText(model: string, kind: string, folder: string) {
  enter(
    `apps/site/content/${model}/index.ts`,
    "items: [",
    `      ${kind}("Walked ${kind}", "Walked."),`,
  );
  write(
    `apps/site/content/${folder}/walked-${kind}.mdx`,
    `Walked words of the ${kind}.\n\n## A part\n`,
  );
}

/** What rendering and encoding leave behind: the subject's entry, its measures, its files. */
function addPicture() {
  const measured = JSON.parse(readFileSync(at("pictures/generated/measured.json"), "utf8"));
  measured["wedd-walked"] = measured["wedd-rings"];
  write("pictures/generated/measured.json", JSON.stringify(measured));
  copyFiles("pictures/images", "wedd-rings-", "wedd-walked-");
  const file = "pictures/metadata/wedding.ts";
  const [entry = ""] =
    /"wedd-rings": \{[\s\S]*?\n {2}\},/.exec(readFileSync(at(file), "utf8")) ?? [];
  const named = entry.replace(/subject: ".*"/, 'subject: "Walked rings"');
  enter(file, entry, named.replace("wedd-rings", "wedd-walked"));
}

const asked = [
  "/stylesheet/card",
  "/samples/card/walked.html",
  "/classes.json",
  "/view/walk-0001.html",
  "/layouts",
  "/layouts/walked-trade",
  "/layouts/walk/walk-0001",
  "/guides/walked-guide",
  "/guides/walked-guide.md",
  "/documentation/walked-chapter",
  "/sitemap.xml",
  "/feed.xml",
  "/pictures",
];

const ask = `
import { writeFileSync } from "node:fs";
import { loadOutputs, openVite } from "./apps/site/build/vite-server.ts";
const vite = await openVite();
const { outputTypes } = await loadOutputs(vite);
const files = { boot: "", start: ["/s.js"], code: () => [], island: () => [], search: [], style: (name) => name, asset: (name) => name };
const loaded = await Promise.all(Object.values(outputTypes).map(({ load }) => load()));
const all = new Map(loaded.flatMap((kind) => [...kind.outputs(files)]));
const said = {};
for (const address of ${JSON.stringify(asked)}) said[address] = String(await all.get(address)?.());
writeFileSync("said.json", JSON.stringify(said));
process.exit(0);
`;

let said: Record<string, string>;
beforeAll(() => {
  copyHouse();
  addClass();
  addBlock();
  addTrade();
  addText("guides", "guide", "guides");
  addText("documentation", "chapter", "documentation");
  addPicture();
  write("ask.ts", ask);
  execFileSync(process.execPath, ["ask.ts"], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
  });
  said = JSON.parse(readFileSync(at("said.json"), "utf8"));
  // Reading the whole house takes its time on a busy machine.
}, 400_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a class is on its reference page, in the data for machines, and its example is a sample", () => {
  expect(said["/stylesheet/card"]).toContain("as walked");
  expect(said["/stylesheet/card"]).toContain("/samples/card/walked.html");
  expect(said["/samples/card/walked.html"]).toContain("Walked example");
  expect(said["/classes.json"]).toContain('"card-walked"');
});

test("a block is in the layouts that use it", () => {
  expect(said["/view/walk-0001.html"]).toContain("Walked words");
  expect(said["/layouts/walk/walk-0001"]).toContain("walked-line");
});

test("a trade has its page, its five layouts and its place in list, sitemap and feed", () => {
  for (const address of ["/layouts", "/feed.xml"])
    expect(said[address], address).toContain("Walked Trade");
  for (const n of [1, 2, 3, 4, 5])
    expect(said["/layouts/walked-trade"]).toContain(`/layouts/walk/walk-000${n}`);
  expect(said["/sitemap.xml"]).toContain("/layouts/walk/walk-0005");
});

test("a guide and a chapter are pages, in the menu, in Markdown and in the sitemap", () => {
  expect(said["/guides/walked-guide"]).toContain("Walked words of the guide.");
  expect(said["/guides/walked-guide.md"]).toContain("Walked words of the guide.");
  expect(said["/documentation/walked-chapter"]).toContain("Walked words of the chapter.");
  for (const path of ["/guides/walked-guide", "/documentation/walked-chapter"])
    expect(said["/sitemap.xml"]).toContain(path);
});

test("a picture is in the library", () => {
  expect(said["/pictures"]).toContain("Walked rings");
});

test("development shows a row of a table and the script in the head as they are now, without a fault", async () => {
  const port = await freePort();
  const server = spawn(process.execPath, ["apps/site/build/dev.ts"], {
    cwd: copy,
    env: { ...process.env, PORT: `${port}`, VITEST: undefined },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void server.kill());
  await once(server.stdout, "data");
  /** The page until it says so. Each answer is a page. */
  const shows = async (words: string) => {
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/documentation/browser-support`);
      const page = await answer.text();
      expect(answer.status, page.slice(0, 200)).toBe(200);
      if (page.includes(words)) return;
    }
  };
  await shows("every colour role");
  enter(
    "apps/site/content/tables/features.ts",
    "needed: Feature[] = [",
    '  { name: "walked", note: "a walked row", keys: ["css/types/color/light-dark"] },',
  );
  await shows("a walked row");
  enter("apps/site/runtime/start/boot.ts", "window.queuedClicks = [];", "window.walked = 1;");
  await shows("window.walked");
});
