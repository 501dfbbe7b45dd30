import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { callingLanguages, callings, wordsIn } from "@daylit/layouts/trades/callings.ts";
import { startWordsIn } from "@daylit/layouts/words/start-words.ts";
import { expect, test } from "vitest";
import { check } from "../document/check/check.ts";
import { exampleGroups } from "../document/text/example-text.ts";
import { shortened } from "../document/text/shortened.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { withFacts } from "./changes/facts.ts";
import { siteFromLayout } from "./from-layout.ts";
import { withSentence } from "./own-hero.ts";
import { ownStart } from "./own-start.ts";
import { withoutExamples } from "./remove-invented.ts";

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
    const whole = withFacts(site, { phone: "01632 960 123", email: "ann@marlow.example" });
    const left = check(whole).filter(({ about }) => about !== "example");
    expect(
      left.map(({ path, words }) => `${path}: ${words}`),
      id,
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

test("one click takes every example from the page of prices", () => {
  for (const [id, start] of starts) {
    const calling = callings.find(({ needs }) => needs.includes("prices"));
    const site = ownStart(start, answers, startWordsIn("en"), calling);
    expect(exampleGroups(site).length, id).toBeGreaterThan(0);
    expect(exampleGroups(withoutExamples(site, 1)), id).toEqual([]);
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
