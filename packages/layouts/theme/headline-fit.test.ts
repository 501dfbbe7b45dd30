import { describe, expect, test } from "vitest";
import { fitClass, fitCss, longestWord } from "./headline-fit.ts";

const plain = { type: { headline: "outfit", body: "outfit" } } as const;
const widest = { type: { headline: "syne", body: "outfit" }, headline: { weight: 800 } } as const;

describe("the longest word of a headline", () => {
  test("is measured between spaces and behind hyphens", () => {
    expect(longestWord("a conservation day", plain)).toBe(longestWord("conservation", plain));
    expect(longestWord("well-known", plain)).toBe(longestWord("known", plain));
    expect(longestWord("日本語のパン屋さん", plain)).toBeLessThan(1.5);
  });

  test("follows its letters, the face, the weight, the case and the tracking", () => {
    const word = longestWord("Saturdays", plain);
    expect(longestWord("Illillill", plain)).toBeLessThan(word);
    expect(longestWord("Saturdays", widest)).toBeGreaterThan(word * 1.5);
    const upper = { ...plain, headline: { case: "uppercase" as const } };
    expect(longestWord("Saturdays", upper)).toBeGreaterThan(word);
    expect(longestWord("Saturdays", { ...plain, headline: { tracking: 0.1 } })).toBeGreaterThan(
      word + 1,
    );
  });

  test("has a class and a rule; an empty headline and an endless word have one as well", () => {
    expect(fitCss(`<h1 class="headline ${fitClass("Saturdays", plain)}">`)).toMatch(
      /^\.fit-\d+ \{\n {2}--em: \d\.\d;\n\}$/,
    );
    expect(fitClass("", plain)).toBe("fit fit-10");
    expect(fitClass("w".repeat(300), plain)).toBe("fit fit-250");
  });
});
