import { expect, test } from "vitest";
import { plainParts, unwrapped } from "./unwrapped.ts";

test("lines that a PDF has broken are one paragraph again, and cut words whole", () => {
  const pdf =
    "Unsere Bie-\nnen fliegen über die Hoch\u00admoore und \ufb01nden\r\ndort Heide, Linden\u00ad\nblüten.\n\nIm Herbst\nist Ruhe.";
  expect(unwrapped(pdf)).toBe(
    "Unsere Bienen fliegen über die Hochmoore und finden dort Heide, Lindenblüten.\n\nIm Herbst ist Ruhe.",
  );
});

test("messages, lists and addresses keep their lines", () => {
  for (const text of [
    "[12.03.26, 14:02] Resi: Der Honig ist da\n[12.03.26, 14:03] Resi: kommt vorbei",
    "Am Anger 3\n36115 Hilders",
    "- honig\n- wachs",
    "Wir öffnen um neun.\nkommt vorbei",
    "E-\nMail",
  ])
    expect(unwrapped(text)).toBe(text);
});

test("lines of a page join where the next one begins with a capital too", () => {
  const page = [
    "Wir stimmen und reparieren Klaviere in der ganzen",
    "Stadt und im Umland, zu Hause, in Schulen und in",
    "Kirchen. Ein Besuch dauert etwa anderthalb Stunden.",
    "Bitte rufen Sie vorher an.",
  ].join("\n");
  expect(unwrapped(page)).toBe(
    "Wir stimmen und reparieren Klaviere in der ganzen Stadt und im Umland, zu Hause, in Schulen und in Kirchen. Ein Besuch dauert etwa anderthalb Stunden.\nBitte rufen Sie vorher an.",
  );
});

test("rows of a table are items, not loose paragraphs", () => {
  expect(plainParts("Stimmung\t85 €\nReparatur ........ 120 €\n\nPreise mit Steuer.")).toEqual([
    { as: "item", text: "Stimmung – 85 €" },
    { as: "item", text: "Reparatur – 120 €" },
    { as: "paragraph", text: "Preise mit Steuer." },
  ]);
});
