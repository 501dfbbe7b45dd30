import { describe, expect, test } from "vitest";
import { cataloguePages } from "../catalogue/catalogue.ts";
import { table } from "../words/table.ts";
import { callingLanguages, callings, wordsIn } from "./callings.ts";
import { findCallings, foldCalling, withoutSlip } from "./find-calling.ts";

const ids = cataloguePages.map(({ id }) => id);
const tables = callingLanguages.map((language) => ({ language, words: wordsIn(language) }));
const english = wordsIn("en");
/** The usual English word for what is found. */
const named = (said: string) => {
  const [found] = findCallings(said, tables);
  return found && english[found.at]?.[0];
};

test("every calling has words in every language that the composer writes, and a layout", () => {
  expect([...callingLanguages].sort()).toEqual(Object.keys(table).sort());
  for (const { words } of tables)
    for (const names of words) expect(names.filter((name) => name.trim())).not.toEqual([]);
  expect(english.flat().length).toBeGreaterThan(1000);
  const shapes = {
    suits: ["service", "shop", "place", "organisation", "event", "work"],
    opening: ["by appointment", "by day", "none"],
    needs: ["prices", "team", "form", "map"],
  };
  for (const { layout, suits, opening, needs } of callings) {
    expect(ids).toContain(layout);
    expect(shapes.suits).toContain(suits);
    expect(shapes.opening).toContain(opening);
    expect(needs.filter((need) => !shapes.needs.includes(need))).toEqual([]);
  }
});

test("no English name is written twice, and each calling is found by its usual name", () => {
  const folded = english.flat().map(foldCalling);
  expect(folded.filter((name, index) => folded.indexOf(name) !== index)).toEqual([]);
  english.forEach(([name = ""], at) => {
    expect(findCallings(name, [{ language: "en", words: english }])[0]?.at, name).toBe(at);
  });
});

test("every language is written in its own script", () => {
  const scripts = {
    uk: /\p{Script=Cyrillic}/u,
    ar: /\p{Script=Arabic}/u,
    he: /\p{Script=Hebrew}/u,
  };
  for (const { language, words } of tables)
    for (const letter of words.flat().join("").match(/\p{L}/gu) ?? []) {
      const script = scripts[language as keyof typeof scripts] ?? /\p{Script=Latin}/u;
      if (!/\p{N}/u.test(letter)) expect(letter, language).toMatch(script);
    }
});

test("a search finds most layouts by a calling", () => {
  const led = new Set(callings.map(({ layout }) => layout));
  expect(ids.filter((id) => !led.has(id))).toEqual(["wedd-0004"]);
});

