import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import "@daylit/layouts/render/pictures/all-drawings.server.ts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { assetFile, pictureFiles } from "@daylit/layouts/render/asset-files.ts";
import { fitted, picturesOf, type SiteDocument } from "@daylit/site-engine";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { builtSite } from "@daylit/site-engine/testing/built-site.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withChoices } from "../src/start-site.ts";
import { distFiles, root } from "./dist.ts";

const folder = mkdtempSync(join(tmpdir(), "create-daylit-"));
const command = join(folder, "package/dist/create-daylit.js");
const origin = "https://daylit.example/";

const start = (id: string): SiteDocument => {
  const page = cataloguePages.find((each) => each.id === id);
  if (!page) throw new Error(`there is no ${id}`);
  return siteFromLayout(page);
};

/** Packed by npm and unpacked, with the pictures of the layouts below alone: all of them weigh 35 MB. */
beforeAll(async () => {
  const shown = [start("arch-0001"), start("food-0001-2")].flatMap((site) => [...picturesOf(site)]);
  const packing = join(folder, "packing");
  const files = await distFiles(
    (name) => shown.some((id) => name.startsWith(`pictures/${id}-`)),
    origin,
  );
  for (const name of ["package.json", "README.md", "LICENSE"])
    files.set(`../${name}`, readFileSync(join(root, name)));
  for (const [name, content] of files) {
    const file = join(packing, "dist", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: 0o755 });
  }
  execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], {
    cwd: packing,
    stdio: "ignore",
  });
  const [tarball = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  execFileSync("tar", ["xzf", tarball], { cwd: folder });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes away what Node 20 lacks, and writes down the processor's time: by the clock, what else the machine does would count as well. */
const clock = join(folder, "clock.mjs");
const measured = join(folder, "seconds.txt");
writeFileSync(
  clock,
  `import { writeFileSync } from "node:fs";
// What Node 20 does not have: the command runs there, whichever Node runs this test.
delete Map.groupBy;
delete Object.groupBy;
for (const name of ["withResolvers", "try"]) delete Promise[name];
delete Array.fromAsync;
delete RegExp.escape;
for (const name of ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"])
  delete Set.prototype[name];
for (const name of ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"])
  delete Iterator.prototype[name];
process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(${JSON.stringify(measured)}, String((user + system) / 1e6));
});`,
);

const run = (...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", pathToFileURL(clock).href, command, ...given],
    { cwd: folder, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } },
  );
  return { status, stdout, stderr, seconds: Number(readFileSync(measured, "utf8")) };
};

const filesIn = (name: string) =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, name).length + 1))
    .sort();

/** What the composer's worker makes of the same site today. */
function composed(site: SiteDocument) {
  const pictures = pictureFiles();
  const contentOf = ({ name }: { name: string }) => {
    const file = assetFile(name, pictures);
    if (!file) throw new Error(`${name} is missing`);
    return readFileSync(file);
  };
  const day = new Date().toISOString().slice(0, 10);
  return builtSite(fitted(site).site, wholeFile().min.code, contentOf, {
    composer: `${origin}compose`,
    day,
  });
}

test.each([
  ["arch-0001", "#7a00ff", "Mill & Moss"],
  ["food-0001-2", "#b3261e", "Ida’s Oven"],
] as const)("%s as html is the composer's own output, byte for byte", (layout, brand, name) => {
  const out = `html-${layout}`;
  const { status, stdout, stderr, seconds } = run(
    ...[out, "--layout", layout, "--brand", brand, "--name", name, "--as", "html", "--yes"],
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain(`${name} is in ${out}.`);
  expect(seconds).toBeLessThan(3);
  const expected = composed(withChoices(start(layout), { name, brand }, true));
  expect(filesIn(out)).toEqual([...expected.keys()].sort());
  expect(filesIn(out)).toContain("edit.html");
  for (const [file, content] of expected)
    expect(readFileSync(join(folder, out, file)).equals(Buffer.from(content)), file).toBe(true);
});

test.each(["react", "astro"])("as %s, a page outside the menu is a link of the footer", (form) => {
  const site = start("arch-0001");
  const [home] = site.pages;
  if (!home) throw new Error("arch-0001 has no page");
  const privacy = { ...home, path: "/privacy", label: "Privacy", title: "Privacy", menu: false };
  const given = { ...site, notice: { text: "Closed on Monday" }, pages: [...site.pages, privacy] };
  writeFileSync(join(folder, "legal.json"), JSON.stringify(given));
  const { stdout, stderr } = run(`legal-${form}`, "--site", "legal.json", "--as", form, "--yes");
  expect(stderr).toBe("");
  expect(stdout).toContain("The notice of this site was left out");
  const facts = readFileSync(join(folder, `legal-${form}/src/site.ts`), "utf8");
  const [, links = "", more = ""] = facts.split(/export const (?:links|site)/);
  expect(links).toContain('href: "/contact"');
  expect(links).not.toContain("/privacy");
  expect(more).toContain('footerPages: [{ label: "Privacy", href: "/privacy" }]');
});

test("without a folder, a free one is chosen", () => {
  const made = () => run("--layout", "arch-0001", "--name", "مخبز", "--yes").stdout;
  expect(made()).toContain("مخبز is in mkhbz.");
  expect(made()).toContain("مخبز is in mkhbz-2.");
});

test("a name of spaces is none", () => {
  const { stdout } = run("unnamed", "--layout", "arch-0001", "--name", "  ", "--yes");
  expect(stdout).toContain("Harrow & Quay is in unnamed.");
});

test("--force writes beside the files that are there", () => {
  mkdirSync(join(folder, "taken"));
  writeFileSync(join(folder, "taken/own.txt"), "mine");
  const { status } = run("taken", "--layout", "arch-0001", "--force", "--yes");
  expect(status).toBe(0);
  expect(readFileSync(join(folder, "taken/own.txt"), "utf8")).toBe("mine");
  expect(existsSync(join(folder, "taken/index.html"))).toBe(true);
  expect(readdirSync(folder).filter((name) => name.startsWith(".create-daylit"))).toEqual([]);
});

test("others may read a new folder as far as the machine's umask allows", () => {
  const before = process.umask(0o027);
  try {
    expect(run("shared", "--layout", "arch-0001", "--yes").status).toBe(0);
  } finally {
    process.umask(before);
  }
  const mode = (name: string) => statSync(join(folder, "shared", name)).mode & 0o777;
  expect([".", "pictures", "index.html"].map(mode)).toEqual([0o750, 0o750, 0o640]);
});
