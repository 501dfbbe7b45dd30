import { classListEdits, type Edit, propertyEdits, type Renames } from "./edits.ts";

const tokens = [
  /(?<comment>\/\*[\s\S]*?(?:\*\/|$))/,
  /(?<line>\/\/[^\n]*)/,
  /(?<list>\[class[~^$*|]?=\s*(?:"[^"\n]*"|'[^'\n]*'))/,
  /(?<string>"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*')/,
  /(?<url>\burl\([^)"']*\))/,
  /(?<name>\.-?[a-zA-Z_][\w-]*)/,
  /(?<property>(?<![\w-])--[\w-]+)/,
];
const pattern = (lines: boolean) =>
  new RegExp(
    tokens
      .filter(({ source }) => lines || !source.startsWith("(?<line>"))
      .map(({ source }) => source)
      .join("|"),
    "g",
  );
const patterns = { css: pattern(false), withLines: pattern(true) };

/** In a stylesheet: selectors and custom properties, not comments, texts and addresses. */
export function cssEdits(
  css: string,
  at: number,
  renames: Renames,
  { lineComments = false, classes = true } = {},
): Edit[] {
  return [...css.matchAll(lineComments ? patterns.withLines : patterns.css)].flatMap((found) => {
    const { list, name, property } = found.groups ?? {};
    const place = at + found.index;
    if (property) return propertyEdits(property, place, renames);
    if (!classes) return [];
    if (name) return classListEdits(name.slice(1), place + 1, renames);
    return list
      ? classListEdits(
          list.replace(/^[^"']*/, (head) => " ".repeat(head.length)),
          place,
          renames,
        )
      : [];
  });
}
