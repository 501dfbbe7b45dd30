import { isNamed, type Named, type Tree } from "./answer-tree.ts";

/**
 * JSON as assistants write it: in prose, in fences, in several pieces, cut off, with curly quotes, comments,
 * trailing commas, line breaks and quotes inside texts. Numbers and words without quotes are texts.
 */

const closers: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "“": '”“"',
  "”": '”"',
  "„": '“”"',
  "«": "»",
  "‘": "’",
  "`": "`",
};

/** Deeper than any section. */
const deepest = 24;
const space = /\s|\u00a0|\ufeff/;

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\n", b: " ", f: " " };

function reader(text: string) {
  let at = 0;
  let isCut = false;

  function skip() {
    for (; at < text.length; at++) {
      if (text.startsWith("//", at) || text.startsWith("/*", at)) {
        const end = text.startsWith("//", at) ? text.indexOf("\n", at) : text.indexOf("*/", at) + 1;
        at = end <= 0 ? text.length : end;
      } else if (!space.test(text[at] as string)) return;
    }
  }

  /** The end of the text, or of the fence around it. */
  const isOver = () => at >= text.length || text.startsWith("```", at);

  /** Whether what follows a quote shows that it ends the text. */
  function ends(after: number, isKey: boolean): boolean {
    const rest = text
      .slice(after, after + 200)
      .replace(/^\s+/, (gap) => (gap.includes("\n") ? "\n" : ""));
    const next = rest.trimStart();
    if (next === "" || /^[}\]]/.test(next)) return true;
    if (isKey) return /^[:=]/.test(next);
    if (next.startsWith(",")) {
      const follows = next.slice(1).trimStart();
      return follows === "" || /^(?:["'“”„«‘`{[}\]/\d-]|\w+\s*[:=]|true|false|null)/.test(follows);
    }
    // A forgotten comma: the next line begins with a name.
    return rest.startsWith("\n") && /^["“„'][^"“”„'\n]{1,60}["“”']\s*:/.test(next);
  }

  function quoted(isKey: boolean): string {
    const close = closers[text[at] as string] ?? '"';
    let words = "";
    for (at++; at < text.length; at++) {
      const letter = text[at] as string;
      if (letter === "\\" && at + 1 < text.length) {
        at++;
        const next = text[at] as string;
        const code = /^u([\da-f]{4})/i.exec(text.slice(at, at + 5))?.[1];
        if (code) at += 4;
        words += code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[next] ?? next);
      } else if (close.includes(letter) && ends(at + 1, isKey)) {
        at++;
        return words;
      } else words += letter;
    }
    isCut = true;
    return words;
  }

  function bare(until: RegExp): string {
    const from = at;
    while (at < text.length && !until.test(text[at] as string)) at++;
    return text.slice(from, at).trim();
  }

  function value(depth: number): Tree | undefined {
    skip();
    const letter = text[at];
    if (letter === undefined) {
      isCut = true;
      return undefined;
    }
    if (depth > deepest) {
      bare(/[,}\]\n]/);
      return undefined;
    }
    if (letter === "{") return object(depth);
    if (letter === "[") return list(depth);
    if (closers[letter]) return quoted(false);
    const words = bare(/[,}\]\n]/);
    return /^(?:null|undefined|)$/.test(words) ? undefined : words;
  }

  function object(depth: number): Named {
    const entries: [string, Tree][] = [];
    at++;
    for (;;) {
      skip();
      if (isOver()) {
        isCut = true;
        break;
      }
      const letter = text[at] as string;
      if (letter === "}" || letter === "]") {
        at++;
        break;
      }
      if (letter === "," || letter === ";") {
        at++;
        continue;
      }
      const from = at;
      const name = closers[letter] ? quoted(true) : bare(/[:=,}\]\n]/);
      skip();
      if (text[at] === ":" || text[at] === "=") {
        at++;
        const found = value(depth + 1);
        if (found !== undefined) entries.push([name.trim(), found]);
      } else if (name.trim()) entries.push(["", name]);
      if (at === from) at++;
    }
    return { entries };
  }

  function list(depth: number): Tree[] {
    const found: Tree[] = [];
    at++;
    for (;;) {
      skip();
      if (isOver()) {
        isCut = true;
        break;
      }
      const letter = text[at] as string;
      if (letter === "]" || letter === "}") {
        at++;
        break;
      }
      if (letter === ",") {
        at++;
        continue;
      }
      const from = at;
      const entry = value(depth + 1);
      if (entry !== undefined) found.push(entry);
      if (at === from) at++;
    }
    return found;
  }

  return {
    from(start: number) {
      at = start;
      isCut = false;
      const found = value(0);
      return { found, end: at, isCut };
    },
  };
}

/** How JSON begins, with the name before it where the answer begins in its middle. */
const start =
  /(?:["“„']([^"“”„'\n]{1,80})["“”']\s*:\s*)?(?:\{(?=\s*(?:\/\/|\/\*|["'“„«`}]|\w+\s*:))|\[(?=\s*(?:["“„{]|\[)))/g;

/** Whole values in a text, joined by name; `isCut`: the last one breaks off. Without any, nothing. */
export function lenientJson(text: string): { tree: Named; isCut: boolean } | undefined {
  const read = reader(text);
  const entries: (readonly [string, Tree])[] = [];
  let isCut = false;
  start.lastIndex = 0;
  for (let hit = start.exec(text); hit; hit = start.exec(text)) {
    const opens = hit.index + hit[0].length - 1;
    const { found, end, isCut: broken } = read.from(opens);
    isCut ||= broken;
    if (found !== undefined && typeof found !== "string") {
      if (hit[1] !== undefined) entries.push([hit[1], found]);
      else if (isNamed(found)) entries.push(...found.entries);
      else entries.push(["", found]);
    }
    start.lastIndex = Math.max(end, opens + 1);
  }
  return entries.length > 0 ? { tree: { entries }, isCut } : undefined;
}
