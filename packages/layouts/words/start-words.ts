import text from "./start-words.txt?raw";
import { table } from "./table.ts";
import { wordList } from "./word-list.ts";

const words = wordList(text);

/** What a new site says before its owner has written more, in one language. */
export const startWordsIn = (language: string): Readonly<Record<string, string>> => ({
  ...words(language),
  send: table[language]?.send ?? "",
});
