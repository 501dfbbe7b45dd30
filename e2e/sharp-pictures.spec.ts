import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pages } from "../site/app/model/pages.ts";

/** px; the widest window that the site is designed for. */
const wide = 1440;

/** How wide a picture is shown in a window, by its own `sizes`. */
function shownWidth(sizes: string, width: number): number {
  for (const part of sizes.split(",")) {
    const [, below, , length = ""] =
      /^(?:\(width < ([\d.]+)(r?em)\) )?(\S+)$/.exec(part.trim()) ?? [];
    if (below && width >= Number(below) * 16) continue;
    const [, count = "", unit = ""] = /^([\d.]+)(vw|rem|px)$/.exec(length) ?? [];
    if (!count) throw new Error(`sizes="${sizes}" is not understood`);
    return Number(count) * ({ vw: width / 100, rem: 16, px: 1 }[unit] ?? 1);
  }
  throw new Error(`sizes="${sizes}" has no last word`);
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&lt;", "<") ?? "";

test("no picture of a page of the site is shown larger than its file", () => {
  let seen = 0;
  const blurred = pages.flatMap(({ path }) => {
    const html = readFileSync(`build/site${path === "/" ? "" : path}/index.html`, "utf8");
    return [...html.matchAll(/<(?:img|source)\b[^>]*\bsrcset="[^"]*"[^>]*>/gi)].flatMap(([tag]) => {
      const sizes = attribute(tag, "sizes");
      if (!sizes) return [];
      seen++;
      // A source for narrow windows is shown in those only.
      const below = /\(width < ([\d.]+)em\)/.exec(attribute(tag, "media"))?.[1];
      const window = below ? Number(below) * 16 - 1 : wide;
      const widths = [...attribute(tag, "srcset").matchAll(/ (\d+)w/g)].map(([, w]) => Number(w));
      const [file, shown] = [Math.max(...widths), shownWidth(sizes, window)];
      return shown > file ? [`${path}: ${file} px shown at ${shown} px`] : [];
    });
  });
  expect(seen).toBeGreaterThan(50);
  expect(blurred).toEqual([]);
});
