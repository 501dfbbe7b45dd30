import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/**
 * Second words for nouns of the glossary (docs/architecture.md), with the one to use. `within` limits a
 * rule to folders where the word has no meaning of its own: a sheet is also a sheet of paper.
 */
const secondWords: readonly { word: RegExp; use: string; within?: RegExp; type?: true }[] = [
  { word: /^projects?$/, use: "SiteDocument, Workspace or CaseStudy", type: true },
  { word: /^(industry|industries|category|categories)$/, use: "trade" },
  { word: /^(lent|lend)$/, use: "placeholder" },
  { word: /^shots?$/, use: "image ref" },
  { word: /^(surroundings?|surrounded)$/, use: "render context" },
  { word: /^sheets?$/, use: "page model", within: /render\/|site-engine\/|composer\// },
  { word: /^(wake|wakes|waking|awake)$/, use: "hydrate" },
  { word: /^kept$/, use: "the noun: cached, stored, saved" },
  { word: /^(enlarged|stretched)$/, use: "upscaled" },
  { word: /^(anew|glance|thought|twins?)$/, use: "uncached, summary, merge key, Markdown pages" },
];

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z\d]+/);

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(join(root, file)))
  // Words of a trade and the drawing of pictures have a language of their own.
  .filter((file) => !/^pictures\/(studio|metadata)\/|^packages\/layouts\/trades\/.+\//.test(file));

/** Names that a file declares for others; a list of names alone passes on what others declare. */
const exportsOf = (text: string) =>
  [
    ...text.matchAll(
      /^export (?:default )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm,
    ),
  ].map(([, name = ""]) => name);

function faults(file: string, names: readonly string[]): string[] {
  return secondWords.flatMap(({ word, use, within, type }) => {
    if (within && !within.test(file)) return [];
    return names
      .filter((name) => (type ? /^[A-Z]/.test(name) : true))
      .filter((name) => wordsOf(name).some((part) => word.test(part)))
      .map((name) => `${file}: ${name} (${use})`);
  });
}

test("a second word is found in names of every form", () => {
  expect(
    faults("a.ts", ["isLent", "ProjectPage", "keptPaths", "shot-list", "CATEGORY"]),
  ).toHaveLength(5);
  expect(faults("a.ts", ["project", "screenshot", "stylesheet", "talent"])).toEqual([]);
});

test("file names and exports use one word for one thing", () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => [
    ...faults(file, [file.split("/").at(-1)?.replace(/\..*/, "") ?? ""]),
    ...faults(file, exportsOf(readFileSync(join(root, file), "utf8"))),
  ]);
  expect(found).toEqual([]);
});
