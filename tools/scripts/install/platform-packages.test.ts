import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isNewEnough } from "./install.mjs";
import {
  completed,
  type Lock,
  machinesOf,
  missingPackages,
  unpinned,
} from "./platform-packages.ts";

const remedy = "run npm run do -- complete-lock";
const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

test("the lock file names the packages of every platform", () => {
  expect(
    missingPackages(lock).map(({ wantedBy, name }) => `${wantedBy} wants ${name}`),
    remedy,
  ).toEqual([]);
});

test("only packages of other platforms are unpinned, and SECURITY.md says how many", () => {
  const paths = unpinned(lock);
  const everywhere = paths.filter((path) => {
    const { os, cpu, optional } = lock.packages[path] ?? {};
    return !optional || (!os && !cpu);
  });
  expect(everywhere).toEqual([]);
  expect(readFileSync("SECURITY.md", "utf8")).toContain(`${paths.length} packages`);
});

test("the Node that builds is pinned for every platform that has one", () => {
  const nodes: Lock = JSON.parse(readFileSync("tools/scripts/node/package-lock.json", "utf8"));
  const { "": own, ...entries } = nodes.packages;
  expect(Object.keys(entries).length).toBe(Object.keys(own?.optionalDependencies ?? {}).length);
  for (const [path, { os, cpu, integrity, optional }] of Object.entries(entries))
    expect([Boolean(os && cpu && optional), integrity?.slice(0, 7)], path).toEqual([
      true,
      "sha512-",
    ]);
  expect(Object.keys(lock.packages)).not.toContain("node_modules/node");
});

test("the machine's own Node is used where it runs TypeScript", () => {
  expect(["20.20.2", "22.17.9", "22.18.0", "23.0.0", "26.10.0"].map(isNewEnough)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test("the lock file names no registry", () => {
  for (const file of ["package-lock.json", "tools/scripts/node/package-lock.json"])
    expect(readFileSync(file, "utf8").match(/"resolved": "[a-z]+:.*/g), file).toBeNull();
});

test("what a platform's package is called says where it belongs", () => {
  expect(machinesOf("@rolldown/binding-darwin-arm64")).toEqual({ cpu: ["arm64"], os: ["darwin"] });
  expect(machinesOf("@rollup/rollup-win32-x64-gnu")).toEqual({ cpu: ["x64"], os: ["win32"] });
  expect(machinesOf("@rollup/rollup-linux-arm-musleabihf")).toEqual({
    cpu: ["arm"],
    libc: ["musl"],
    os: ["linux"],
  });
  expect(machinesOf("@img/sharp-linuxmusl-x64").libc).toEqual(["musl"]);
  expect(machinesOf("@rolldown/binding-wasm32-wasi")).toEqual({ cpu: ["wasm32"] });
  expect(() => machinesOf("left-pad")).toThrow("left-pad");
});

test("a lock file is completed beside and above what is there", () => {
  const wants = (version: string) => ({ optionalDependencies: { "a-darwin-arm64": version } });
  const before: Lock = {
    packages: {
      "node_modules/a": { ...wants("2.0.0"), dev: true },
      "node_modules/a-darwin-arm64": { version: "1.0.0", integrity: "sha512-x" },
      "node_modules/b": wants("1.0.0"),
    },
  };
  const after = completed(before);
  expect(missingPackages(after)).toEqual([]);
  expect(after.packages["node_modules/a/node_modules/a-darwin-arm64"]).toEqual({
    version: "2.0.0",
    cpu: ["arm64"],
    dev: true,
    optional: true,
    os: ["darwin"],
  });
  expect(after.packages["node_modules/a-darwin-arm64"]?.version).toBe("1.0.0");
});
