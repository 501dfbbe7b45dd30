import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { canTest, findProgram, leftOut, programs } from "./programs.mjs";

const ending = process.platform === "win32" ? ".exe" : "";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "daylit-path-"));
  for (const { variable } of Object.values(programs) as { variable?: string }[])
    if (variable) vi.stubEnv(variable, "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("a program is found wherever the path leads, and a variable goes first", () => {
  for (const name of ["WebKitWebDriver", "mine"]) writeFileSync(join(folder, name + ending), "");
  vi.stubEnv("PATH", [join(folder, "elsewhere"), folder].join(delimiter));
  expect(findProgram("webkit")).toBe(join(folder, `WebKitWebDriver${ending}`));
  vi.stubEnv("WEBKIT_DRIVER", join(folder, `mine${ending}`));
  expect(findProgram("webkit")).toBe(join(folder, `mine${ending}`));
});

test("Debian's folder for servers is looked at beside one of the path", () => {
  mkdirSync(join(folder, "sbin"));
  writeFileSync(join(folder, "sbin", `ip${ending}`), "");
  vi.stubEnv("PATH", join(folder, "bin"));
  expect(findProgram("ip")).toBe(join(folder, "sbin", `ip${ending}`));
});

test("what the machine lacks is left out and named in one line, whatever else is set", () => {
  for (const name of ["curl", "ip", "openssl", "Xvfb"])
    writeFileSync(join(folder, name + ending), "");
  vi.stubEnv("PATH", folder);
  for (const CI of ["", "true"]) {
    vi.stubEnv("CI", CI);
    expect(["WebKitGTK", "nginx", "Caddy", "Apache"].filter(canTest)).toEqual([]);
    expect(leftOut()).toMatch(
      /^Not tested, for this machine lacks what it needs: Firefox .*WebKitGTK \(install webkit2gtk-driver or set WEBKIT_DRIVER\), nginx \(install nginx or set NGINX, with Debian’s [^)]+\), Caddy .*\.$/,
    );
  }
});

test("a server without Debian’s example site is left out", () => {
  writeFileSync(join(folder, `nginx${ending}`), "");
  vi.stubEnv("PATH", folder);
  const { folder: known } = programs.nginx;
  programs.nginx.folder = folder;
  onTestFinished(() => {
    programs.nginx.folder = known;
  });
  expect(findProgram("nginx")).toBeUndefined();
  mkdirSync(join(folder, "sites-enabled"));
  writeFileSync(join(folder, "sites-enabled/default"), "");
  expect(findProgram("nginx")).toBe(join(folder, `nginx${ending}`));
});
