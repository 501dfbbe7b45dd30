import { expect, test } from "vitest";
import { withPlainDigits } from "./digits.ts";

test("the digits of every script are those that telephones have", () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign));
  expect(all.length).toBeGreaterThan(600);
  // Unicode lists the ten of each script in order.
  for (let first = 0; first < all.length; first += 10)
    expect(withPlainDigits(all.slice(first, first + 10).join(""))).toBe("0123456789");
  expect(withPlainDigits("½ ² Ⅷ 三 12")).toBe("½ ² Ⅷ 三 12");
});
