/** Elements that stand inside a line of text; everything else gets lines of its own. */
const inline = new Set("a abbr b br cite code em i s small span strong sup time u wbr".split(" "));
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

type Token = { text: string; tag?: string; kind: "open" | "close" | "empty" | "text" };

/** React keeps its own spelling of attributes and closes what has no end: HTML writes it shorter. */
const plainTag = (tag: string) =>
  tag
    .replace(/\/>$/, ">")
    .replaceAll(/ ([\w-]+)="([^"]*)"/g, (whole, name: string, value: string) =>
      value || name === "alt" || name === "value"
        ? whole.replace(name, name.toLowerCase())
        : ` ${name.toLowerCase()}`,
    );

function* tokens(html: string): Generator<Token> {
  for (const [text, closing, tag] of html.matchAll(
    /<(\/?)([a-z][\w-]*)[^>]*>|<!doctype[^>]*>|[^<]+/gi,
  )) {
    if (!tag) yield { text, kind: text.startsWith("<") ? "empty" : "text" };
    else
      yield {
        text: plainTag(text),
        tag,
        kind: closing ? "close" : empty.has(tag) ? "empty" : "open",
      };
  }
}

/** Elements without a block inside fit on one line: `<p>…</p>`. */
function isFlat(list: readonly Token[], start: number): number {
  let depth = 0;
  for (let index = start; index < list.length; index++) {
    const token = list[index];
    if (!token) break;
    if (index > start && token.tag && !inline.has(token.tag) && depth > 0 && token.kind !== "close")
      return -1;
    if (token.kind === "open") depth++;
    if (token.kind === "close") depth--;
    if (depth === 0) return index;
  }
  return -1;
}

/**
 * React writes everything on one line. This puts it into lines for people, without adding a space
 * where one would be seen: only around elements that make lines of their own anyway.
 */
export function indent(html: string): string {
  const list = [...tokens(html)];
  const lines: string[] = [];
  let depth = 0;
  const put = (text: string) => lines.push("  ".repeat(depth) + text);
  for (let index = 0; index < list.length; index++) {
    const token = list[index] as Token;
    if (token.kind === "close") {
      depth--;
      put(token.text);
    } else if (token.kind === "open") {
      const end = isFlat(list, index);
      if (end >= 0) {
        put(
          list
            .slice(index, end + 1)
            .map(({ text }) => text)
            .join(""),
        );
        index = end;
      } else {
        put(token.text);
        depth++;
      }
    } else if (token.text.trim()) put(token.text.trim());
  }
  return `${lines.join("\n")}\n`;
}
