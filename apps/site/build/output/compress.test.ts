import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openBuildCache } from "./build-cache.ts";
import { compressFolder } from "./compress.ts";

test("a large folder is compressed a few files at a time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "daylit-compress-"));
  try {
    const names = Array.from({ length: 60 }, (_, index) => `${index}.html`);
    for (const name of names) writeFileSync(join(folder, name), name.padEnd(1000, "x"));
    const cache = openBuildCache(join(folder, ".cache"));
    let running = 0;
    let most = 0;
    const counting: typeof cache = {
      ...cache,
      async bytes(parts, make) {
        most = Math.max(most, ++running);
        const bytes = await cache.bytes(parts, make);
        running--;
        return bytes;
      },
    };
    await compressFolder(folder, counting);
    for (const name of names)
      for (const end of ["br", "gz"]) expect(existsSync(join(folder, `${name}.${end}`))).toBe(true);
    // Two forms of each file.
    expect(most).toBeLessThanOrEqual(16);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
