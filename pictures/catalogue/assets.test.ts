import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

const here = join(import.meta.dirname, "..");

const icons: Record<string, [number, number]> = {
  "preview.png": [1200, 630],
  "project-preview.avif": [1200, 630],
  "project-preview.jpg": [1200, 630],
  "apple-touch-icon.png": [180, 180],
  "icon-192.png": [192, 192],
  "icon-512.png": [512, 512],
  "icon-maskable-192.png": [192, 192],
  "icon-maskable-512.png": [512, 512],
};

test("the brand's own files have the sizes that systems ask for", async () => {
  for (const [name, size] of Object.entries(icons)) {
    const { width, height } = await sharp(join(here, "assets", name)).metadata();
    expect([width, height], name).toEqual(size);
  }
  for (const name of ["project-preview.avif", "project-preview.jpg"]) {
    expect(readFileSync(join(here, "assets", name)).length).toBeLessThan(150_000);
  }
  expect(readFileSync(join(here, "assets/favicon.svg"), "utf8")).toContain("prefers-color-scheme");
});

test("a maskable icon keeps its motif inside the circle that may be cut out", async () => {
  const { data, info } = await sharp(join(here, "assets/icon-maskable-512.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red, green, blue] = data;
  let farthest = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 3;
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) continue;
      farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5));
    }
  }
  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThanOrEqual(512 * 0.4);
}, 20_000);
