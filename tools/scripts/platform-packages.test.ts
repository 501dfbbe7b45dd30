import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { completed, type Lock, machinesOf, missingPackages } from "./platform-packages.ts";

const remedy = "run npm run do -- complete-lock";
const text = readFileSync("package-lock.json", "utf8");
const lock: Lock = JSON.parse(text);

test("the lock file names the packages of every platform", () => {
  expect(
    missingPackages(lock).map(({ wantedBy, name }) => `${wantedBy} wants ${name}`),
    remedy,
  ).toEqual([]);
});

test("every entry for one platform says for which", () => {
  const silent = Object.entries(lock.packages)
    .filter(([, { integrity, link, optional }]) => optional && !link && !integrity)
    .filter(([, { os, cpu }]) => !os && !cpu);
  expect(silent).toEqual([]);
});

test("the lock file names no registry", () => {
  expect(text.match(/"resolved": "[a-z]+:.*/g)).toBeNull();
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
