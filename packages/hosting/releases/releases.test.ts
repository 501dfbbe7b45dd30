import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeSmallBuild } from "../conformance/fixture.ts";
import { addRelease, currentRelease, listReleases, rollBack } from "./releases.ts";

let folder: string;
let store: string;
let build: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "daylit-releases-"));
  store = join(folder, "store");
  build = join(folder, "build");
});
afterEach(() => rmSync(folder, { recursive: true }));

const origin = { SITE_ORIGIN: "https://example.org" };
const start = Date.now();

/** Builds and releases, so many days after the first. */
function release(name: string, day = 0) {
  rmSync(build, { recursive: true, force: true });
  writeSmallBuild(build, { RELEASES: store, ...origin }, name);
  return addRelease(build, {}, new Date(start + day * 86_400_000)).id;
}

const at = (name: string) => join(store, "current", name);
const served = (name: string) => readFileSync(at(name), "utf8");
const hashed = (name: string) => `site/assets/entry-${name.padEnd(8, "_")}.js`;
const title = () => /<title>(.*?)</.exec(served("site/index.html"))?.[1];

test("every server may read a release, whatever the operator's umask was", () => {
  writeSmallBuild(build, { RELEASES: store, ...origin });
  for (const [name, mode] of [
    ["site/index.html", 0o600],
    ["site/documentation", 0o700],
  ] as const)
    chmodSync(join(build, name), mode);
  const before = process.umask(0o077);
  addRelease(build, {});
  process.umask(before);
  const mode = (name: string) => statSync(at(name)).mode & 0o777;
  expect([".", "site/documentation"].map(mode)).toEqual([0o755, 0o755]);
  expect(["site/index.html", "hosts/nginx.conf"].map(mode)).toEqual([0o644, 0o644]);
});

test("a release is served as a whole, and the one before in one step back", () => {
  expect(release("one")).toBe("0001");
  expect(release("two")).toBe("0002");
  expect(title()).toBe("two");
  expect(rollBack(store)).toBe("0001");
  expect(title()).toBe("one");
  expect(() => rollBack(store)).toThrow(/no earlier release/);
});

test("open pages find their code after a deploy, and after a roll-back", () => {
  release("one");
  release("two");
  expect(existsSync(at(hashed("one")))).toBe(true);
  rollBack(store);
  expect(existsSync(at(hashed("two")))).toBe(true);
});

test("old code stays for thirty days after the last release that had it", () => {
  release("one", 0);
  release("one", 20);
  release("two", 21);
  release("three", 49);
  expect(existsSync(at(hashed("one")))).toBe(true);
  release("four", 51);
  expect(existsSync(at(hashed("one")))).toBe(false);
  expect(existsSync(at(hashed("three")))).toBe(true);
});

test("what has not changed is the same file on disk, with its date", () => {
  release("one");
  const before = statSync(at("site/feed.xml"));
  release("two");
  expect(statSync(at("site/feed.xml")).ino).toBe(before.ino);
  expect(statSync(at("site/index.html")).nlink).toBe(1);
});

test("five are kept, the current one always", () => {
  for (const name of ["a", "b", "c", "d", "e", "f", "g"]) release(name);
  expect(listReleases(store)).toEqual(["0003", "0004", "0005", "0006", "0007"]);
});

test("a build for this machine is not released by accident", () => {
  writeSmallBuild(build, { RELEASES: store });
  expect(() => addRelease(build, {})).toThrow(/^This build is for http:\/\/localhost:4173: .*$/);
  expect(addRelease(build, { ALLOW_LOCALHOST: "1" }).id).toBe("0001");
});

test("a preview, which is not compressed, is not released", () => {
  writeSmallBuild(build, { SITE_ORIGIN: "https://example.org", RELEASES: store });
  rmSync(join(build, "site/index.html.br"));
  expect(() => addRelease(build, {})).toThrow(/site\/index\.html\.br is missing; npm run build/);
});

test("a contradiction with the build is refused in one line", () => {
  release("one");
  expect(() => addRelease(build, { SITE_ORIGIN: "https://example.net" })).toThrow(
    /^SITE_ORIGIN says https:\/\/example\.net, but this build was made with https:\/\/example\.org: .*$/,
  );
});

test("a release that cannot be finished leaves everything as it was", () => {
  release("one");
  rmSync(join(build, "site/404.html"));
  expect(() => addRelease(build, {})).toThrow(
    /not a build for the public: site\/404\.html is missing/,
  );
  writeFileSync(join(build, "site/404.html"), "missing");
  // After the files have been copied.
  rmSync(join(build, "hosts/Caddyfile"));
  expect(() => addRelease(build, {})).toThrow(/ENOENT/);
  expect(title()).toBe("one");
  expect(readdirSync(store).sort()).toEqual(["0001", "current"]);
});

test("what an interrupted copy left behind is removed", () => {
  release("one");
  mkdirSync(join(store, ".incoming/site"), { recursive: true });
  release("two");
  expect(readdirSync(store).sort()).toEqual(["0001", "0002", "current"]);
});

test("if the folder of the current release is gone, the way back leads to the last that is there", () => {
  release("one");
  release("two");
  rmSync(join(store, "0002"), { recursive: true });
  expect(rollBack(store)).toBe("0001");
  expect(currentRelease(store)).toBe("0001");
});
