import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { quickStart } from "./quick-start.server.ts";

const resolve = createRequire(new URL("../../css/package.json", import.meta.url)).resolve;

test("every import of the quick start is an entry of the package", () => {
  const imports = quickStart().flatMap(({ code }) =>
    [...code.matchAll(/import "([^"]+)"/g)].map(([, name = ""]) => name),
  );
  expect(imports.length).toBeGreaterThanOrEqual(5);
  for (const name of imports) expect(resolve(name)).toMatch(/\.css$/);
});

test("both link tags carry the same SHA-384", () => {
  const hashes = quickStart().flatMap(({ code }) => /integrity="([^"]+)"/.exec(code)?.[1] ?? []);
  expect(hashes).toHaveLength(2);
  expect(new Set(hashes).size).toBe(1);
  expect(hashes[0]).toMatch(/^sha384-[\w+/]{64}$/);
});
