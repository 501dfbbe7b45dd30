import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";

/** Kinds of tokens, with the classes that the build gives them; the first that matches counts. */
export type Kinds = readonly (readonly [kind: string, pattern: RegExp])[];

const kinds: Kinds = [
  ["c", /\/\*[\s\S]*?\*\//y],
  ["s", /"[^"]*"/y],
  ["t", /@[\w-]+|[.#][\w-]+(?=[^;{}]*\{)/y],
  ["a", /--[\w-]+|[\w-]+(?=:\s)/y],
  ["n", /#[0-9a-f]{3,8}\b|-?\d*\.?\d+[a-z%]*/iy],
];

/** Colours code by its kinds of tokens; whatever has no kind stays plain. */
export function paintBy(of: Kinds, code: string): string {
  let painted = "";
  for (let at = 0; at < code.length; ) {
    const found = of.find(([, pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(code);
    });
    const end =
      found?.[1].lastIndex ?? (/[\w-]+|[^\w]/y.exec(code.slice(at))?.[0].length ?? 1) + at;
    const text = escapeHtml(code.slice(at, end));
    painted += found ? `<span class="${found[0]}">${text}</span>` : text;
    at = end;
  }
  return painted;
}

/** Colours a stylesheet: comments, strings, selectors, properties, figures. */
export const paintCss = (css: string) => paintBy(kinds, css);
