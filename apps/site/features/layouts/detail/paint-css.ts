import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";

const kinds: readonly [string, RegExp][] = [
  ["c", /\/\*[\s\S]*?\*\//y],
  ["s", /"[^"]*"/y],
  ["t", /@[\w-]+|[.#][\w-]+(?=[^;{}]*\{)/y],
  ["a", /--[\w-]+|[\w-]+(?=:\s)/y],
  ["n", /#[0-9a-f]{3,8}\b|-?\d*\.?\d+[a-z%]*/iy],
];

/** Colours a stylesheet: comments, strings, selectors, properties, figures. */
export function paintCss(css: string): string {
  let painted = "";
  for (let at = 0; at < css.length; ) {
    const found = kinds.find(([, pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(css);
    });
    const end = found?.[1].lastIndex ?? (/[\w-]+|[^\w]/y.exec(css.slice(at))?.[0].length ?? 1) + at;
    const text = escapeHtml(css.slice(at, end));
    painted += found ? `<span class="${found[0]}">${text}</span>` : text;
    at = end;
  }
  return painted;
}
