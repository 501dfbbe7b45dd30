import { scriptOf } from "@daylit/layouts/theme/script-faces.ts";
import { languageName } from "../../messages/languages.ts";

/** Those that most sites are written in. */
const first = [
  ...[
    "en-GB",
    "en-US",
    "de",
    "fr",
    "it",
    "es",
    "pt",
    "nl",
    "pl",
    "cs",
    "sv",
    "da",
    "fi",
    "tr",
    "uk",
  ],
  ...["ar", "he", "de-AT", "de-CH", "fr-CH", "fr-CA", "pt-BR", "nl-BE", "es-MX", "en-AU"],
];

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** `names`: those by which it is found too, in the language of the composer and in English. */
export type Language = { tag: string; name: string; names: readonly string[] };

const english = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A language by its own name, where the browser knows that; else in English. */
export function named(tag: string): Language {
  const [own] = Intl.DisplayNames.supportedLocalesOf(tag);
  const name = (own ? new Intl.DisplayNames(tag, { type: "language" }) : english).of(tag) ?? tag;
  // Many languages write their names small; in a list they begin with a capital.
  const capital = (letter: string) => letter.toLocaleUpperCase(tag);
  return {
    tag,
    name: name.replace(/^[\p{Script=Latin}\p{Script=Cyrillic}]/u, capital),
    names: [languageName(tag), english.of(tag) ?? tag],
  };
}

const isKnown = (tag: string) =>
  Intl.getCanonicalLocales(tag)[0] === tag && english.of(tag) !== undefined;

/** The language that an owner means by one of its names, or by a tag. */
export function languageNamed(text: string, known: readonly Language[]): string | undefined {
  const wanted = text.trim().toLowerCase();
  const found = known.find(({ name, names, tag }) =>
    [name, ...names, tag].some((one) => one.toLowerCase() === wanted),
  );
  if (found) return found.tag;
  try {
    const [tag] = Intl.getCanonicalLocales(text.trim());
    // “Slo” is a tag of Slovak too, and the beginning of a name.
    return tag?.toLowerCase() === wanted && english.of(tag) !== undefined ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** Whether our typefaces have its letters. */
export const hasOurLetters = (tag: string): boolean =>
  new Intl.Locale(tag).maximize().script === "Latn" || scriptOf(tag) !== undefined;

/** The frequent ones at once, then all with two letters that the browser can name. */
export async function languages(show: (first: Language[], others: Language[]) => void) {
  const frequent = first.map(named);
  show(frequent, []);
  const others: Language[] = [];
  for (const tag of letters.flatMap((one) => letters.map((two) => one + two)).filter(isKnown)) {
    if (first.includes(tag)) continue;
    // Names of a hundred and seventy languages take a while: nobody waits in between.
    await new Promise((goOn) => setTimeout(goOn));
    others.push(named(tag));
  }
  show(
    frequent,
    others.sort((one, other) => one.name.localeCompare(other.name)),
  );
}
