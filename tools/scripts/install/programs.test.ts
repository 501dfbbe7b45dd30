import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { verdict } from "./install-programs.mjs";
import { canTest, findProgram } from "./programs.mjs";

const folder = mkdtempSync(join(tmpdir(), "daylit-path-"));
const ending = process.platform === "win32" ? ".exe" : "";

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("a program is found wherever the path leads, and a variable goes first", () => {
  for (const name of ["WebKitWebDriver", "mine"]) writeFileSync(join(folder, name + ending), "");
  vi.stubEnv("WEBKIT_DRIVER", "");
  vi.stubEnv("PATH", [join(folder, "elsewhere"), folder].join(delimiter));
  expect(findProgram("webkit")).toBe(join(folder, `WebKitWebDriver${ending}`));
  vi.stubEnv("WEBKIT_DRIVER", join(folder, `mine${ending}`));
  expect(findProgram("webkit")).toBe(join(folder, `mine${ending}`));
});

test("an engine that the machine lacks is left out, but not where all are insisted on", () => {
  for (const name of ["WEBKIT_DRIVER", "XVFB", "PATH", "CI"]) vi.stubEnv(name, "");
  expect(canTest("WebKitGTK")).toBe(false);
  vi.stubEnv("CI", "true");
  expect(canTest("WebKitGTK")).toBe(true);
});

test("npm test goes on without an engine in one line, and stops where it must", () => {
  expect(verdict([], true)).toEqual({ goesOn: true });
  const some = verdict(["display"], false);
  expect(some.goesOn).toBe(true);
  expect(some.message).toMatch(/^Left out.*: WebKitGTK \(install "xvfb".*\)\.$/);
  expect(verdict(["display"], true).goesOn).toBe(false);
  expect(verdict(["chromium"], false).goesOn).toBe(false);
  // Chromium without windows saves time, no more.
  expect(verdict(["shell"], true)).toEqual({ goesOn: true });
});
