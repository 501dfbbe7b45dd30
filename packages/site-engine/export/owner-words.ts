import { wordList } from "@daylit/layouts/words/word-list.ts";
import type { SiteDocument } from "../document/site-document.ts";
import list from "./owner-words.txt?raw";

const words = wordList(list);

/** What the files say to the owner of a site: in its language, or in English where we have no other. */
export function ownerWords({ language }: Pick<SiteDocument, "language">) {
  const [tag = ""] = language.split("-");
  const own = words(tag);
  const found = own.edit ? own : words("en");
  return {
    language: own.edit ? language : "en-GB",
    say: (key: string, values: Readonly<Record<string, string>> = {}): string =>
      (found[key] ?? "").replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? ""),
  };
}
