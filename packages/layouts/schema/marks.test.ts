import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isMarked,
  linkAround,
  mapAddresses,
  marksBetween,
  type Run,
  runsBetween,
  runsOf,
  textOf,
  withBold,
  withLink,
  withRuns,
  withWords,
  withWordsAt,
  wordsOf,
} from "./marks.ts";
import { isAddress } from "./read/address.ts";
import type { Repair } from "./read/problem.ts";
import { readMarkedText } from "./read/read-marks.ts";

const words = fc
  .string({ unit: "grapheme-composite", maxLength: 12 })
  .map((text) => text.replaceAll(/\p{Cc}/gu, ""));
const href = fc.constantFrom(
  "/",
  "/contact#top",
  "#footer",
  "https://a.example/b?c=d&e",
  "mailto:a@b.example",
  "tel:+4420794600",
);
const runs: fc.Arbitrary<Run[]> = fc.array(
  fc.record({ text: words, strong: fc.constant(true as const), href }, { requiredKeys: ["text"] }),
  { maxLength: 6 },
);
const marked = runs.map(textOf);

const read = (value: unknown) => {
  const repairs: Repair[] = [];
  const text = readMarkedText(value, "text", (path, kind, rest) =>
    repairs.push({ path, kind, ...(rest ? { rest: String(rest) } : {}) }),
  );
  return { text, repairs };
};

/** One letter after the other with its marks: two texts that show the same have the same. */
const letters = (text: string) =>
  runsOf(text).flatMap(({ text: all, ...marks }) =>
    all.split("").map((letter) => ({ letter, ...marks })),
  );

test("a text without marks is itself", () => {
  fc.assert(
    fc.property(words, (text) => {
      expect(textOf(runsOf(text))).toBe(text);
      expect(wordsOf(text)).toBe(text);
      expect(isMarked(text)).toBe(false);
    }),
  );
});

test("runs come back from their text, with neighbours of the same marks as one", () => {
  fc.assert(
    fc.property(runs, (given) => {
      const text = textOf(given);
      expect(textOf(runsOf(text))).toBe(text);
      expect(wordsOf(text)).toBe(given.map((each) => each.text).join(""));
      const back = runsOf(text);
      for (const [index, each] of back.entries()) {
        expect(each.text).not.toBe("");
        const next = back[index + 1];
        if (next) expect([next.strong, next.href]).not.toEqual([each.strong, each.href]);
      }
    }),
  );
});

test("a text that was read is read again as it is, without a repair", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        marked,
        fc
          .array(
            fc.oneof(
              words,
              fc.constantFrom(
                "\u0001",
                "\u0002",
                "\u0003",
                "*",
                "\u0001*",
                "\u202e",
                "\ud83d",
                "\n",
                "javascript:alert(1)",
              ),
            ),
            { maxLength: 14 },
          )
          .map((parts) => parts.join("")),
      ),
      (given) => {
        const { text } = read(given);
        expect(read(text)).toEqual({ text, repairs: [] });
        for (const run of runsOf(text)) {
          expect(run.text).not.toMatch(/\p{Cc}/u);
          if (run.href) expect(isAddress(run.href)).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});

describe("hostile addresses", () => {
  const schemes = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<b>",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example",
    'https://a.example/"onclick=x',
    "https://a b.example",
    "ftp://a.example",
    "blob:https://a.example",
    "mailto:a",
    "\\\\evil",
  ];
  test.each(schemes)("%s goes, and its words stay", (bad) => {
    const { text, repairs } = read(
      textOf([{ text: "See " }, { text: "this", href: bad, strong: true }]),
    );
    expect(runsOf(text)).toEqual([{ text: "See " }, { text: "this", strong: true }]);
    expect(repairs).toContainEqual({ path: "text", kind: "replaced", rest: bad });
  });
});

test("half a mark becomes words", () => {
  expect(wordsOf(read("a \u0001*\u0002b").text)).not.toMatch(/\p{Cc}/u);
  expect(read("a\u0003b").repairs).toHaveLength(1);
});

test("a marked text is cut where a plain one is", () => {
  const { text, repairs } = read(
    textOf([{ text: "a".repeat(4999) }, { text: "bcd", strong: true }]),
  );
  expect(wordsOf(text)).toBe(`${"a".repeat(4999)}b`);
  expect(repairs).toContainEqual({ path: "text", kind: "shortened", rest: "cd" });
});

const span = (text: string, a: number, b: number) => {
  const { length } = wordsOf(text);
  return [Math.min(a, b) % (length + 1), Math.max(a, b) % (length + 1)].sort((x, y) => x - y) as [
    number,
    number,
  ];
};

test("overlapping marks: each letter has those that were put on it", () => {
  fc.assert(
    fc.property(marked, fc.nat(60), fc.nat(60), fc.nat(60), fc.nat(60), (text, a, b, c, d) => {
      const [from, to] = span(text, a, b);
      const [first, last] = span(text, c, d);
      const bold = !marksBetween(text, from, to).strong;
      const after = letters(withLink(withBold(text, from, to), first, last, "/x"));
      for (const [index, was] of letters(text).entries()) {
        const strong = index >= from && index < to ? bold : was.strong === true;
        const leads = index >= first && index < last ? "/x" : was.href;
        expect(after[index]?.strong === true).toBe(strong);
        expect(after[index]?.href).toBe(leads);
        expect(after[index]?.letter).toBe(was.letter);
      }
    }),
  );
});

test("bold twice is no longer bold", () => {
  fc.assert(
    fc.property(words.filter(Boolean), (text) => {
      expect(withBold(withBold(text, 0, text.length), 0, text.length)).toBe(text);
    }),
  );
});

test("pieces of a text make the whole again", () => {
  fc.assert(
    fc.property(marked, fc.nat(60), fc.nat(60), (text, a, b) => {
      const [from, to] = span(text, a, b);
      expect(withRuns(text, from, to, runsBetween(text, from, to))).toBe(text);
    }),
  );
});

test("other words leave the marks of those that stayed", () => {
  fc.assert(
    fc.property(marked, words, fc.nat(60), fc.nat(60), (text, more, a, b) => {
      const [from, to] = span(text, a, b);
      const old = wordsOf(text);
      const next = old.slice(0, from) + more + old.slice(to);
      expect(wordsOf(withWordsAt(text, from, to, more))).toBe(next);
      expect(wordsOf(withWords(text, next))).toBe(next);
    }),
  );
  const text = textOf([{ text: "Call " }, { text: "us", href: "tel:123456" }, { text: " today" }]);
  expect(withWords(text, "Ring us today")).toBe(
    textOf([{ text: "Ring " }, { text: "us", href: "tel:123456" }, { text: " today" }]),
  );
  expect(runsOf(withWords(text, "Call usx today"))[1]?.text).toBe("us");
});

test("the link at a place is found whole, bold in part or not", () => {
  const text = textOf([
    { text: "a " },
    { text: "b", href: "/" },
    { text: "c", href: "/", strong: true },
    { text: " d" },
  ]);
  expect(linkAround(text, 3)).toEqual({ from: 2, to: 4 });
  expect(linkAround(text, 5)).toBeUndefined();
  expect(runsOf(mapAddresses(text, () => "")).map((run) => run.href)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
