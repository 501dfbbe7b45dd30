import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { movesBetween, recolour } from "./recolour.ts";
import { paletteOf, readPalette } from "./roles.ts";

const declared = readPalette(
  readFileSync(
    new URL("../../../../../packages/css/src/tokens/palette.css", import.meta.url),
    "utf8",
  ),
);
const pixels = (...hexes: string[]) =>
  new Uint8ClampedArray(
    hexes.flatMap((hex) =>
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).concat(255),
    ),
  );
const hexAt = (data: Uint8ClampedArray, index: number) =>
  `#${[...data.subarray(index * 4, index * 4 + 3)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

test("each role of a page's own colour becomes the same role of the visitor's", () => {
  const [own, mine] = ["#b3471a", "#7a00ff"];
  const before = paletteOf(declared, own, "light");
  const after = paletteOf(declared, mine, "light");
  const data = pixels(before.primary.hex, before["primary-dark"].hex, before.accent.hex);
  recolour(data, movesBetween(declared, own, mine));
  expect(hexAt(data, 0)).toBe(after.primary.hex);
  expect(hexAt(data, 1)).toBe(after["primary-dark"].hex);
  expect(hexAt(data, 2)).toBe(after.accent.hex);
});

test("paper, ink, white and a photograph's colours stay", () => {
  const { surface, ink } = paletteOf(declared, "#b3471a", "light");
  const still = [surface.hex, ink.hex, "#ffffff", "#3f7a2c"];
  const data = pixels(...still);
  recolour(data, movesBetween(declared, "#b3471a", "#7a00ff"));
  expect(still.map((_, index) => hexAt(data, index))).toEqual(still);
});
