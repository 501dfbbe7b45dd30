import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

test("npm start in a folder that may not be written to says so in one line", () => {
  const home = mkdtempSync(join(tmpdir(), "daylit-unwritable-"));
  onTestFinished(() => {
    chmodSync(home, 0o755);
    rmSync(home, { recursive: true });
  });
  for (const part of ["package.json", "package-lock.json", "tools/scripts"])
    cpSync(join(root, part), join(home, part), {
      recursive: true,
      filter: (name) => !/node_modules|\.test\.ts$/.test(name),
    });
  chmodSync(home, 0o555);
  // For root no folder is closed.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/scripts/start.mjs"], {
    cwd: home,
    encoding: "utf8",
    ...nobody,
  });
  expect(stdout + stderr).toMatch(/^\S+ cannot be written to: copy the repository .*\n$/);
  expect(status).toBe(1);
});
