import { readdirSync, readFileSync } from "node:fs";
import { createProcessor } from "@mdx-js/mdx";
import { version } from "daylit/internal/tools/dist.ts";
import { expect, test } from "vitest";
import { releaseNotice } from "./release.ts";
import { remarkPlugins } from "./remark.ts";

const rendered = (text: string, published: boolean) =>
  String(
    createProcessor({
      remarkPlugins: [...remarkPlugins.slice(0, -1), [releaseNotice, { published }]],
    }).processSync(text),
  );
const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
const byName = (page: string) => count(page, /npm install (?:\S+ )*daylit(?![\w/-])/g);
const byAddress = (page: string) =>
  count(page, new RegExp(`npm install (?:\\S+ )*https?://\\S+/daylit-${version}\\.tgz`, "g"));

test.each([
  "```sh\nnpm install daylit\n```",
  "```sh\ncd my-site\nnpm install sass daylit\nnpx sass a b\n```",
  "| a |\n|---|\n| `npm install daylit` |",
  `Or \`npm install daylit@${version}\`.`,
])("until the package is on npm its command installs it from this site: %s", (text) => {
  expect(byAddress(rendered(text, false))).toBe(1);
  expect(byName(rendered(text, false))).toBe(0);
  expect(byName(rendered(text, true))).toBe(1);
});

test("so does the command for the blocks", () => {
  const page = rendered("```sh\nnpm install daylit daylit-blocks\n```", false);
  expect(page).toMatch(
    /npm install https?:\S+\/daylit-[\d.]+\.tgz https?:\S+\/daylit-blocks-[\d.]+\.tgz/,
  );
});

test("and the command that creates a project", () => {
  const line = "npm create daylit my-site -- --layout arch-0001";
  const page = rendered(`\`\`\`sh\n${line}\n\`\`\``, false);
  expect(page).toMatch(/npx https?:\S+\/create-daylit-[\d.]+\.tgz my-site --layout arch-0001/);
  expect(rendered(`\`\`\`sh\n${line}\n\`\`\``, true)).toContain(line);
  // The first -- is npm’s; npx passes it on, and the command would take it for a folder.
  const withoutFolder = rendered("```sh\nnpm create daylit -- --layout arch-0001\n```", false);
  expect(withoutFolder).toMatch(/create-daylit-[\d.]+\.tgz --layout arch-0001/);
});

test("the codemod is fetched with its package", () => {
  const text = "```sh\nnpx daylit-blocks codemod\n```";
  expect(rendered(text, true)).toContain("npx daylit-blocks codemod");
  expect(rendered(text, false)).toMatch(
    /npx --package https?:\S+\/daylit-blocks-[\d.]+\.tgz daylit-blocks codemod/,
  );
});

test("an item of the registry is named by its whole address", () => {
  const text = "```sh\nnpx shadcn@latest add /r/hero-split.json\n```";
  expect(rendered(text, true)).toMatch(/shadcn@latest add https?:\S+\/r\/hero-split\.json/);
});

test("other commands and names stay as they are", () => {
  const text = '```sh\nnpm install sass\n```\n\n`daylit`, `@import "daylit";`, `npm install`';
  expect(rendered(text, false)).toBe(rendered(text, true));
});

test("until the package is on npm no text names a CDN, or leads to the section that does", () => {
  const text = [
    "| Way |\n|---|\n| [a CDN](#from-a-cdn) |\n| [a file](#a-file) |",
    "## From a CDN",
    `\`\`\`html\n<link href="https://cdn.jsdelivr.net/npm/daylit@${version}/x.css">\n\`\`\``,
    "Name the version.",
    "## A file",
    "Here.",
  ].join("\n\n");
  expect(rendered(text, true)).toMatch(/cdn\.jsdelivr[\s\S]*Name the version/);
  const now = rendered(text, false);
  expect(now).not.toMatch(/CDN|jsdelivr|Name the version/);
  expect(now).toContain("Here.");
  expect(now).toContain("#a-file");
});

const chapters = new URL("../../content/documentation/", import.meta.url);

test("no chapter has a command that would find nothing", () => {
  let commands = 0;
  for (const name of readdirSync(chapters).filter((file) => file.endsWith(".mdx"))) {
    const page = rendered(readFileSync(new URL(name, chapters), "utf8"), false);
    expect(byName(page), name).toBe(0);
    commands += byAddress(page);
  }
  expect(commands).toBeGreaterThan(12);
});

test("Getting started shows the command first, with the integrity of what it installs", () => {
  const page = rendered(readFileSync(new URL("getting-started.mdx", chapters), "utf8"), false);
  expect(page.indexOf(".tgz")).toBeLessThan(page.indexOf("Plain HTML"));
  expect(count(page, /sha512-[\w+/]{86}==/g)).toBe(1);
});
