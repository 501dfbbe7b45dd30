import { afterEach, expect, test } from "vitest";
import {
  dateAndTime,
  decimal,
  inSentence,
  interfaceLocale,
  languageName,
  quoted,
} from "./languages.ts";

afterEach(() => localStorage.clear());

test.each([
  ["en", "en-GB", "18 Nov 2026, 14:05"],
  ["de", "de", "18.11.2026, 14:05"],
  ["tr", "tr", "18 Kas 2026 14:05"],
])("dates in %s", (language, locale, shown) => {
  localStorage.setItem("daylit-language", language);
  expect(interfaceLocale()).toBe(locale);
  expect(dateAndTime(new Date(2026, 10, 18, 14, 5).getTime())).toBe(shown);
});

test("languages are named in the language of the interface", () => {
  localStorage.setItem("daylit-language", "de");
  expect(languageName("tr")).toBe("Türkisch");
});

test("numbers and quotation marks are those of the language of the interface", () => {
  const shown = (language: string) => {
    localStorage.setItem("daylit-language", language);
    return `${decimal(5.55)} ${quoted("$&")}`;
  };
  expect(["en", "de", "es", "tr"].map(shown)).toEqual([
    "5.6 “$&”",
    "5,6 „$&“",
    "5,6 «$&»",
    "5,6 “$&”",
  ]);
});

test("a name in a sentence keeps its capital in German alone", () => {
  const shown = (language: string, name: string) => {
    localStorage.setItem("daylit-language", language);
    return inSentence(name);
  };
  expect(shown("de", "Palette")).toBe("Palette");
  expect(shown("en", "Palette")).toBe("palette");
  expect(shown("tr", "İŞARET")).toBe("işaret");
});
