/** The languages of the composer's interface, each by its own name. */
export const languages = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  tr: "Türkçe",
  ar: "العربية",
} as const;

export type Language = keyof typeof languages;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

const key = "daylit-language";

/** The visitor's choice, else the first language of the browser that we have. */
export function interfaceLanguage(): Language {
  const tags = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  let own: string | null = null;
  try {
    own = localStorage.getItem(key);
  } catch {}
  return [own ?? "", ...tags].find(isLanguage) ?? "en";
}

/** For `Intl`: dates, numbers and names of languages in the language of the interface. */
export const interfaceLocale = () => {
  const language = interfaceLanguage();
  return language === "en" ? "en-GB" : language;
};

/** A name inside a sentence: German nouns keep their capital. */
export const inSentence = (name: string) =>
  interfaceLanguage() === "de" ? name : name.toLocaleLowerCase(interfaceLocale());

const quotes: Readonly<Record<Language, string>> = {
  ...{ en: "“…”", de: "„…“", fr: "«\u00a0…\u00a0»", es: "«…»", tr: "“…”", ar: "«…»" },
};
/** In the quotation marks of the interface's language; sentences have their own. */
export const quotedIn = (language: Language, text: string) =>
  quotes[language].replace("…", () => text);
export const quoted = (text: string) => quotedIn(interfaceLanguage(), text);

let names: Intl.DisplayNames | undefined;
export const languageName = (tag: string) => {
  names ??= new Intl.DisplayNames(interfaceLocale(), { type: "language" });
  return names.of(tag) ?? tag;
};

/** "5,6" in German. */
export const decimal = (number: number) =>
  number.toLocaleString(interfaceLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const dateAndTime = (date: string | number) =>
  new Date(date).toLocaleString(interfaceLocale(), { dateStyle: "medium", timeStyle: "short" });

/** The composer's parts were made in one language: they are made again in the other. */
export function chooseLanguage(language: Language) {
  try {
    localStorage.setItem(key, language);
  } catch {}
  location.reload();
}
