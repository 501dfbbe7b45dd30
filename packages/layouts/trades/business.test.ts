import fc from "fast-check";
import { expect, test } from "vitest";
import { withPlainDigits } from "../text/digits.ts";
import { telephone } from "./business.ts";

test.each([
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
  ["+49 (0) 171 234-5678", "tel:+491712345678"],
  ["0044 (0) 20 7946 0018", "tel:00442079460018"],
  ["(020) 7946 0018", "tel:02079460018"],
  ["020 7946 0018", "tel:02079460018"],
  ["٠٢٠ ٧٩٤٦ ٠٠١٨", "tel:02079460018"],
  ["＋44（0）20 7946 0018", "tel:+442079460018"],
  ["+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸", "tel:+982112345678"],
  ["Tel. +44 20 7946 0018", "tel:+442079460018"],
  ["020 + 7946", "tel:0207946"],
  ["by letter", ""],
  ["", ""],
])("%s is dialled as %s", (phone, link) => expect(telephone(phone)).toBe(link));

test("a number in the digits of any script is the same number", () => {
  const zeros = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) =>
      /^\p{Nd}$/u.test(String.fromCodePoint(code)) &&
      withPlainDigits(String.fromCodePoint(code)) === "0",
  );
  const digits = fc.array(fc.nat(9), { minLength: 6, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.constantFrom(...zeros),
      digits,
      fc.constantFrom("", "+", "＋"),
      (zero, list, plus) => {
        const written = list.map((digit) => String.fromCodePoint(zero + digit)).join(" ");
        expect(telephone(plus + written)).toBe(`tel:${plus && "+"}${list.join("")}`);
      },
    ),
  );
});
