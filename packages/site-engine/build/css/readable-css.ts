import { closing, parted } from "./used-css.ts";

/** A stylesheet for people who open it: parts with names, one rule per line. */

/** The next `{`, `;` or end that is in no brackets and no quotes. */
function stopIn(css: string, from: number): number {
  for (let at = from; at < css.length; at++) {
    const letter = css[at];
    if (letter === "{" || letter === ";") return at;
    if (letter === "(" || letter === "[") at = closing(css, at) - 1;
    else if (letter === '"' || letter === "'") {
      for (at++; at < css.length && css[at] !== letter; at++) if (css[at] === "\\") at++;
    } else if (letter === "\\") at++;
  }
  return css.length;
}

type Entry = { head: string; body?: string };

/** Rules with their bodies, and what ends with a semicolon. */
function entriesOf(css: string): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < css.length; ) {
    const stop = stopIn(css, at);
    const head = css.slice(at, stop).trim();
    if (css[stop] === "{") {
      const end = closing(css, stop);
      entries.push({ head, body: css.slice(stop + 1, end - 1) });
      at = end;
    } else {
      if (head) entries.push({ head });
      at = stop + 1;
    }
  }
  return entries;
}

const oneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, " ");

const headLine = (head: string) =>
  head.startsWith("@")
    ? oneLine(head)
    : parted(head)
        .map((selector) => oneLine(selector))
        .join(", ");

function declaration(head: string): string {
  const colon = head.indexOf(":");
  if (head.startsWith("@") || colon < 0) return `${oneLine(head)};`;
  return `${head.slice(0, colon).trim()}: ${oneLine(head.slice(colon + 1))};`;
}

function linesOf(css: string, indent: string): string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const { head, body } of entriesOf(css)) {
    if (body === undefined) {
      // Declarations side by side share a line; their order among nested rules stays.
      if (isOpen) lines[lines.length - 1] += ` ${declaration(head)}`;
      else lines.push(indent + declaration(head));
      isOpen = true;
      continue;
    }
    isOpen = false;
    const isPlain = entriesOf(body).every((entry) => entry.body === undefined);
    const inside = linesOf(body, `${indent}  `);
    const start = `${indent}${headLine(head)} {`;
    if (!isPlain) lines.push(start, ...inside, `${indent}}`);
    else lines.push(inside.length > 0 ? `${start} ${inside.join("").trim()} }` : `${start}}`);
  }
  return lines;
}

/** One rule per line; a rule with others inside has its brackets on lines of their own. */
export const readableCss = (css: string): string => linesOf(css, "").join("\n");

/** A part with a line above it that says what it is. */
export const namedPart = (name: string, css: string): string =>
  css.trim() ? `/* ${name} */\n${readableCss(css)}\n` : "";
