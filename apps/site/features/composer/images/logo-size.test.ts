import { expect, test } from "vitest";
import { smallLogo } from "./logo-size.ts";

test("a logo of few pixels gets a warning, a wide or high one none", () => {
  expect(smallLogo(1, 1)).toContain("1 × 1 pixels");
  expect(smallLogo(79, 20)).toContain("blurred");
  expect(smallLogo(240, 20)).toBeUndefined();
  expect(smallLogo(30, 120)).toBeUndefined();
});
