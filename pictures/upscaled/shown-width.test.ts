import { expect, test } from "vitest";
import { shownWidth } from "./shown-width.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test("the first place whose condition holds says how wide a picture is shown", () => {
  const sizes = "(width < 36rem) and (resolution > 1x) 46vw, (width < 56rem) 50vw, 30rem";
  expect(shownWidth(sizes, desk)).toBe(480);
  expect(shownWidth(sizes, phone)).toBe(195);
  expect(shownWidth(sizes, { ...phone, density: 3 })).toBeCloseTo(179.4);
});

test("of several lengths the largest counts", () => {
  const sizes = "(width < 56rem) max(100vw, 54vh), max(50vw, 69rem)";
  expect(shownWidth(sizes, desk)).toBe(1104);
  expect(shownWidth(sizes, phone)).toBeCloseTo(455.76);
});

test("what is not understood is not passed over", () => {
  expect(() => shownWidth("(height < 3rem) 10px", desk)).toThrow("not understood");
  expect(() => shownWidth("half", desk)).toThrow("not understood");
  expect(() => shownWidth("(width < 3rem) 10px", desk)).toThrow("not understood");
});
