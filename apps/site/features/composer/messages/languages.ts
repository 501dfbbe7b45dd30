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

/** The composer's parts were made in one language: they are made again in the other. */
export function chooseLanguage(language: Language) {
  try {
    localStorage.setItem(key, language);
  } catch {}
  location.reload();
}
