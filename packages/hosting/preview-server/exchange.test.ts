import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { asking } from "./asking.ts";
import { createStaticServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "exchange-"));
const site = join(folder, "site");

function write(build: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, build, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

let builds = 0;
/** A whole new folder in the place of the one that is there, as the build does it. */
function exchange(files: Record<string, string>) {
  builds += 1;
  write("next", files);
  rmSync(join(folder, "before"), { recursive: true, force: true });
  if (builds > 1) renameSync(site, join(folder, "before"));
  renameSync(join(folder, "next"), site);
}

const first = { "index.html": "one", "404.html": "missing", "assets/a-11111111.js": "one" };
const second = { "index.html": "two", "404.html": "missing", "assets/a-22222222.js": "two" };

// Time stands still unless a test moves it: nothing here waits.
vi.useFakeTimers({ toFake: ["performance"] });
exchange(first);
const server = createStaticServer({ site });
let ask: Awaited<ReturnType<typeof asking>>;
beforeAll(async () => {
  ask = await asking(server);
});
beforeEach(() => {
  vi.advanceTimersByTime(10_000);
  exchange(first);
});
afterAll(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const text = async (path: string) => (await ask(path)).body.toString();

test("a file that was listed and is gone is a 404 that nobody keeps", async () => {
  expect((await ask("/assets/a-11111111.js")).headers["cache-control"]).toContain("immutable");
  vi.advanceTimersByTime(1001);
  rmSync(join(site, "assets/a-11111111.js"));
  const { status, headers, body } = await ask("/assets/a-11111111.js");
  expect(status).toBe(404);
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers.etag).toBeUndefined();
  expect(body.toString()).toBe("missing");
});

test("the files of a new build are found at once, its pages within a second", async () => {
  expect(await text("/")).toBe("one");
  exchange({ ...second, "new/index.html": "new" });
  expect(await text("/assets/a-22222222.js")).toBe("two");
  expect(await text("/new")).toBe("new");
  vi.advanceTimersByTime(1001);
  expect(await text("/")).toBe("two");
});

test("a link that points to another build counts as a new build", async () => {
  write("release-1", first);
  write("release-2", second);
  const link = join(folder, "current");
  symlinkSync(join(folder, "release-1"), link);
  const linked = createStaticServer({ site: link });
  const askLinked = await asking(linked);
  expect((await askLinked("/")).body.toString()).toBe("one");
  symlinkSync(join(folder, "release-2"), join(folder, "next-link"));
  renameSync(join(folder, "next-link"), link);
  expect((await askLinked("/assets/a-22222222.js")).status).toBe(200);
  expect((await askLinked("/")).body.toString()).toBe("two");
  linked.close();
  linked.closeAllConnections();
});

test("a page and the policy it needs are of the same build", async () => {
  const build = (name: string) => ({
    ...first,
    "index.html": name,
    ".policy.json": JSON.stringify({ scriptHashes: [`sha256-${name}`] }),
  });
  for (const name of ["three", "four", "five"]) {
    exchange(build(name));
    vi.advanceTimersByTime(1001);
    const { headers, body } = await ask("/");
    expect(body.toString()).toBe(name);
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${name}';`);
  }
  expect((await ask("/.policy.json")).status).toBe(404);
});

test("between two folders the pages that were asked for are still there", async () => {
  expect(await text("/")).toBe("one");
  renameSync(site, join(folder, "away"));
  expect((await ask("/")).status).toBe(200);
  // What is not kept cannot be there, and says so in a way that nobody keeps.
  const { status, headers } = await ask("/assets/a-11111111.js");
  expect(status).toBe(404);
  expect(headers["cache-control"]).toBe("no-cache");
  renameSync(join(folder, "away"), site);
  expect(await text("/assets/a-11111111.js")).toBe("one");
});

test("a file that is written into the folder is found too", async () => {
  expect(await text("/")).toBe("one");
  write("site", { "assets/later/b-33333333.js": "later" });
  vi.advanceTimersByTime(1001);
  expect(await text("/assets/later/b-33333333.js")).toBe("later");
});

test("before the first build is there, the answer is to come back", async () => {
  const early = createStaticServer({ site: join(folder, "not-yet") });
  const askEarly = await asking(early);
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const { status, headers } = await askEarly("/");
  expect(status).toBe(503);
  expect(headers["retry-after"]).toBe("5");
  expect(told).toHaveBeenCalledOnce();
  write("not-yet", first);
  expect((await askEarly("/")).status).toBe(200);
  told.mockRestore();
  early.close();
  early.closeAllConnections();
});
