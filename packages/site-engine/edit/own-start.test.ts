import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { callingLanguages, callings, wordsIn } from "@daylit/layouts/trades/callings.ts";
import { startWordsIn } from "@daylit/layouts/words/start-words.ts";
import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { expect, test } from "vitest";
import { check } from "../document/check/check.ts";
import { siteWords } from "../document/language/language.ts";
import { exampleGroups } from "../document/text/example-text.ts";
import { plainSite } from "../document/text/resolve-site.ts";
import { shortened } from "../document/text/shortened.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { withFacts, withWords } from "./changes/facts.ts";
import { siteFromLayout } from "./from-layout.ts";
import { withSentence } from "./own-hero.ts";
import { ownStart, unknownCalling } from "./own-start.ts";
import { withoutExamples, withoutExamplesOrPage, withoutInvented } from "./remove-invented.ts";

const starts = cataloguePages.map((page) => [page.id, siteFromLayout(page)] as const);
const tuner = callings[wordsIn("en").findIndex(([name]) => name === "piano tuner")];
const answers = {
  ...{ sentence: "I tune and repair pianos in Whitby", name: "Marlow Pianos", place: "Whitby" },
  ...{ calling: "piano tuner", language: "en" },
};

test("every language has all words of a new site", () => {
  const keys = Object.keys(startWordsIn("en")).sort();
  for (const language of callingLanguages) {
    const words = startWordsIn(language);
    expect(Object.keys(words).sort(), language).toEqual(keys);
    expect(Object.values(words).filter((text) => !text.trim())).toEqual([]);
  }
});

test("in every layout a new site says what its owner said, and nothing of another business", () => {
  const words = startWordsIn("en");
  const known = new Set([
    ...Object.values(words),
    ...[answers.name, answers.sentence, answers.place, "Piano tuner · Whitby"],
  ]);
  for (const [id, start] of starts) {
    const site = ownStart(start, answers, words, tuner);
    const examples = exampleGroups(site);
    expect(
      examples.filter(({ page }) => page !== 1),
      id,
    ).toEqual([]);
    const others = textsOfSite(site).filter(
      ({ text, path }) =>
        text.trim() &&
        !known.has(text) &&
        !path.endsWith("title") &&
        !path.endsWith("description") &&
        !examples.some(({ texts }) => texts.some((one) => one.text === text)),
    );
    expect(
      others.map(({ path, text }) => `${path}: ${text}`),
      id,
    ).toEqual([]);
    expect(exampleGroups(withoutExamples(site, 1)), id).toEqual([]);
    // With the ways to reach her, nothing is broken and nobody is scolded.
    const bottom = [site.pages[0]?.sections.at(-1), site.footer].map((one) => JSON.stringify(one));
    expect(
      bottom.every((one) => one?.includes(words.lead ?? "?")),
      id,
    ).toBe(false);
    const whole = withFacts(site, { phone: "01632 960 123", email: "ann@marlow.example" });
    const left = check(whole).filter(({ about }) => !about.startsWith("example"));
    expect(
      left.map(({ path, words }) => `${path}: ${words}`),
      id,
    ).toEqual([]);
  }
});

test("a form of the calling in the sentence isn’t said again in front of it", () => {
  const [, start] = starts[0] ?? [];
  const eyebrow = (sentence: string, calling: string) => {
    const said = { ...answers, sentence, calling, language: "de" };
    const site = plainSite(ownStart(start as never, said, startWordsIn("de"), tuner));
    return JSON.stringify(site.pages[0]?.sections[0]);
  };
  expect(eyebrow("Rechtsanwältin und Notarin", "Rechtsanwalt")).not.toContain("Rechtsanwalt ·");
  expect(eyebrow("Testament und Kauf", "Notar")).toContain("Notar · Whitby");
});

