import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageFiles, packed } from "./pack.ts";
import { root } from "./reference/reference.ts";

const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

test("the package names no address that cannot resolve", () => {
  expect(JSON.stringify(own)).not.toMatch(/\.(example|invalid|test)\b/);
});

test("a CDN without a path answers with the minified file", () => {
  expect([own.unpkg, own.jsdelivr]).toEqual(["dist/daylit.min.css", "dist/daylit.min.css"]);
});

test("the packed package holds every file, dated alike, so that its bytes depend on them alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "daylit-pack-"));
  try {
    const { name, bytes } = packed();
    expect(name).toBe(`daylit-${own.version}.tgz`);
    writeFileSync(join(folder, name), bytes);
    const listed = execFileSync("tar", ["tvzf", name], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, TZ: "UTC" },
    });
    const lines = listed.trim().split("\n");
    const files = [...packageFiles().keys()];
    expect(lines.map((line) => line.split(" package/")[1])).toEqual(files);
    expect(files).toEqual(files.toSorted());
    for (const line of lines) expect(line).toMatch(/^-rw-r--r--\s.*1985-10-26 08:15 /);
    for (const file of ["src/tokens/palette.css", "dist/app.min.css", "README.md"])
      expect(files).toContain(file);
    execFileSync("tar", ["xzf", name], { cwd: folder });
    for (const [file, content] of packageFiles())
      expect(readFileSync(join(folder, "package", file)).equals(content), file).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
