import text from "./start-words.txt?raw";
import { table } from "./table.ts";

const blocks = text
  .split(/\n\s*\n/)
  .map((block) => block.split("\n").filter((line) => line && !line.startsWith("#")))
  .filter((lines) => lines.length > 0);

/** What a new site says before its owner has written more, in one language. */
export const startWordsIn = (language: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    blocks.map(([key = "", ...lines]) => [
      key,
      lines.find((line) => line.startsWith(`${language} `))?.slice(3) ?? "",
    ]),
  ),
  send: table[language]?.send ?? "",
});
