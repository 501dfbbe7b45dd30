import { expect, test } from "vitest";
import { coverSizes } from "./cover-sizes.ts";

const wide = 3 / 2;

test("a picture that is as high as its place, or higher, is drawn over the place's width", () => {
  expect(coverSizes("92vw, 30rem", wide, wide, 1)).toBe("(width < 56rem) 92vw, 30rem");
  expect(coverSizes("92vw, 30rem", 4 / 5, wide, 1)).toBe("(width < 56rem) 92vw, 30rem");
});

test("a wide picture in an upright place is drawn wider and cut off at its sides", () => {
  expect(coverSizes("40vw, 20rem", wide, 4 / 5, 1)).toBe("(width < 56rem) 75vw, 37.5rem");
});

test("a place without a ratio has a height", () => {
  expect(coverSizes("100vw 36vh, 50vw 46rem", wide, wide, 1)).toBe(
    "(width < 56rem) max(100vw, 54vh), max(50vw, 69rem)",
  );
});

test("a detail is drawn as many times larger as it is gone into", () => {
  expect(coverSizes("100vw 20rem", wide, wide, 1.4)).toBe("max(140vw, 42rem)");
});

test("conditions that a block writes stay", () => {
  expect(coverSizes("(width < 36rem) 92vw, 46vw, 28rem", wide, 1, 1)).toBe(
    "(width < 36rem) 138vw, (width < 56rem) 69vw, 42rem",
  );
});
