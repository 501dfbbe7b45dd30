import { spawnSync } from "node:child_process";
import {
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
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addRelease, currentRelease, listReleases, rollBack, useRelease } from "./releases.ts";

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "releases-"));
  store = join(folder, "releases");
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string, files: Record<string, string> = {}) {
  const site = join(folder, "built", "site");
  rmSync(site, { recursive: true, force: true });
  const all = {
    "index.html": name,
    "404.html": "missing",
    "about/index.html": "about",
    [`assets/main-${name.padEnd(8, "0")}.js`]: name,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  return { site };
}

const at = (name: string) => join(store, "current/site", name);
const served = (name: string) => readFileSync(at(name), "utf8");
const chunk = (name: string) => `assets/main-${name.padEnd(8, "0")}.js`;
const days = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 86_400_000);

test("a release is served as a whole, and the one before in one step back", () => {
  expect(addRelease(store, build("one"))).toBe("0001");
  expect(addRelease(store, build("two"))).toBe("0002");
  expect(served("index.html")).toBe("two");
  expect(rollBack(store)).toBe("0001");
  expect(served("index.html")).toBe("one");
  expect(() => rollBack(store)).toThrow(/no earlier release/);
  useRelease(store, "0002");
  expect(served("index.html")).toBe("two");
  expect(() => useRelease(store, "0009")).toThrow(/no release 0009/);
});

test("open pages find their code after a deploy, and after a roll-back too", () => {
  addRelease(store, build("one"));
  addRelease(store, build("two"));
  expect(served(chunk("one"))).toBe("one");
  rollBack(store);
  expect(served(chunk("two"))).toBe("two");
  // A page is not carried on: only names that change with their content.
  addRelease(store, build("three", { "new.html": "new" }));
  addRelease(store, build("four"));
  expect(existsSync(at("new.html"))).toBe(false);
});

test("old code stays for thirty days after its last release, whatever the clock does", () => {
  addRelease(store, build("one"), days(0));
  addRelease(store, build("two"), days(1));
  addRelease(store, build("three"), days(20));
  expect(existsSync(at(chunk("one")))).toBe(true);
  addRelease(store, build("four"), days(18));
  expect(existsSync(at(chunk("one")))).toBe(true);
  expect(currentRelease(store)).toBe("0004");
  addRelease(store, build("five"), days(32));
  expect(existsSync(at(chunk("one")))).toBe(false);
  expect(existsSync(at(chunk("three")))).toBe(true);
});

test("what did not change is the same file, with its date, in every release", () => {
  addRelease(store, build("one"));
  const before = statSync(at("about/index.html"));
  addRelease(store, build("two"));
  expect(statSync(at("about/index.html")).ino).toBe(before.ino);
  expect(statSync(at("index.html")).nlink).toBe(1);
});

test("five are kept, the present one always", () => {
  for (const name of ["a", "b", "c", "d", "e", "f", "g"]) addRelease(store, build(name));
  expect(listReleases(store)).toEqual(["0003", "0004", "0005", "0006", "0007"]);
});

test("half a build is refused, and nothing has changed", () => {
  addRelease(store, build("one"));
  const half = build("two", { "about/index.html": "" });
  expect(() => addRelease(store, half)).toThrow(
    /not a finished build: about\/index\.html is empty/,
  );
  rmSync(join(half.site, "404.html"));
  expect(() => addRelease(store, half)).toThrow(/404\.html is missing/);
  expect(served("index.html")).toBe("one");
  expect(readdirSync(store).sort()).toEqual(["0001", "current"]);
});

test("a release that cannot be finished leaves nothing behind", () => {
  addRelease(store, build("one"));
  const { site } = build("two");
  // A file where the clients' folder should be: the site has been copied by then.
  const clients = join(site, "index.html");
  expect(() => addRelease(store, { site, clients })).toThrow(/ENOTDIR/);
  expect(served("index.html")).toBe("one");
  expect(readdirSync(store).sort()).toEqual(["0001", "current"]);
});

test("a record that was cut off keeps nobody from going on, or back", () => {
  addRelease(store, build("one"));
  addRelease(store, build("two"));
  for (const id of ["0001", "0002"]) writeFileSync(join(store, id, ".release.json"), '{"id":');
  expect(rollBack(store)).toBe("0001");
  expect(served("index.html")).toBe("one");
  expect(served(chunk("two"))).toBe("two");
  expect(addRelease(store, build("three"))).toBe("0003");
  expect(served(chunk("one"))).toBe("one");
});

test("if the folder of the present release is gone, the way back leads to the last that is there", () => {
  addRelease(store, build("one"));
  addRelease(store, build("two"));
  rmSync(join(store, "0002"), { recursive: true });
  expect(rollBack(store)).toBe("0001");
  expect(served("index.html")).toBe("one");
});

test("what was left by a copy that was ended outright is taken away", () => {
  addRelease(store, build("one"));
  const { pid = 0 } = spawnSync(process.execPath, ["--version"]);
  for (const of of [pid, process.ppid])
    mkdirSync(join(store, `.incoming-${of}/site`), { recursive: true });
  addRelease(store, build("two"));
  expect(readdirSync(store).sort()).toEqual([
    `.incoming-${process.ppid}`,
    "0001",
    "0002",
    "current",
  ]);
});
