/** Words in several languages from a text: a block for each, which begins with its name, and a line for each language. */
export function wordList(text: string): (language: string) => Readonly<Record<string, string>> {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.split("\n").filter((line) => line && !line.startsWith("#")))
    .filter((lines) => lines.length > 0);
  return (language) =>
    Object.fromEntries(
      blocks.map(([key = "", ...lines]) => [
        key,
        lines.find((line) => line.startsWith(`${language} `))?.slice(3) ?? "",
      ]),
    );
}
