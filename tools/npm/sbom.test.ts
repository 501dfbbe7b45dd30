import { readFileSync } from "node:fs";
import { packageNames } from "daylit/internal/tools/release.ts";
import { expect, test } from "vitest";
import { bundledPackages, sbom } from "./sbom.ts";

test("names the packages whose modules are in a bundle, once each", () => {
  const modules = ["/a/src/b.ts", "/a/node_modules/parse5/dist/index.js"];
  const nested = ["/a/node_modules/x/node_modules/@clack/core/index.mjs", modules[1] ?? ""];
  expect(bundledPackages([...modules, ...nested])).toEqual(["parse5", "@clack/core"]);
});

test("lists them with versions and licences, beside the hash of the tarball", () => {
  const made = sbom({ name: "a", version: "1.0.0", license: "MIT" }, new Uint8Array(), ["parse5"]);
  const [part] = made.components;
  expect(part).toMatchObject({ name: "parse5", licenses: [{ license: { id: "MIT" } }] });
  expect(part?.purl).toMatch(/^pkg:npm\/parse5@\d/);
  expect(made.dependencies[0]).toEqual({ ref: "pkg:npm/a@1.0.0", dependsOn: [part?.purl] });
  expect(made.metadata.component.hashes[0]?.content).toMatch(/^cf83e1357eefb8bd/);
});

test("the names for npm are those of the packages, which ask for provenance", () => {
  for (const [name, folder] of Object.entries(packageNames)) {
    const file = new URL(`../../packages/${folder}/package.json`, import.meta.url);
    const { name: own, publishConfig } = JSON.parse(readFileSync(file, "utf8"));
    expect([own, publishConfig]).toEqual([name, { access: "public", provenance: true }]);
  }
});
