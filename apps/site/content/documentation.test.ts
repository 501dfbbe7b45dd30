import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { designTokens } from "daylit/internal/tools/reference/design-tokens.ts";
import { exampleSlugs, readExamples } from "daylit/internal/tools/reference/examples.ts";
import { readParts } from "daylit/internal/tools/reference/reference.ts";
import { describe, expect, test } from "vitest";
import { type Chapter, type Fence, folder, readChapter } from "./checks/chapter.ts";
import { unknownCommands } from "./checks/command.ts";
import { youngFeatures } from "./checks/features.ts";
import { htmlFaults, unknownClasses } from "./checks/markup.ts";
import { isInPackage, version } from "./checks/package.ts";
import { isRealImport, scriptFaults, scriptImports } from "./checks/script.ts";
import { cssFaults, cssImports, unknownNames } from "./checks/style.ts";
import { classes, properties } from "./checks/vocabulary.ts";
import { documentation } from "./documentation/index.ts";
import { enhancing, needed } from "./tables/features.ts";
import { comparison, measured } from "./tables/peers.ts";
import { newest, since, source } from "./tables/support.ts";

const files = readdirSync(folder).filter((file) => file.endsWith(".mdx"));
const chapters = files.map(readChapter);
const bySlug = new Map(chapters.map((chapter) => [chapter.file.replace(".mdx", ""), chapter]));

type Check = (fence: Fence) => string[] | Promise<string[]>;

/** Options of one of our commands, which look like custom properties. */
const options: Readonly<Record<string, readonly string[]>> = {
  "coding-agents.mdx": ["--fields"],
  "upgrades-and-faults.mdx": ["--dry-run"],
  "create-a-project.mdx": ["--layout", "--fields", "--list", "--yes", "--force"],
};

const unreal = (imports: string[]) => imports.filter((address) => !isRealImport(address));

const script: Check = ({ language, code, own }) => [
  ...scriptFaults(code, language),
  ...unreal(scriptImports(code)),
  ...(language.endsWith("x") ? unknownClasses({ language, code, own, line: 0 }) : []),
];

/** One entry for each language that a chapter may show; another language is a fault. */
const checks: Record<string, Check> = {
  html: (fence) => [...htmlFaults(fence.code), ...unknownClasses(fence)],
  css: (fence) => [
    ...cssFaults(fence.code),
    ...unknownNames(fence),
    ...unreal(cssImports(fence.code)),
  ],
  js: script,
  ts: script,
  jsx: script,
  tsx: script,
  json: ({ code }) => {
    JSON.parse(code);
    return [];
  },
  sh: ({ code }) => unknownCommands(code),
  // Written and built by the starters’ command, as all files of a start are.
  md: (fence) => unknownClasses(fence),
  toml: ({ code }) =>
    code.split("\n").filter((line) => !/^(\w+ = .+|\[\[?[\w.]+\]\]?)?$/.test(line)),
  astro: (fence) => {
    const [, front = "", body = ""] = fence.code.split(/^---$/m);
    return [...scriptFaults(front, "ts"), ...unknownClasses({ ...fence, code: body })];
  },
  // Sass reads plain CSS; what is its own, @use, is left out of the check.
  scss: ({ code }) => cssFaults(code.replace(/^@use .*$/gm, "")),
  svelte: ({ code }) => {
    const script = /<script>([\s\S]*?)<\/script>/.exec(code)?.[1] ?? "";
    return [...scriptFaults(script, "js"), ...unreal(scriptImports(script))];
  },
  vue: (fence) => {
    const source = /<script setup lang="ts">([\s\S]*?)<\/script>/.exec(fence.code)?.[1] ?? "";
    return [
      ...scriptFaults(source, "ts"),
      ...unreal(scriptImports(source)),
      ...unknownClasses(fence),
    ];
  },
};

test("every chapter of the model is a file and every file is a chapter", () => {
  expect(documentation.map(({ slug }) => `${slug}.mdx`).sort()).toEqual(files.sort());
});

