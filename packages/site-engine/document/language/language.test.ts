import { describe, expect, test } from "vitest";
import { directionOf, readLanguage, readOwnWords } from "./language.ts";

const read = (value: unknown) => {
  const said: string[] = [];
  return [readLanguage(value, (path, kind) => said.push(`${path} ${kind}`)), ...said];
};

test("a tag is read in its usual form", () => {
  expect(read("DE")).toEqual(["de"]);
  expect(read("pt-br")).toEqual(["pt-BR"]);
  expect(read("sr-latn-rs")).toEqual(["sr-Latn-RS"]);
});

test.each([
  ["en_GB"],
  ["a"],
  [""],
  [7],
  [null],
  [undefined],
  ["x".repeat(40)],
  [{ length: 4e9 }],
  [["de"]],
])("%j is no language", (value) => {
  expect(read(value)).toEqual(["en-GB", "language replaced"]);
});

type Info = { getTextInfo?: () => { direction?: string }; textInfo?: { direction?: string } };

test("directions are those that Unicode's data names, for every language with two letters", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const two = letters.flatMap((one) => letters.map((other) => one + other));
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const tags = two.filter((tag) => names.of(tag) !== undefined);
  const more = ["az-Arab", "ku-Arab", "pa-Arab", "ug-Cyrl", "he-Latn", "ar-EG", "ff-Adlm", "ckb"];
  expect(tags.length).toBeGreaterThan(150);
  const wrong = [...tags, ...more].filter((tag) => {
    const [whole = tag] = Intl.getCanonicalLocales(tag);
    const locale = new Intl.Locale(whole) as unknown as Info;
    const direction = (locale.getTextInfo?.() ?? locale.textInfo)?.direction;
    return direction !== undefined && directionOf(whole) !== direction;
  });
  expect(wrong).toEqual([]);
});

describe("own words", () => {
  const own = (value: unknown) => {
    const said: string[] = [];
    return [readOwnWords(value, (path, kind) => said.push(`${path} ${kind}`)), ...said];
  };

  test("are read by language, in the order of the table", () => {
    expect(own({ sw: { skip: "Ruka", menu: "Menyu" } })).toEqual([
      { words: { sw: { menu: "Menyu", skip: "Ruka" } } },
    ]);
    expect(own(undefined)).toEqual([{}]);
  });

  test("unknown words, empty ones and bad tags are dropped, and said so", () => {
    expect(own({ sw: { menu: "Menyu", x: "y", skip: " " }, en_GB: { menu: "M" } })).toEqual([
      { words: { sw: { menu: "Menyu" } } },
      "words.sw.x dropped",
      "words.sw.skip dropped",
      "words.en_GB dropped",
    ]);
    expect(own(7)).toEqual([{}, "words dropped"]);
  });
});
