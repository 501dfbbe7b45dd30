import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "../model/pages/paths.ts";
import { folder, readChapter } from "./checks/chapter.ts";
import { isElsewhere } from "./checks/links.ts";
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

/** The texts that are shown at an address; chapters are looked up there as well. */
const fileOf = (path: string) => {
  if (path === "/") return files.filter((file) => file.startsWith("landing/"));
  if (path === "/packages" || path.startsWith("/guides/")) return [`${path.slice(1)}.mdx`];
  if (path.startsWith("/documentation/")) return [`${path.slice(1)}.mdx`];
  return [`pages${path}.mdx`];
};

test("every guide and every notice is a file, and every file is one of them", () => {
  expect(inside("guides").sort()).toEqual(guides.map(({ slug }) => `guides/${slug}.mdx`).sort());
  expect(inside("pages").sort()).toEqual(notices.map(({ slug }) => `pages/${slug}.mdx`).sort());
});

describe.each(texts)("$name", ({ name, links, fences }) => {
  test("every link of ours leads somewhere", () => {
    const dead = links.filter((link) => {
      if (isElsewhere(link)) return false;
      const [path = "", heading] = link.split("#");
      if (path && !paths.includes(path)) return true;
      if (heading === undefined) return false;
      const targets = path ? fileOf(path) : [name];
      return !targets.some((file) => readChapter(`../${file}`).headings.includes(heading));
    });
    expect(dead).toEqual([]);
  });

  test("every code block is HTML that a checker accepts", async () => {
    for (const { language, code } of fences) {
      expect(language).toBe("html");
      expect(await htmlFaults(code)).toEqual([]);
    }
    // Loading the HTML checker takes seconds on a busy machine.
  }, 60_000);
});
