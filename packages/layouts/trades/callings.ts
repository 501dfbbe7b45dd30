import text from "./callings.txt?raw";
import type { Calling, CallingWords } from "./find-calling.ts";

const read = text
  .split(/\n\s*\n/)
  .map((block) => block.split("\n").filter((line) => line && !line.startsWith("#")))
  .filter((lines) => lines.length > 0)
  .map(([head = "", ...lines]) => {
    const [layout = "", type = "", suits = "", opening = "", needs = ""] = head.split(" | ");
    return {
      calling: {
        layout,
        type,
        suits,
        opening,
        needs: needs.split(", ").filter(Boolean),
      } as Calling,
      words: new Map(lines.map((line) => [line.slice(0, 2), line.slice(3).split(", ")] as const)),
    };
  });

/** Every calling of the table (callings.txt). */
export const callings: readonly Calling[] = read.map(({ calling }) => calling);

export const callingLanguages = [...(read[0]?.words.keys() ?? [])];

/** The words of all callings in one language, in the order of `callings`. */
export const wordsIn = (language: string): CallingWords =>
  read.map(({ words }) => words.get(language) ?? []);

/** The callings that a layout is for, in each of the languages. */
export const callingsOf = (id: string, languages: readonly string[]): string[] => {
  const own = read.filter(({ calling }) => calling.layout === id);
  return languages.flatMap((language) => own.flatMap(({ words }) => words.get(language) ?? []));
};
