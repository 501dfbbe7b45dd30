/**
 * Words that do not stand alone on a line: articles, short prepositions and conjunctions. Each keeps to
 * the word behind it. By language; a language that is not here has no joints.
 */
const clinging: Readonly<Record<string, string>> = {
  en: "a an the of on in at to for by or as is no not and with from our your my",
  de: "der die das den dem des ein eine einen einem einer im in am an auf zu zum zur von vom mit für und oder bei um",
  fr: "le la les un une des du de au aux à en et ou par sur pour avec dans",
  es: "el la los las un una de del al a en y o por con para",
  it: "il lo la i gli le un una di del da in a al e o per con su",
  nl: "de het een in op aan van te met voor en of bij om",
  pt: "o a os as um uma de do da em no na e ou por com para",
  pl: "a i o u w z do na od po za ze we",
  cs: "a i k o s u v z do na od po za ze ve",
};

const lists = new Map(
  Object.entries(clinging).map(([language, words]) => [language, new Set(words.split(" "))]),
);

const unbroken = "\u00a0";
/** How much longer than the longest word joined words may be: larger type matters more than a joint. */
const most = 1.35;
/** Joined words of so few letters have room everywhere. */
const shortest = 8;
/** The end of a lead that stays together, in letters. */
const ending = 18;

const wordsIn = (text: string) => text.split(" ");

/** A headline whose short words keep to the next one, where that does not make its type smaller. */
export function joinedHeadline(text: string, language = "en"): string {
  const short = lists.get(language.split("-")[0] ?? "");
  const words = wordsIn(text);
  if (!short || words.length < 3) return text;
  const room = Math.max(shortest, ...words.map((word) => word.length * most));
  let joined = words.at(-1) ?? "";
  let piece = joined.length;
  for (const word of words.slice(0, -1).reverse()) {
    const together = short.has(word.toLowerCase()) && word.length + 1 + piece <= room;
    piece = together ? word.length + 1 + piece : word.length;
    joined = `${word}${together ? unbroken : " "}${joined}`;
  }
  return joined;
}

/** A lead whose last three words keep together, so that its last line has company. */
export function joinedLead(text: string): string {
  const words = wordsIn(text);
  const last = words.slice(-3).join(unbroken);
  if (words.length < 8 || last.length > ending) return text;
  return [...words.slice(0, -3), last].join(" ");
}

/** “9:00 ص–12:30 م”: half of a span that reads from right to left is another time. */
const timeSpan =
  /\p{Nd}+:\p{Nd}\p{Nd} \p{Script=Arabic}{1,2}–\p{Nd}+:\p{Nd}\p{Nd} \p{Script=Arabic}{1,2}(?!\p{L})/gu;
const joinedTimes = (text: string) =>
  text.replaceAll(timeSpan, (span) => span.replaceAll(" ", unbroken).replace("–", "–\u2060"));

/**
 * The same in a document: its headlines, leads and spans of time. Texts are joined where pages are written, not where
 * they are kept or typed: an owner's words stay as they are.
 */
export const joinedMarkup = (html: string, language: string): string =>
  html
    .replaceAll(/>[^<]+/g, joinedTimes)
    .replaceAll(
      /(<h[1-3]\b[^>]*>)([^<]+)(?=<\/h)/g,
      (_, tag: string, text: string) => tag + joinedHeadline(text, language),
    )
    .replaceAll(
      /(<p class="subhead">)([^<]+)(?=<\/p>)/g,
      (_, tag: string, text: string) => tag + joinedLead(text),
    );
