import { definitions } from "@daylit/layouts/blocks/definitions.ts";
import { callingLanguages } from "@daylit/layouts/trades/callings.ts";
import { startWordsIn } from "@daylit/layouts/words/start-words.ts";
import { expect, test } from "vitest";
import { currencyOf } from "../document/business/currency.ts";
import { tunerSite } from "../testing/tuner-site.ts";
import { withFacts } from "./changes/facts.ts";
import { inSiteWords, withExamplePrices } from "./own-examples.ts";
import { exampleOf, swapped, swapsFor } from "./swap.ts";

test.each([
  ["de", "0341 496 0123", undefined, "EUR"],
  ["de", "", "de-CH", "CHF"],
  ["de-AT", "", undefined, "EUR"],
  ["en-GB", "", undefined, "GBP"],
  ["en-GB", "", "en-US", "GBP"],
  ["en-GB", "+353 20 910 0123", undefined, "EUR"],
  ["en-US", "+1 202 555 0123", undefined, "USD"],
  ["en-CA", "+1 202 555 0123", undefined, "CAD"],
  ["ar", "+962 6 555 0123", undefined, "JOD"],
  ["ar", "٠٠٩٦٢ ٦ ٥٥٥ ٠١٢٣", undefined, "JOD"],
  ["ar", "", "ar-JO", "JOD"],
  ["ar", "", undefined, "EGP"],
  ["he", "", undefined, "ILS"],
  ["pl", "", undefined, "PLN"],
  ["pt", "", undefined, "EUR"],
  ["pt", "", "pt-BR", "BRL"],
] as const)(
  "%s with the number “%s”, in a browser in %s: %s",
  (language, phone, hint, currency) => {
    expect(currencyOf({ language, business: { phone } as never }, hint)).toBe(currency);
  },
);

test.each([
  ["ar", "salam@bakery.jo", "", "JOD"],
  ["ar", "salam@bakery.jo", "+20 2 555 0123", "EGP"],
  ["en-GB", "ida@bread.co.uk", "", "GBP"],
  ["en-GB", "ida@bread.ie", "", "EUR"],
  // ".co" and ".com" say nothing.
  ["es", "ida@bread.co", "", "EUR"],
  ["en-GB", "ida@bread.com", "", "GBP"],
])("%s with %s and the number “%s”: %s", (language, email, phone, currency) => {
  expect(currencyOf({ language, business: { phone, email } as never })).toBe(currency);
});

const facts = { phone: "" } as never;

test("an added section is in the language and the currency of its site, and says that it is an example", () => {
  for (const language of callingLanguages.filter((each) => each !== "en")) {
    const words = startWordsIn(language);
    for (const block of Object.keys(definitions) as (keyof typeof definitions)[]) {
      const section = inSiteWords(exampleOf(block), { language, business: facts }, words);
      const said = JSON.stringify(section);
      expect(said, block).not.toMatch(/£|The (first|second|third)|[Ww]hat (it|is|they)/);
    }
  }
});

test("a section in another design has examples in the language and the currency of its site, and the owner's words", () => {
  const words = startWordsIn("de");
  const hero = { block: "hero-type", heading: "Krankengymnastik" } as never;
  for (const to of swapsFor("hero-type")) {
    const next = swapped(hero, to, (example) =>
      inSiteWords(example, { language: "de", business: facts }, words),
    );
    const said = JSON.stringify(next);
    expect(said, to).not.toMatch(/£|The (first|second|third)|[Ww]hat (it|is|they)|delivered|Doors/);
    expect(next).toMatchObject({ block: to, heading: "Krankengymnastik" });
  }
});

test("prices of a price list follow language and country", () => {
  const list = exampleOf("menu-prices");
  const german = inSiteWords(list, { language: "de", business: facts }, startWordsIn("de"));
  expect(german).toMatchObject({
    heading: "\u0006Beispiel",
    courses: [
      { dishes: [{ price: "\u00066\u00a0€" }, { price: "\u00065\u00a0€" }] },
      { dishes: [{ price: "\u000614\u00a0€" }, { price: "\u000612\u00a0€" }] },
    ],
  });
  const irish = inSiteWords(
    list,
    { language: "en-GB", business: { phone: "+353 20 910 0123" } as never },
    {},
  );
  expect(JSON.stringify(irish)).toContain("\\u0006€6");
});

test("example prices follow the telephone number’s country, and prices of the owner stay", () => {
  const start = tunerSite();
  const own = {
    ...exampleOf("prices-list"),
    groups: [{ heading: "Tuning", lines: [{ name: "Piano", price: "£40" }] }],
  };
  const sections = [exampleOf("hero-type"), exampleOf("menu-prices"), own];
  const site = { ...start, pages: [{ ...start.pages[0], sections }] } as unknown as typeof start;
  const next = withExamplePrices(site, withFacts(site, { phone: "+962 6 555 0123" }));
  const said = JSON.stringify(next.pages);
  expect(said).toContain('JOD\u00a06"');
  expect(said).toContain('"£40"');
  expect(said).not.toContain("\\u0006£");
  // And back again.
  const back = withExamplePrices(next, withFacts(next, { phone: "01632 960 123" }));
  expect(JSON.stringify(back.pages)).toBe(JSON.stringify(site.pages));
});
