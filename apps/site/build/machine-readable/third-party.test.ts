import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Lock, shippedPackages, thirdParty } from "./third-party.ts";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const names = shippedPackages(lock).map((key) => key.replace(/^.*node_modules\//, ""));

test("what is sent is named, what only builds is not", () => {
  expect(names).toEqual(expect.arrayContaining(["react", "react-dom", "scheduler", "fflate"]));
  expect(names.filter((name) => name.startsWith("@fontsource")).length).toBeGreaterThan(10);
  expect(names.filter((name) => name.startsWith("workbox")).length).toBeGreaterThan(3);
  for (const tool of ["vite", "typescript", "sharp", "@playwright/test"])
    expect(names).not.toContain(tool);
});

test("every name stands above the text of its licence", () => {
  const text = thirdParty(".");
  for (const name of names) expect(text).toContain(`\n${name} `);
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text).toContain("Permission is hereby granted, free of charge");
});

test("a package that is found in two versions is named in both", () => {
  const two: Lock = {
    packages: {
      "apps/site": { dependencies: { a: "1", b: "1" } },
      "node_modules/a": { version: "1.0.0", dependencies: { c: "1" } },
      "node_modules/b": { version: "1.0.0", dependencies: { c: "2" } },
      "node_modules/c": { version: "1.0.0" },
      "node_modules/b/node_modules/c": { version: "2.0.0" },
      "node_modules/tool": { version: "1.0.0" },
    },
  };
  expect(shippedPackages(two)).toEqual([
    "node_modules/a",
    "node_modules/b",
    "node_modules/c",
    "node_modules/b/node_modules/c",
  ]);
});
