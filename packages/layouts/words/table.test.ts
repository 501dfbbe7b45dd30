import { expect, test } from "vitest";
import { english, type WordName } from "./english.ts";
import * as tables from "./table.ts";
import { addWords, wordsOf } from "./words.ts";

const names = Object.keys(english) as WordName[];
const tags = ["en-GB", "en-US", "de", "fr", "it", "es", "pt", "nl", "pl", "cs", "sv", "da", "fi"];
const all = [...tags, "tr", "uk", "ar", "he"];

const { table } = tables;

addWords(tables);

test("every language has every word, and none of them is empty", () => {
  for (const tag of all)
    for (const name of names) expect(wordsOf(tag)[name].trim(), `${tag} ${name}`).not.toBe("");
  expect(Object.keys(table).sort()).toEqual(
    [...new Set(all.map((tag) => tag.replace(/-.*/, "")))].sort(),
  );
});

/** Words that other languages have in common with English. */
const alike: Partial<Record<WordName, readonly string[]>> = {
  menu: ["fr", "pt", "nl", "pl", "da"],
  openQuote: ["pt", "tr"],
  closeQuote: ["pt", "tr", "pl", "sv", "fi", "he"],
};

test("no English is left in another language", () => {
  for (const tag of all.filter((each) => !each.startsWith("en"))) {
    const same = names.filter((name) => wordsOf(tag)[name] === english[name]);
    expect(same, tag).toEqual(names.filter((name) => alike[name]?.includes(tag)));
  }
});

test("each is written in its own script, and says where the name of the business goes", () => {
  const scripts = { ar: /^[^a-z]+$/i, he: /^[^a-z]+$/i, uk: /^[^a-z]+$/i };
  for (const [tag, script] of Object.entries(scripts))
    for (const name of names)
      expect(wordsOf(tag)[name].replace("{name}", ""), `${tag} ${name}`).toMatch(script);
  for (const tag of all) expect(wordsOf(tag).reach.split("{name}"), tag).toHaveLength(2);
});

test("a region has the words of its language and its own, and an unknown language what was written", () => {
  expect(wordsOf("de-CH")).toMatchObject({ menu: "Menü", openQuote: "«" });
  expect(wordsOf("de-AT").openQuote).toBe("„");
  expect(wordsOf("sw", { menu: "Menyu" })).toMatchObject({ menu: "Menyu", skip: english.skip });
  expect(wordsOf("sw").language).toBe("sw");
  expect(wordsOf("__proto__").menu).toBe("Menu");
});
