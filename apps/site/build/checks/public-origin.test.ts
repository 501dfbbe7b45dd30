import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a build for the public that is not told its origin stops with a sentence, before it makes anything", () => {
  const folder = mkdtempSync(join(tmpdir(), "public-origin-"));
  try {
    const { SITE_ORIGIN: _, ALLOW_LOCALHOST: __, ...env } = process.env;
    const { status, stderr } = spawnSync(
      "node_modules/.bin/node",
      [join(import.meta.dirname, "../build.ts"), "--out", join(folder, "build")],
      { env, encoding: "utf8" },
    );
    expect(stderr).toContain("SITE_ORIGIN is not set");
    expect(stderr).toContain("ALLOW_LOCALHOST=1");
    expect(status).toBe(1);
    expect(existsSync(join(folder, "build"))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
