import { expect, test } from "vitest";
import { blurred } from "./judge.ts";
import {
  contrast,
  ownBackground,
  type Pixels,
  type Rgb,
  sharpness,
  transparency,
  visibleShare,
} from "./pixels.ts";

type Paint = (x: number, y: number) => readonly [number, number, number, number?];

function picture(width: number, height: number, paint: Paint): Pixels {
  const data: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = paint(x, y);
      data.push(red, green, blue, alpha);
    }
  return { data, width, height };
}

const light: Rgb = [249, 245, 238];
const dark: Rgb = [28, 24, 21];

/** A disc in the middle of an 80 × 80 picture. */
const disc = (ink: Rgb, ground: readonly [number, number, number, number]) =>
  picture(80, 80, (x, y) => (Math.hypot(x - 40, y - 40) < 25 ? ink : ground));

test("contrast follows WCAG", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test("transparency is a share", () => {
  expect(transparency(disc([0, 0, 0], [0, 0, 0, 0]))).toBeCloseTo(0.69, 1);
  expect(transparency(disc([0, 0, 0], [255, 255, 255, 255]))).toBe(0);
});

test("a black logo is lost on dark, a white one on light, a mid one on neither", () => {
  const black = disc([10, 10, 10], [0, 0, 0, 0]);
  expect(visibleShare(black, light)).toBe(1);
  expect(visibleShare(black, dark)).toBe(0);
  const white = disc([255, 255, 255], [0, 0, 0, 0]);
  expect(visibleShare(white, light)).toBe(0);
  expect(visibleShare(white, dark)).toBe(1);
  const middle = disc([200, 60, 40], [0, 0, 0, 0]);
  expect(visibleShare(middle, light)).toBe(1);
  expect(visibleShare(middle, dark)).toBe(1);
  expect(visibleShare(disc([0, 0, 0], [0, 0, 0, 0]), light, [0, 0, 0])).toBe(0);
});

test("a box of its own is found when all corners agree and is not counted as logo", () => {
  const boxed = disc([10, 10, 10], [255, 255, 255, 255]);
  expect(ownBackground(boxed)).toEqual([255, 255, 255]);
  expect(visibleShare(boxed, dark, [255, 255, 255])).toBe(0);
  expect(visibleShare(boxed, light, [255, 255, 255])).toBe(1);
  expect(ownBackground(disc([10, 10, 10], [0, 0, 0, 0]))).toBeUndefined();
  expect(ownBackground(picture(80, 80, () => [180, 70, 30]))).toBeUndefined();
  expect(ownBackground(picture(80, 80, (x) => [x * 3, 0, 0]))).toBeUndefined();
});

/** Stripes whose edge is spread over a number of pixels, as a lens out of focus would. */
const stripes = (soft: number) =>
  picture(160, 160, (x) => {
    const edge = Math.sin((x / 40) * Math.PI * 2) / Math.sin((soft / 40) * Math.PI);
    const grey = 128 + 100 * Math.max(-1, Math.min(1, edge));
    return [grey, grey, grey];
  });

test("hard edges count as sharp, spread ones as blurred, an even wall as neither", () => {
  expect(sharpness(stripes(1))).toBeGreaterThan(blurred * 3);
  expect(sharpness(stripes(12))).toBeLessThan(blurred);
  expect(sharpness(picture(80, 80, () => [120, 120, 120]))).toBe(0);
});
