import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareVersions, findings } from "./check.ts";
import known from "./known.json" with { type: "json" };

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

test("nothing in the lock file is known to be unsafe", () => {
  expect(findings(lock, known.advisories)).toEqual([]);
});

test("an unsafe version is found wherever it is installed, and under any name", () => {
  const unsafe = {
    packages: {
      "": { version: "1.0.0" },
      "node_modules/vite": { version: "5.4.11" },
      "node_modules/a/node_modules/nanoid": { version: "3.3.7" },
      "node_modules/other-name": { name: "postcss", version: "8.4.30" },
      "node_modules/rollup": { version: "4.59.0" },
    },
  };
  expect(
    findings(unsafe, known.advisories)
      .map(({ advisory }) => advisory.id)
      .sort(),
  ).toEqual(["GHSA-7fh5-64p2-3v2j", "GHSA-mwcw-c2x4-8c55", "GHSA-vg6x-rcgg-rjx6"]);
});

test("versions are compared by number, and what comes before a release is smaller", () => {
  const sorted = ["0.9.0", "1.0.0-beta.1", "1.0.0", "1.0.10", "1.2.0", "10.0.0"];
  expect(sorted.toReversed().toSorted(compareVersions)).toEqual(sorted);
  expect(compareVersions("1.0.0+build", "1.0.0")).toBe(0);
});

test("every advisory has a name that can be looked up and ranges that go forward", () => {
  for (const { id, ranges } of known.advisories) {
    expect(id).toMatch(/^GHSA(-[a-z0-9]{4}){3}$/);
    for (const [from = "", below = ""] of ranges)
      expect(compareVersions(from, below), id).toBeLessThan(0);
  }
});
