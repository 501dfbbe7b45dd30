import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Product, type Records, refresh } from "./refresh.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "refresh-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inputs = new Map<string, string>();

/** A product of two files that say what they were made from. */
const product = (name: string, more: Partial<Product> = {}): Product => ({
  name,
  inputs: () => inputs.get(name) ?? "",
  outputs: [`${folder}/${name}-*`],
  make: () => {
    for (const part of ["a", "b"])
      writeFileSync(
        join(folder, `${name}-${part}`),
        part === "a" ? "same" : name + inputs.get(name),
      );
  },
  ...more,
});

function run(products: Product[], records: Records, options = { check: false, all: false }) {
  const lines: string[] = [];
  let saved = records;
  const stale = refresh(products, records, {
    ...options,
    build: () => lines.push("build"),
    print: (line) => lines.push(line),
    save: (now) => {
      saved = now;
    },
  });
  return { lines, saved, stale };
}

test("what was made from other inputs is renewed, before and after a build", () => {
  const products = [product("icons"), product("heights", { fromBuild: true })];
  const first = run(products, {});
  expect(first.lines).toEqual([
    "icons: renewed, 2 files",
    "build",
    "heights: renewed, 2 files",
    "build",
  ]);
  expect(first.stale).toBe(0);
  inputs.set("heights", "another stylesheet");
  const { lines, saved } = run(products, first.saved);
  expect(lines).toEqual(["icons: fresh", "build", "heights: renewed, 1 file", "build"]);
  expect(run(products, saved).lines).toEqual(["icons: fresh", "build", "heights: fresh"]);
});

test("a changed or missing output is renewed too", () => {
  const { saved } = run([product("icons")], {});
  rmSync(join(folder, "icons-a"));
  expect(run([product("icons")], saved).lines).toEqual(["icons: renewed, 1 file", "build"]);
});

test("a check renews nothing and counts what is stale", () => {
  const { lines, saved, stale } = run([product("icons")], {}, { check: true, all: false });
  expect(lines).toEqual(["icons: stale"]);
  expect([saved, stale]).toEqual([{}, 1]);
});

test("what cannot be made here is left, and says why", () => {
  const products = [product("previews", { obstacle: () => "a render is missing" })];
  const { lines, stale } = run(products, {});
  expect(lines).toEqual(["previews: stale, and cannot be renewed here: a render is missing"]);
  expect(stale).toBe(1);
});
