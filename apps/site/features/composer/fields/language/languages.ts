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

/** `english`: so that it is found by that name too. */
export type Language = { tag: string; name: string; english: string };

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
    english: english.of(tag) ?? tag,
  };
}

const isKnown = (tag: string) =>
  Intl.getCanonicalLocales(tag)[0] === tag && english.of(tag) !== undefined;

/** The language that an owner means by a name, its own or the English one, or by a tag. */
export function languageNamed(text: string, known: readonly Language[]): string | undefined {
  const wanted = text.trim().toLowerCase();
  const found = known.find((language) =>
    [language.name, language.english, language.tag].some((name) => name.toLowerCase() === wanted),
  );
  if (found) return found.tag;
  try {
    const [tag] = Intl.getCanonicalLocales(text.trim());
    return tag && english.of(tag) !== undefined ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** Whether our typefaces have its letters; Vietnamese has more than they do. */
export const hasOurLetters = (tag: string): boolean =>
  new Intl.Locale(tag).maximize().script === "Latn" && !/^vi\b/.test(tag);

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
