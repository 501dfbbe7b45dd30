import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fakeNetlify, key } from "@daylit/publish/testing/fake-hosts.ts";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { publishCommand } from "./publish.ts";

const folder = mkdtempSync(join(tmpdir(), "create-daylit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("a folder is published, then one file; an earlier version comes back", async () => {
  const netlify = fakeNetlify();
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(line));
  vi.stubEnv("DAYLIT_KEY", key);
  const run = (...args: string[]) =>
    publishCommand([folder, "--host", "netlify", "--site", "ida", ...args], netlify.fetch);
  mkdirSync(join(folder, ".git"));
  writeFileSync(join(folder, ".git/config"), "private");
  await expect(run()).rejects.toThrow("no index.html");
  writeFileSync(join(folder, "index.html"), "one");
  writeFileSync(join(folder, "style.css"), "a {}");
  await run("--words", "First");
  expect(lines.at(-1)).toContain("2 files, 7 bytes sent.");
  writeFileSync(join(folder, "index.html"), "two");
  await run("--words", "Second");
  expect(lines.at(-1)).toContain("1 file, 3 bytes sent.");
  expect([...(await netlify.online()).keys()].sort()).toEqual(["index.html", "style.css"]);
  await run("--history");
  const first = /^(\S+) .*First/m.exec(lines.at(-1) ?? "")?.[1] ?? "";
  await run("--restore", first);
  expect((await netlify.online()).get("index.html")).toBe("one");
  expect(lines.join()).not.toContain(key);
});

test("faults are one line that says what to do", async () => {
  const call = async () => new Response("", { status: 401 });
  const run = (...args: string[]) => publishCommand([folder, ...args], call);
  await expect(run("--host", "carrd")).rejects.toThrow("Choose a host");
  await expect(run("--host", "netlify")).rejects.toThrow("DAYLIT_KEY");
  await expect(run("--colour", "red")).rejects.toThrow("Unknown option");
  vi.stubEnv("DAYLIT_KEY", "wrong");
  await expect(run("--host", "netlify")).rejects.toThrow("doesn’t accept this key");
  await expect(run("--host", "webdav", "--server", "http://x.example")).rejects.toThrow("https://");
});
