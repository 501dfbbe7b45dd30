import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { paths } from "../../model/pages/paths.ts";
import { themeColours } from "../../model/site.ts";
import { webManifest } from "./web-manifest.ts";

const root = join(import.meta.dirname, "../../../..");
const manifest = webManifest();

test("every icon and screenshot is a file of the size and the type that it says", async () => {
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const facts = await sharp(join(root, "pictures", src)).metadata();
    expect(`image/${facts.format}`.replace("svg", "svg+xml"), src).toBe(type);
    if (sizes !== "any") expect(`${facts.width}x${facts.height}`, src).toBe(sizes);
  }
});

test("screenshots are small, and of one size for each kind of screen", () => {
  const files = manifest.screenshots.map(({ src }) => readFileSync(join(root, "pictures", src)));
  for (const file of files) expect(file.length).toBeLessThan(90_000);
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor)).size).toBe(2);
});

test("shortcuts lead to pages, and names fit below an icon", () => {
  for (const { url } of manifest.shortcuts) expect(paths).toContain(url);
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
});

test("the bars of the system have the colour of the paper", () => {
  const palette = readFileSync(join(root, "packages/css/src/tokens/palette.css"), "utf8");
  expect(palette).toContain(`--surface: light-dark(${themeColours.light}, ${themeColours.dark})`);
});
