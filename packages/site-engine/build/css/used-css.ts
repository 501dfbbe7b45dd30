/**
 * A stylesheet without the rules that a site does not use. It reads what a minifier has written:
 * rules, groups of rules and statements; it does not understand more of CSS than it has to, and
 * keeps whatever it does not understand.
 */

type Names = { classes: ReadonlySet<string>; tags: ReadonlySet<string> };

function namesIn(html: string): Names {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) =>
    list.split(/\s+/),
  );
  const tags = [...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, tag = ""]) => tag.toLowerCase());
  return { classes: new Set(classes), tags: new Set([...tags, "html"]) };
}

/** The place behind the bracket that belongs to the one at `open`; texts in quotes are passed over. */
export function closing(css: string, open: number): number {
  const pairs: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]" };
  const start = css[open] ?? "";
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    const letter = css[at];
    if (letter === '"' || letter === "'") {
      for (at++; at < css.length && css[at] !== letter; at++) if (css[at] === "\\") at++;
    } else if (letter === "\\") at++;
    else if (letter === start) depth++;
    else if (letter === pairs[start] && --depth === 0) return at + 1;
  }
  return css.length;
}

/** A list in the middle of CSS, at its commas, but not inside brackets. */
export function parted(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    if (list[at] === "(" || list[at] === "[") at = closing(list, at) - 1;
    else if (list[at] === ",") {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, list.slice(start)];
}

/** Whether something on the pages could be meant: every class and element it asks for is there. */
function meant(selector: string, names: Names): boolean {
  let plain = "";
  for (let at = 0; at < selector.length; at++) {
    const letter = selector[at];
    if (letter === "[") {
      at = closing(selector, at) - 1;
      plain += "[]";
    } else if (letter === "(") {
      const end = closing(selector, at);
      const inside = selector.slice(at + 1, end - 1);
      // One of several must be there; what must not be there sets no condition.
      if (/:(?:is|where|has)$/.test(plain) && !parted(inside).some((one) => meant(one, names)))
        return false;
      plain += " ";
      at = end - 1;
    } else plain += letter;
  }
  const bare = plain.replaceAll(/:{1,2}[\w-]+/g, " ");
  const classes = [...bare.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = ""]) => name);
  const tags = [...bare.matchAll(/(?<![\w.#-])([a-z][a-z0-9-]*)/gi)].map(([, tag = ""]) => tag);
  return (
    classes.every((name) => names.classes.has(name)) &&
    tags.every((tag) => names.tags.has(tag.toLowerCase()))
  );
}

const groups = /^@(media|supports|layer|container|scope|starting-style)\b/;

function pruned(css: string, names: Names): string {
  let kept = "";
  let at = 0;
  while (at < css.length) {
    const open = css.slice(at).search(/[{;]/);
    if (open < 0) return kept + css.slice(at);
    const stop = at + open;
    if (css[stop] === ";") {
      kept += css.slice(at, stop + 1);
      at = stop + 1;
      continue;
    }
    const end = closing(css, stop);
    const head = css.slice(at, stop);
    const body = css.slice(stop + 1, end - 1);
    at = end;
    if (groups.test(head.trim())) {
      const inside = pruned(body, names);
      if (inside.trim()) kept += `${head}{${inside}}`;
    } else if (head.trim().startsWith("@")) kept += `${head}{${body}}`;
    else {
      const selectors = parted(head).filter((selector) => meant(selector, names));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
  }
  return kept;
}

/** Animations that no rule names any more. */
const withoutIdle = (css: string) =>
  css.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (whole, name: string) =>
    css.replaceAll(whole, "").includes(name) ? whole : "",
  );

/** Reads the pages once, for as many stylesheets as they have. */
export function usedCssOf(html: string): (css: string) => string {
  const names = namesIn(html);
  return (css) => withoutIdle(pruned(css, names));
}
