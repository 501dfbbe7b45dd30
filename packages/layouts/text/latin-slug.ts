import { withPlainDigits } from "./digits.ts";
import { slug } from "./slug.ts";

/** What a language writes otherwise. */
const german = "ä ae ö oe ü ue";
const norse = "å aa ø oe æ ae";
const own: Readonly<Record<string, string>> = {
  de: german,
  ...{ da: norse, nb: norse, nn: norse, no: norse },
  is: "æ ae ö o",
  uk: "г h и y ь _ й i",
  bg: "щ sht ъ a",
  ...{ sr: "х h ц c ж z ч c ш s", mk: "х h ц c" },
};

const pairs = (list: string) =>
  [...list.matchAll(/(\S+) (\S+)/g)].map(([, from = "", to = ""]): readonly [string, string] => [
    from,
    to === "_" ? "" : to,
  ]);

/** Those of other scripts come with the words of other languages (words/words.ts). */
let others = new Map<string, string>();
let pattern = /(?!)/gu;

/** `vowelled`: whole words of scripts that write no vowels. */
export function addLetters(list: string, vowelled = ""): void {
  const whole = new Map(pairs(vowelled));
  others = new Map([...pairs(list), ...whole]);
  const words = [...whole.keys()].map((word) => `(?<!\\p{L})${word}(?!\\p{L})`);
  pattern = new RegExp([...words, ...pairs(list).map(([letter]) => letter)].join("|"), "gu");
}

/**
 * Words as the name of a file or the end of an address: "Über uns" → "ueber-uns" in German, "مخبز" → "mkhbz".
 * Empty for scripts that we have no letters for.
 */
export function latinSlug(text: string, language = "en"): string {
  const ofLanguage = new Map(pairs(own[language.split("-")[0] ?? ""] ?? ""));
  const lower = withPlainDigits(text.normalize("NFC"))
    // "I" is no dotted letter in Turkish.
    .replaceAll("I", "i")
    .toLowerCase()
    .replaceAll(/[’'ʼ״׳"]/g, "");
  const latin = [...lower]
    .map((letter) => ofLanguage.get(letter) ?? letter)
    .join("")
    .replaceAll(/[\u064b-\u065f\u0670\u0591-\u05c7\u200c]/g, "")
    .replaceAll(pattern, (letter) => others.get(letter) ?? letter);
  return slug(latin)
    .replaceAll(/[^a-z0-9-]/g, "")
    .replaceAll(/-{2,}/g, "-")
    .replaceAll(/^-|-$/g, "");
}
