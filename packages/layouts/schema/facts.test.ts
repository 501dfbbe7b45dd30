import { expect, test } from "vitest";
import { cataloguePages } from "../catalogue/catalogue.ts";
import { resolvedBusiness, storedBusiness, withFacts } from "./facts.ts";

const business = resolvedBusiness(
  storedBusiness({
    name: "Ida",
    strapline: "Bakery in {town}",
    phone: "0117 496 0142",
    email: "ida@ida.example",
    address: ["{name}", "3 Corn Street", "Redland", "Bristol BS1 9ZZ"],
    hours: [
      ["Monday", "9:00–17:00"],
      ["Saturday", "9:00–12:00"],
    ],
  }),
);

test("facts in braces are said in their form", () => {
  expect(business.strapline).toBe("Bakery in Bristol");
  const words = {
    ways: [["Ring", "{phone} or {unbroken phone}"]],
    action: { label: "Write to {name}", href: "mailto:{email}" },
    text: "{street}, {street name}, {district}, {town}; {address end}; {days 2} {times 2}; {hours}",
    href: "tel:{phone}",
    address: ["{address lines}"],
    hours: [["{days}", "{times}"]],
  };
  expect(withFacts(words, business)).toEqual({
    ways: [["Ring", "0117 496 0142 or 0117\u00a0496\u00a00142"]],
    action: { label: "Write to Ida", href: "mailto:ida@ida.example" },
    text: "3 Corn Street, Corn Street, Redland, Bristol; Redland, Bristol BS1 9ZZ; Saturday 9:00–12:00; Monday 9:00–17:00, Saturday 9:00–12:00",
    href: "tel:01174960142",
    address: business.address,
    hours: business.hours,
  });
});

test("a fact that does not exist, or that the business lacks, is an error", () => {
  expect(() => withFacts("{fax}", business)).toThrow("{fax}");
  expect(() => withFacts("{times 3}", business)).toThrow("{times 3}");
});

test.each(cataloguePages)("$id names telephone and email instead of writing them out", (page) => {
  const { layout, pages, business } = page.written;
  const words = JSON.stringify([layout, pages]).replaceAll("\u00a0", " ");
  for (const fact of [business.phone, business.phone.replaceAll(" ", ""), business.email])
    expect(words).not.toContain(fact);
});
