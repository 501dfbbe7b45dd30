import { createRequire } from "node:module";
import { release } from "daylit/internal/tools/release.ts";
import { expect, test } from "vitest";
import { workingCommand } from "../../../build/mdx/release.ts";
import { quickStart } from "./quick-start.server.ts";
import { readStarts } from "./starts.server.ts";

const resolve = createRequire(
  new URL("../../../../../packages/css/package.json", import.meta.url),
).resolve;
const codeOf = ({ steps }: ReturnType<typeof quickStart>[number]) =>
  steps.map(({ code }) => code).join("\n");

test("every import of the quick start is an entry of the package", () => {
  const imports = quickStart().flatMap((way) =>
    [...codeOf(way).matchAll(/import "([^"]+)"/g)].map(([, name = ""]) => name),
  );
  expect(imports.length).toBeGreaterThanOrEqual(5);
  for (const name of imports) expect(resolve(name)).toMatch(/\.css$/);
});

test("every link tag carries the same SHA-384", () => {
  const hashes = quickStart().flatMap((way) => /integrity="([^"]+)"/.exec(codeOf(way))?.[1] ?? []);
  expect(hashes).toHaveLength(release.published ? 2 : 1);
  expect(new Set(hashes).size).toBe(1);
  expect(hashes[0]).toMatch(/^sha384-[\w+/]{64}$/);
});

test("a tool's way is what Getting started says, and names every other file that must change", () => {
  const ways = quickStart().filter(({ rest }) => rest);
  expect(ways.map(({ name }) => name)).toEqual(["Vite", "React", "Next", "Astro", "Vue"]);
  for (const way of ways) {
    const start = readStarts().get(way.name);
    expect(codeOf(way)).toContain(workingCommand(start?.commands.join("\n") ?? ""));
    const sheet = start?.files.find(({ path }) => way.steps[1]?.note.endsWith(path));
    expect(way.steps[1]?.code).toBe(sheet?.text.trimEnd());
    expect([sheet?.path, ...(way.rest?.files ?? [])].sort()).toEqual(
      start?.files.map(({ path }) => path).sort(),
    );
  }
});

test("a CDN is named once the package is on npm; until then every command has an address that answers", () => {
  expect(quickStart().some((way) => codeOf(way).includes("/npm/"))).toBe(release.published);
  for (const way of quickStart()) {
    if (!release.published) expect(codeOf(way)).not.toMatch(/npm install (\S+ )*daylit$/m);
  }
});
