import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folder, readChapter } from "./checks/chapter.ts";
import { htmlFaults } from "./checks/markup.ts";
import { guides } from "./guides/index.ts";
import { notices } from "./pages/index.ts";

/** The texts outside the documentation, as `readChapter` finds them from its folder. */
const content = join(folder, "..");
const inside = (name: string) =>
  readdirSync(join(content, name))
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => `${name}/${file}`);
const files = [...inside("guides"), ...inside("pages"), ...inside("landing"), "packages.mdx"];
const texts = files.map((file) => ({ name: file, ...readChapter(`../${file}`) }));

test("every guide and every notice is a file, and every file is one of them", () => {
  expect(inside("guides").sort()).toEqual(guides.map(({ slug }) => `guides/${slug}.mdx`).sort());
  expect(inside("pages").sort()).toEqual(notices.map(({ slug }) => `pages/${slug}.mdx`).sort());
});

describe.each(texts)("$name", ({ fences }) => {
  test("every code block is HTML that a checker accepts", () => {
    for (const { language, code } of fences) {
      expect(language).toBe("html");
      expect(htmlFaults(code)).toEqual([]);
    }
  });
});
