/**
 * The first day of the working week, from 0 for Monday. A table of Unicode’s data, because Firefox has none
 * and one document must be the same in every browser. Where the weekend is Friday and Saturday, the week
 * begins with Sunday, so that “Sunday to Thursday” is one line.
 */
const sunday =
  /^(AG|AS|BD|BH|BR|BS|BT|BW|BZ|CA|CO|DM|DO|DZ|EG|ET|GT|GU|HK|HN|ID|IL|IN|IQ|JM|JO|JP|KE|KH|KR|KW|LA|LY|MH|MM|MO|MT|MX|MZ|NI|NP|OM|PA|PE|PH|PK|PR|PS|PY|QA|SA|SD|SG|SV|SY|TH|TT|TW|US|VE|VI|WS|YE|ZA|ZW)$/;
const saturday = /^(AF|DJ|IR)$/;

export function weekStart(language: string): number {
  const region = new Intl.Locale(language).maximize().region ?? "";
  // “en” and “pt” are said of Britain and Portugal here: only those that name another region differ.
  const isNamed = /-[A-Z]{2}\b/.test(language) || !/^(en|pt|es)\b/.test(language);
  if (!isNamed) return 0;
  return sunday.test(region) ? 6 : saturday.test(region) ? 5 : 0;
}

/** Monday to Sunday, from 0 to 6, in the order of the language. */
export function weekOf(language: string): number[] {
  const start = weekStart(language);
  return Array.from({ length: 7 }, (_, at) => (start + at) % 7);
}
