import type { StartWords } from "@daylit/site-engine/edit/own-start.ts";
import { withBase } from "../../../model/base-path/base-path.ts";
import { callingsAddress } from "./start-address.ts";

/** The languages of the list of callings beside English; a test compares them with it. */
export const otherLanguages = "de fr it es pt nl pl cs sv da fi tr uk ar he".split(" ");

/** The words for all callings in a language, and those of a new site. */
export type LanguageWords = { words: readonly (readonly string[])[]; start: StartWords };

const requests = new Map<string, Promise<unknown>>();

export function fetched<Value>(language?: string): Promise<Value> {
  const address = withBase(callingsAddress(language));
  const request =
    requests.get(address) ??
    fetch(address).then((response) => {
      if (!response.ok) throw new Error(response.statusText);
      return response.json();
    });
  requests.set(address, request);
  // Without a connection now there may be one at the next try.
  request.catch(() => requests.delete(address));
  return request as Promise<Value>;
}

/** The words of a new site in this language; none in one that we do not know. */
export async function startWordsOf(tag: string): Promise<StartWords> {
  const [language = ""] = tag.split("-");
  if (language !== "en" && !otherLanguages.includes(language)) return {};
  return (await fetched<LanguageWords>(language)).start;
}

/** The browser’s own language with its region, which names the money of a country. */
export const browserTag = (language: string) =>
  navigator.languages.find((tag) => tag.startsWith(`${language.split("-")[0]}-`));
