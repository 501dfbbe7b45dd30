import { factIn } from "@daylit/layouts/schema/facts.ts";
import {
  asExample,
  asOwn,
  isExample,
  type Run,
  runsBetween,
  runsOf,
  textOf,
  wordsOf,
} from "@daylit/layouts/schema/marks.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";

/** Texts inside a value, by their path in it. */
function textsIn(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, `${path}/${key}`));
}

/** Words by the name of their field, so that a choice isn’t taken for a text. */
const keyOf = (path: string, text: string) =>
  `${path.split("/").findLast((step) => /\D/.test(step)) ?? ""} ${wordsOf(text)}`;

/** A stored text with the bold words and links of another that says the same words. */
function remarked(stored: string, written: string, business: Business): string {
  let at = 0;
  const runs = runsOf(stored).flatMap(({ fact, text }): Run[] => {
    const { length } = (fact && factIn(business, fact)) || text;
    const [first, ...others] = runsBetween(written, at, at + length);
    const between = first ? [first, ...others] : [];
    at += length;
    return first && fact && others.length === 0 ? [{ ...first, text, fact }] : between;
  });
  const next = textOf(runs);
  return isExample(stored) ? asExample(next) : next;
}

/**
 * A value that its owner wrote over what is shown of a stored one. Texts that say the same as before stay as they
 * are stored, wherever they have moved: examples, with their facts. Every other text is the owner's, word by
 * word.
 */
export function withStoredTexts<T>(
  stored: unknown,
  shown: unknown,
  written: T,
  business: Business,
): T {
  const known = new Map(textsIn(stored));
  const before = textsIn(shown).filter(([path]) => known.has(path));
  const atPath = new Map(before);
  const byWords = new Map(before.toReversed().map(([path, text]) => [keyOf(path, text), path]));
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === "string") {
      const words = wordsOf(value);
      const isSame = atPath.has(path) && wordsOf(atPath.get(path) ?? "") === words;
      const from = isSame ? path : words === "" ? undefined : byWords.get(keyOf(path, value));
      if (from === undefined) return value;
      const text = known.get(from) ?? "";
      return asOwn(atPath.get(from) ?? "") === asOwn(value)
        ? text
        : remarked(text, value, business);
    }
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((entry, index) => walk(entry, `${path}/${index}`));
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, walk(entry, `${path}/${key}`)]),
    );
  };
  return walk(written, "") as T;
}