test("a second page says once what it is, and its example prices are called examples", () => {
  const [, start] = starts[0] ?? [];
  for (const language of callingLanguages) {
    const words = startWordsIn(language);
    for (const needs of [["prices"], ["team"]] as const) {
      const calling = { ...unknownCalling, needs };
      const site = plainSite(ownStart(start as never, { ...answers, language }, words, calling));
      const [opening, section] = (site.pages[1]?.sections ?? []) as readonly {
        heading?: string;
      }[];
      expect(opening?.heading, language).toBe(words[needs[0] === "prices" ? "prices" : "about"]);
      expect(section?.heading, language).toBe(answers.name);
      if (needs[0] === "prices") expect(JSON.stringify(section), language).toContain(words.example);
    }
  }
});

test("no word of a new site, nor the line below its form, promises a number that nobody gave", () => {
  addWords(allWords);
  const call =
    /\bcall|\bruf|\banruf|appel|chiam|telefon|llam|\bligue|\bbel\b|dzwo|zavol|\bring|soit|\bara(?:y|r)|телефон|اتصل|هاتف|התקשר/iu;
  for (const language of callingLanguages) {
    const { noMailProgram } = siteWords({ language } as never);
    // In Arabic “Contact” is that very word.
    const { contact: _, ...words } = startWordsIn(language);
    const told = [...Object.values(words), noMailProgram];
    expect(
      told.filter((text) => call.test(text)),
      language,
    ).toEqual([]);
  }
});

test("each language is spoken throughout the first screen and the home page", () => {
  const [, start] = starts[0] ?? [];
  for (const language of callingLanguages) {
    const words = startWordsIn(language);
    for (const calling of callings.slice(0, 40)) {
      const site = ownStart(start as never, { ...answers, language }, words, calling);
      expect(exampleGroups(site).filter(({ page }) => page === 0)).toEqual([]);
      expect(site.pages[0]?.label).toBe(words.home);
    }
  }
});

test("the caption of a picture of ours does not say that it was taken at the place", () => {
  const captions = starts.flatMap(([, start]) => {
    const site = plainSite(ownStart(start as never, answers, startWordsIn("en"), tuner));
    const hero = site.pages[0]?.sections[0] as { caption?: string } | undefined;
    return hero?.caption ? [hero.caption] : [];
  });
  expect([...new Set(captions)]).toEqual([answers.name]);
});

test("a place that is said later stands above the headline, as long as that line is ours", () => {
  const lineOf = (site: typeof first) =>
    (plainSite(site).pages[0]?.sections[0] as { keyword?: string } | undefined)?.keyword;
  const [, start] = starts[0] ?? [];
  const first = ownStart(
    start as never,
    { ...answers, sentence: "I tune", place: "" },
    startWordsIn("en"),
    tuner,
  );
  expect(lineOf(first)).toBe("Piano tuner");
  const placed = withFacts(first, { address: ["Whitby"] });
  expect(lineOf(placed)).toBe("Piano tuner · Whitby");
  expect(lineOf(withFacts(placed, { address: ["12 Mill Lane", "Leeds LS6 9ZZ"] }))).toBe(
    "Piano tuner · Leeds",
  );
  const own = withWords(placed, "pages[0].sections[0].keyword", "By appointment");
  expect(lineOf(withFacts(own, { address: ["Scarborough"] }))).toBe("By appointment");
  // The sentence has the calling already: the place stands alone.
  const said = ownStart(
    start as never,
    { ...answers, sentence: "Piano tuner", place: "" },
    startWordsIn("en"),
    tuner,
  );
  expect(lineOf(said) ?? "").toBe("");
  expect(lineOf(withFacts(said, { address: ["Whitby"] }))).toBe("Whitby");
});

