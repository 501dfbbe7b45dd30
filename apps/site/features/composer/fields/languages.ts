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
  ...["ar", "he"],
];

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

export type Language = { tag: string; name: string };

const english = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A language by its own name, where the browser knows that; else in English. */
export function named(tag: string): Language {
  const [own] = Intl.DisplayNames.supportedLocalesOf(tag);
  const name = (own ? new Intl.DisplayNames(tag, { type: "language" }) : english).of(tag) ?? tag;
  // Many languages write their names small; in a list they begin with a capital.
  const capital = (letter: string) => letter.toLocaleUpperCase(tag);
  return { tag, name: name.replace(/^[\p{Script=Latin}\p{Script=Cyrillic}]/u, capital) };
}

const isKnown = (tag: string) =>
  Intl.getCanonicalLocales(tag)[0] === tag && english.of(tag) !== undefined;

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
