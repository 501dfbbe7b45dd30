/** Small words that tell languages in Latin letters apart. */
const smallWords: Readonly<Record<string, string>> = {
  en: "the and of to for with you your our we is are in from that this",
  de: "der die das und für mit sie ihr wir ist sind auf von nicht ein eine",
  fr: "le la les des et pour avec vous votre nous est une dans sur pas du",
  it: "il la di che per con voi nostro noi sono una nella del gli più",
  es: "el la los las de que para con usted nuestro es una en su del más",
  pt: "os as de que para com você nosso uma em seu do não",
  nl: "de het een en van voor met uw wij is zijn op niet onze bij",
  pl: "na do dla się jest nie że nasz od to jak przez oraz",
  cs: "na se je pro že do to jako od nebo při naše",
  sv: "och att det som för med är en på vi du din av inte till ett",
  da: "og at det som for med er en på vi du din af ikke til et",
  fi: "ja on että se ei tai meidän kun niin sekä myös olla voi mutta teidän joka",
  tr: "ve bir için ile bu da de ne en çok daha olarak sizin bizim gibi var",
};

const scripts: Readonly<Record<string, RegExp>> = {
  uk: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
};

const share = (text: string, letters: RegExp) =>
  (text.match(letters)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0);

/** The language that a longer text is surely in, of those that the composer writes; else undefined. */
function languageOf(text: string): string | undefined {
  for (const [language, letters] of Object.entries(scripts))
    if (share(text, letters) > 0.6) return language;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 12) return undefined;
  const counts = Object.entries(smallWords)
    .map(([language, list]) => {
      const known = new Set(list.split(" "));
      return { language, count: words.filter((word) => known.has(word)).length };
    })
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  const isSure =
    first && first.count >= words.length * 0.12 && first.count >= 1.5 * (second?.count ?? 0);
  return isSure ? first.language : undefined;
}

/** Whether a text is surely in another language than it should be. */
export function isOtherLanguage(text: string, language: string): string | undefined {
  const [wanted = ""] = language.toLowerCase().split("-");
  const found = languageOf(text);
  const knows = Object.hasOwn(smallWords, wanted) || Object.hasOwn(scripts, wanted);
  return found && knows && found !== wanted ? found : undefined;
}
