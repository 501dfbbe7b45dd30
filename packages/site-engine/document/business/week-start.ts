/**
 * The first day of the working week, from 0 for Monday. A table of Unicode’s data, because Firefox has none
 * and one document must be the same in every browser. Where the weekend is Friday and Saturday, the week
 * begins with Sunday, so that “Sunday to Thursday” is one line.
 */
const sunday =
  /^(AG|AS|BD|BH|BR|BS|BT|BW|BZ|CA|CO|DM|DO|DZ|EG|ET|GT|GU|HK|HN|ID|IL|IN|IQ|JM|JO|JP|KE|KH|KR|KW|LA|LY|MH|MM|MO|MT|MX|MZ|NI|NP|OM|PA|PE|PH|PK|PR|PS|PY|QA|SA|SD|SG|SV|SY|TH|TT|TW|US|VE|VI|WS|YE|ZA|ZW)$/;
const saturday = /^(AF|DJ|IR)$/;

/** Languages whose countries begin it then, where a tag names none. */
const ofLanguage: Readonly<Record<string, number>> = {
  ...{ ar: 6, he: 6, hi: 6, id: 6, ja: 6, ko: 6, th: 6, ur: 6, vi: 6 },
  ...{ fa: 5, ps: 5 },
};

/** “en” and “pt” are those of Britain and Portugal here. */
function weekStart(language: string): number {
  const [, region] = /-([A-Z]{2})\b/.exec(language) ?? [];
  if (region) return sunday.test(region) ? 6 : saturday.test(region) ? 5 : 0;
  return ofLanguage[language.split("-")[0] ?? ""] ?? 0;
}

/** Monday to Sunday, from 0 to 6, in the order of the language. */
export function weekOf(language: string): number[] {
  const start = weekStart(language);
  return Array.from({ length: 7 }, (_, at) => (start + at) % 7);
}
