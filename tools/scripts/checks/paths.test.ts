import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";

/** Files move, and texts that name them stay behind: every file that a text or a comment names is there. */

const others = /^(node_modules|dist|test-results|\.cache|build\.(next|before))$/;
const known = globSync("**/*.*", { exclude: (name) => others.test(name) })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => !name.startsWith("build/"));
const files = known.filter((name) => !/(^|\/)generated\//.test(name));

const isThere = (path: string) =>
  known.some((file) => file === path || file.endsWith(`/${path}`)) ||
  known.some((file) => matchesGlob(file, path) || matchesGlob(file, `**/${path}`));

/** A path with a folder, such as packages/css/src/index.css; addresses and packages are none. */
const named =
  /(?<![\w@/:.<>-])((?:[\w.{},*-]+\/)+[\w.{},*-]+\.(?:ts|tsx|css|js|mjs|py))(?![\w/-])/g;

/** Names that a package has for its users, and files that are built. */
const published = /^(daylit|daylit-blocks|dist|node_modules)\//;

function missingIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, path = ""]) =>
    isThere(path) || published.test(path) ? [] : [path],
  );
}

test("texts name files that are there", () => {
  const texts = files.filter(
    (name) =>
      /^(README|CONTRIBUTING|SECURITY)\.md$|^docs\/|\/(README|CONTRIBUTING)\.md$/.test(name) &&
      name.endsWith(".md"),
  );
  expect(texts.length).toBeGreaterThan(50);
  const missing = texts.flatMap((name) =>
    missingIn(readFileSync(name, "utf8")).map((path) => `${name}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("comments and configurations name files that are there", () => {
  const code = files.filter((name) => /\.(ts|tsx|mjs|css)$/.test(name));
  const missing = code.flatMap((name) => {
    const text = readFileSync(name, "utf8");
    const comments = text.match(/^\s*(?:\/?\*|\/\/).*$/gm)?.join("\n") ?? "";
    const references = /^[\w.]+\.config\.ts$/.test(name)
      ? (text.match(/"\.\/[^"]+\.tsx?"/g) ?? []).map((one) => one.slice(3, -1)).join("\n")
      : "";
    return missingIn(`${comments}\n${references}`).map((path) => `${name}: ${path}`);
  });
  expect(missing).toEqual([]);
});