test("the button below “Ask” dials as soon as there is a number", () => {
  const [, start] = starts[0] ?? [];
  const shop = callings.find(({ suits }) => suits === "shop");
  const site = ownStart(start as never, answers, startWordsIn("en"), shop);
  const buttonOf = (of: typeof site) =>
    (plainSite(of).pages[0]?.sections[1] as { ways?: { action: object }[] } | undefined)?.ways?.[0]
      ?.action;
  expect(buttonOf(site)).toEqual({ label: "Get in touch", href: "/contact" });
  const known = withFacts(site, { phone: "01632 960 123" });
  expect(buttonOf(known)).toEqual({ label: "01632 960 123", href: "tel:01632960123" });
  expect(
    check(withFacts(known, { email: "a@b.example" })).filter(({ about }) => about === "link"),
  ).toEqual([]);
});

test.each([
  ["de", "/kontakt"],
  ["uk", "/kontakty"],
  ["ar", "/ittasil-bina"],
  ["he", "/yetsirat-kesher"],
])("the contact page in %s is at %s", (language, path) => {
  addWords(allWords);
  const [, start] = starts[0] ?? [];
  const site = ownStart(start as never, { ...answers, language }, startWordsIn(language), tuner);
  expect(site.pages.at(-1)?.path).toBe(path);
});

test("the contact page promises no hours that are not there", () => {
  addWords(allWords);
  for (const language of callingLanguages) {
    const [, start] = starts[0] ?? [];
    const site = ownStart(start as never, { ...answers, language }, startWordsIn(language), tuner);
    const aboutOf = ({ pages }: typeof site) => pages.at(-1)?.description ?? "";
    expect(aboutOf(site), language).toMatch(/^[^,،]*Marlow Pianos[^:،]*\.$/);
    const facts = {
      phone: "01632 960 123",
      email: "a@b.example",
      hours: [["Mo", "9–17"]] as never,
    };
    const whole = aboutOf(withFacts(site, facts));
    expect(whole.length, language).toBeGreaterThan(aboutOf(site).length + 10);
    expect(aboutOf(withFacts(withFacts(site, facts), { hours: [] })), language).toBe(aboutOf(site));
  }
});

test("one click takes every example from the page of prices", () => {
  for (const [id, start] of starts) {
    const calling = callings.find(({ needs }) => needs.includes("prices"));
    const site = ownStart(start, answers, startWordsIn("en"), calling);
    expect(exampleGroups(site).length, id).toBeGreaterThan(0);
    expect(exampleGroups(withoutExamples(site, 1)), id).toEqual([]);
    // Nothing but the name is left of it: the page goes, and no link leads there.
    for (const rest of [withoutExamplesOrPage(site, 1), withoutInvented(site, "price")]) {
      expect(rest.pages, id).toHaveLength(site.pages.length - 1);
      expect(
        check(rest).filter(({ about }) => about === "link" || about === "empty"),
        id,
      ).toEqual([]);
    }
  }
});

test("a long sentence is shortened for headline and title", () => {
  const long =
    "I tune and repair pianos, harpsichords and small organs in Whitby, Scarborough and on the moors, with 27 years of experience";
  expect(shortened(long, 44)).toBe("I tune and repair pianos");
  expect(shortened("One very long sentence without any comma that goes on and on", 30)).toBe(
    "One very long sentence",
  );
  expect(shortened("We bake.", 44)).toBe("We bake");
  const [, start] = starts[0] ?? [];
  const site = ownStart(start as never, { ...answers, sentence: long }, startWordsIn("en"), tuner);
  const [hero] = site.pages[0]?.sections ?? [];
  expect(hero).toMatchObject({ heading: "I tune and repair pianos" });
  expect(check(site).filter(({ about }) => about === "length")).toEqual([]);
});

test("the headline follows the sentence until somebody writes another one", () => {
  for (const [id, start] of starts) {
    const first = withSentence(start, "I tune pianos");
    const hero = first.pages[0]?.sections[0] as { heading: string };
    expect(hero.heading, id).toBe("I tune pianos");
    expect(
      exampleGroups(first).filter(({ path }) => path === "pages[0].sections[0]"),
      id,
    ).toEqual([]);
    const next = withSentence(first, "I tune pianos and organs");
    expect(next.pages[0]?.sections[0]).toMatchObject({ heading: "I tune pianos and organs" });
  }
});
