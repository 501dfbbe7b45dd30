/** Numbers that are written as words and still say how many there are of something. */
const words =
  "seven|nine|eleven|twelve|fifteen|nineteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|hundred|thousand";
const figure = new RegExp(`\\d[\\d.,:/–]*|\\b(?:${words})\\b`, "gi");

/** What isn’t running text: code, addresses, tags of components, the number of a list's item. */
const aside = [
  /```.*?```/gs,
  /`[^`\n]*`/g,
  /\]\([^)]*\)/g,
  /<(?!GoodBad)[^>]*>/g,
  /^import .*$/gm,
  /^\d+\. /gm,
  // A version is a name: Firefox 128, Tailwind CSS 4, Safari 17.5.
  /\b(Chrome|Chromium|Edge|Firefox|Safari|WebKitGTK|iOS|Windows|macOS|Bootstrap|Bulma|Pico|CSS|Vite|Next|Node|WCAG|HTML|Debian)( and Edge)? \d[\d.]*\d|\b(Windows|Vite|Next|CSS|Node|Debian|XLIFF) \d+/g,
  // The singular of a sentence that counts: “1 text was shortened”.
  /(?:^|(?<=\s))1 (?=(?:character|example|file|language|text|thing)\b)/gm,
  // So is that of a licence.
  /\bMIT-0\b|\bSIL Open Font License 1\.1\b/g,
  /^\{\/\*.*\*\/\}$/gm,
];

/** The figures of a text, each with the words around it. */
export function figuresIn(text: string): string[] {
  const plain = aside.reduce((rest, pattern) => rest.replaceAll(pattern, ""), text);
  return plain
    .split("\n")
    .flatMap((line) =>
      [...line.matchAll(figure)].map(({ index, 0: found }) =>
        line.slice(Math.max(0, index - 30), index + found.length + 30).trim(),
      ),
    );
}