describe.each(chapters)("$file", (chapter: Chapter) => {
  test("every code block stands up to its check", async () => {
    const faults: string[] = [];
    for (const fence of chapter.fences) {
      const check = checks[fence.language];
      const found = check ? await check(fence) : [`no check for “${fence.language}”`];
      faults.push(...found.map((fault) => `${fence.line}: ${fault}`));
    }
    expect(faults).toEqual([]);
    // The first snippet pays for loading the HTML checker, which takes seconds on a busy machine.
  }, 60_000);

  test("every example is there", () => {
    const known = exampleSlugs()
      .flatMap(readExamples)
      .map((example) => `${example.slug}/${example.case}`);
    expect(chapter.examples.filter((name) => !known.includes(name))).toEqual([]);
  });

  test("classes and properties in the text are in the stylesheet", () => {
    const migrating = chapter.file.startsWith("migrating-");
    const ours = chapter.inline.filter(({ column }) =>
      migrating ? column === "Daylit" : column !== "Before",
    );
    const unknown = ours
      .flatMap(({ code }) => code.match(/^(--|\.)[a-z][\w-]*$/gi) ?? [])
      .filter((name) => !options[chapter.file]?.includes(name))
      .filter(
        (name) => !(name.startsWith("--") ? properties.has(name) : classes.has(name.slice(1))),
      );
    expect(unknown).toEqual([]);
  });
});

test("addresses of the package name its version and a file that is in it", () => {
  const addresses = chapters
    .flatMap(({ fences }) => fences)
    .flatMap(({ code }) => [...code.matchAll(/\/npm\/daylit@([\d.]+)\/([\w./-]+)/g)]);
  expect(addresses.length).toBeGreaterThan(0);
  for (const [, named, file = ""] of addresses) {
    expect(named).toBe(version);
    expect(isInPackage(file), file).toBe(true);
  }
});

test("the page about browser support names every young feature of the stylesheets", () => {
  const named = new Set(
    bySlug.get("browser-support")?.inline.map(({ code }) => code.replace("()", "")),
  );
  expect(youngFeatures().filter((name) => !named.has(name))).toEqual([]);
});

test("it names every prefixed name of the stylesheets", () => {
  const named = new Set(bySlug.get("browser-support")?.inline.map(({ code }) => code));
  const prefixed = wholeFile().css.match(/(?<![\w-])-(webkit|moz|ms)-[\w-]+/g) ?? [];
  expect([...new Set(prefixed)].filter((name) => !named.has(name))).toEqual([]);
});

test("the features that it calls needed are in the stylesheets", () => {
  const named = needed.flatMap(({ name }) =>
    [...name.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code),
  );
  expect(named.length).toBeGreaterThan(30);
  const { css } = wholeFile();
  const missing = named.filter((name) => !css.includes(name.replace("()", "(")));
  // An attribute of the page, not of the stylesheet.
  expect(missing).toEqual(["popovertarget"]);
});

/** The oldest versions that we promise, as packages/css/README.md and the page say. */
const floor = { chrome: 123, edge: 123, firefox: 128, safari: 17.5 };

test.each(needed)("by MDN’s data the floor has $name", ({ keys, prefix }) => {
  for (const key of keys)
    for (const [browser, version] of Object.entries(floor)) {
      const { whole, partly } = since(key, browser, prefix);
      expect(
        Math.min(whole ?? Number.POSITIVE_INFINITY, partly ?? Number.POSITIVE_INFINITY),
        `${key} in ${browser}`,
      ).toBeLessThanOrEqual(version);
    }
});

test("a feature counts under the name that the stylesheet uses", () => {
  const key = "css/properties/line-clamp";
  expect(since(key, "firefox", "-webkit-")).toMatchObject({ whole: 68 });
  expect(since(key, "firefox").whole).toBeUndefined();
  for (const { name, prefix = "" } of [...needed, ...enhancing])
    expect(/^`(-\w+-)?/.exec(name)?.[1] ?? "", name).toBe(prefix);
});

test("the page names the release of MDN’s data and the newest browsers in it", () => {
  const text = readFileSync(join(folder, "browser-support.mdx"), "utf8");
  const { version, timestamp } = source();
  const day = new Date(timestamp).toLocaleDateString("en-GB", { dateStyle: "long" });
  const [chrome, firefox, safari] = ["chrome", "firefox", "safari"].map(newest);
  expect(text).toContain(`release ${version} of ${day}`);
  expect(text).toContain(`Chrome ${chrome}, Firefox ${firefox} and Safari ${safari}`);
});

test("the comparison’s day is the day of its measurements, and no row is missing", () => {
  const { date, rows } = measured();
  const day = new Date(date).toLocaleDateString("en-GB", { dateStyle: "long" });
  expect(comparison()).toContain(`Measured on ${day}`);
  expect(rows.map(({ name }) => name)).toEqual([
    ...["Daylit", "Bootstrap", "Bulma", "Pico", "UIkit", "Foundation", "daisyUI", "oat"],
  ]);
});

test("the design tokens shown are those of the package", () => {
  const shown = chapters
    .flatMap(({ fences }) => fences)
    .filter(({ language, code }) => language === "json" && code.includes("$value"));
  expect(shown.length).toBeGreaterThan(0);
  for (const { code } of shown) expect(designTokens(readParts())).toMatchObject(JSON.parse(code));
});