/** What people say, and the usual English word for it. The words of the issue come first. */
const said: readonly (readonly [said: string, calling: string])[] = [
  ["piano tuner", "piano tuner"],
  ["tuner", "piano tuner"],
  ["Piano tuning and repair in homes and schools", "piano tuner"],
  ["bread for restaurants", "bakery"],
  ["photographer for weddings", "wedding photographer"],
  ["Klavierstimmer für Schulen", "piano tuner"],
  ["instrument repair", "piano tuner"],
  ["hairdreser", "hairdresser"],
  ["Physiotherapeut", "physiotherapist"],
  ["Bäckerei", "bakery"],
  ["Friseur", "hairdresser"],
  ["مخبز", "bakery"],
  ["boulangerie", "bakery"],
  ["fırın", "bakery"],
  // A doula is no midwife, and a bicycle no car.
  ["doula", "doula"],
  ["birth doula in Leeds", "doula"],
  ["mobile bike mechanic", "bike shop"],
  ["car boot sale", "charity shop"],
  ["piano", "piano tuner"],
  ["security guard", "security guard"],
  ["Wachmann", "security guard"],
  ["commissaire-priseur", "antiques"],
  ["church", "church"],
  ["podcast", "podcast"],
  ["mobile hairdresser and barber", "hairdresser"],
  // English: plurals, slips, sentences, beginnings
  ["Plumbers", "plumber"],
  ["I run a small yoga studio in Leeds", "yoga"],
  ["physio", "physiotherapist"],
  ["village fete", "festival"],
  ["florist shop", "florist"],
  ["electrican", "electrician"],
  ["fotographer", "photographer"],
  ["hotl", "hotel"],
  ["vetinary", "vet"],
  ["local history society", "club"],
  ["mobile dog grooming", "dog groomer"],
  ["Thai restaurant", "restaurant"],
  ["cafe", "café"],
  ["B&B", "guest house"],
  ["residents’ association", "residents' association"],
  ["art teacher", "evening classes"],
  ["bike shop", "bike shop"],
  ["coffe shop", "café"],
  ["restuarant", "restaurant"],
  ["man with a van", "removals"],
  ["wedding DJ", "DJ"],
  // German
  ["Notarin", "notary"],
  ["Blaskapelle", "band"],
  ["Physiotherapeutin", "physiotherapist"],
  ["Klavierstimmer in Leipzig", "piano tuner"],
  ["Baeckerei", "bakery"],
  ["Zahnärzte", "dentist"],
  ["Hausmeisterservice", "handyman"],
  // French
  ["coiffeuse à domicile", "hairdresser"],
  ["kinesitherapeute", "physiotherapist"],
  ["plombier chauffagiste", "heating engineer"],
  // Italian
  ["parrucchiere", "hairdresser"],
  ["idraulici", "plumber"],
  ["accordatore", "piano tuner"],
  ["scuola guida", "driving school"],
  // Spanish
  ["peluqueria", "hairdresser"],
  ["fontanero en Madrid", "plumber"],
  ["panaderia", "bakery"],
  // Portuguese
  ["padaria", "bakery"],
  ["cabeleireira", "hairdresser"],
  ["eletricista", "electrician"],
  // Dutch
  ["loodgieter", "plumber"],
  ["kapsalon", "hairdresser"],
  ["pianostemmer", "piano tuner"],
  // Polish
  ["fryzjer", "hairdresser"],
  ["stroiciel fortepianow", "piano tuner"],
  ["złota rączka", "handyman"],
  // Czech
  ["kadeřnictví", "hairdresser"],
  ["ladic pian", "piano tuner"],
  ["autoservis", "garage"],
  // Swedish
  ["frisörsalong", "hairdresser"],
  ["pianostammare", "piano tuner"],
  ["rörmokare", "plumber"],
  // Danish
  ["frisør", "hairdresser"],
  ["klaverstemmer", "piano tuner"],
  ["tandlaege", "dentist"],
  // Finnish
  ["kampaamo", "hairdresser"],
  ["pianonvirittäjä", "piano tuner"],
  ["leipomo", "bakery"],
  // Turkish
  ["kuaför", "hairdresser"],
  ["KUAFÖR", "hairdresser"],
  ["dis hekimi", "dentist"],
  // Ukrainian
  ["перукарня", "hairdresser"],
  ["пекарня", "bakery"],
  ["цукерня", "cake maker"],
  ["настроювач", "piano tuner"],
  // Arabic
  ["المخبز", "bakery"],
  ["طبيب اسنان", "dentist"],
  ["محامي", "lawyer"],
  // Hebrew
  ["מאפייה", "bakery"],
  ["מכוון פסנתרים", "piano tuner"],
  ["עורך דין", "lawyer"],
];

describe("any answer leads to the calling that is meant", () => {
  test.each(said)("%s: %s", (words, calling) => expect(named(words)).toBe(calling));

  test("of several callings in one answer, all are offered", () => {
    const found = findCallings("mobile hairdresser and barber", tables).slice(0, 2);
    expect(found.map(({ at }) => english[at]?.[0])).toEqual(["hairdresser", "barber"]);
  });

  test("the language of the answer is known", () => {
    expect(findCallings("Physiotherapeutin", tables)[0]?.language).toBe("de");
    expect(findCallings("مخبز", tables)[0]?.language).toBe("ar");
    // A longer form of a German word, and a slip of a Spanish one.
    expect(findCallings("Notarin", tables)[0]?.language).toBe("de");
  });

  test("nothing is made up for words that name no calling", () => {
    for (const words of ["", "  ", "zzz", "xq", "owl tamer", "снігоприбиральник у Марсі"])
      expect(findCallings(words, tables), words).toEqual([]);
  });
});

test.each([
  ["Florsit in York", "florist", "Florist in York"],
  ["coffe shop by the sea", "coffee shop", "coffee shop by the sea"],
  ["electrican", "electrician", "electrician"],
  ["Jeweler", "jeweler", "Jeweler"],
  // Words of their own.
  ["two handymen", "handyman", "two handymen"],
  ["handywoman", "handyman", "handywoman"],
  ["Photographie à Lyon", "photographe", "Photographie à Lyon"],
  ["Bäckereien", "Bäckerei", "Bäckereien"],
  ["owl tamer", "", "owl tamer"],
])("the site says %s with the word that is meant, %s", (written, meant, right) => {
  expect(withoutSlip(written, meant)).toBe(right);
});
