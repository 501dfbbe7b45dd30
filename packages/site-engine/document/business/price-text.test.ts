import { expect, test } from "vitest";
import { priceIn } from "./price-text.ts";

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test.each([
  ["€12.50", "en-GB", "de", "12,50 €"],
  ["12,50 €", "de", "en-GB", "€12.50"],
  ["£1,250", "en-GB", "fr", "1 250 £GB"],
  ["CHF 24.50", "de-CH", "fr-CH", "24.50 CHF"],
  ["120 zł", "pl", "en-GB", "PLN 120"],
])("%s in %s is, in %s, %s", (text, from, to, expected) => {
  expect(plain(priceIn(text, from, to))).toBe(expected);
});

test("what is no plain amount, or of an unknown currency, is left to the owner", () => {
  for (const text of [
    "from £12",
    "$12",
    "12",
    "£12 a head",
    "free",
    "€1.2.3",
    "€1,25",
    "€1.250",
    "",
  ])
    expect(priceIn(text, "en-GB", "de"), text).toBeUndefined();
});
