/** One line of a class table. */
type ClassNote = { name: string; note: string };
/** One line of a custom-property table. */
type PropNote = { name: string; value: string; note: string };
/** One line of a keyboard table. */
type KeyNote = { keys: string[]; note: string };

/** An old name with the one of today, as a stylesheet writes them. */
type Rename = { from: string; to: string };

/** What a stylesheet says about itself in its first comment. */
export type Header = {
  name: string;
  group: Group;
  summary: string;
  markup: string;
  classes: ClassNote[];
  props: PropNote[];
  keys: KeyNote[];
  a11y: string[];
  fallback: string[];
  related: string[];
  needs: string[];
  /** Names until 0.3 with those of today; `daylit/aliases.css` has them. */
  renames: Rename[];
  /** The version that brought it; empty for what was there from the start. */
  since: string;
  /** The smaller file that it belongs to, if only to one of them. */
  only: string;
};

/** Groups in the order in which people meet them. The first three are the reference pages. */
export const groups = [
  "Typo",
  "Color",
  "Components",
  "Tokens",
  "Base",
  "Layout",
  "Interactivity",
  "Content",
  "Apps",
  "Motion",
  "Media",
  "Kit",
] as const;
export type Group = (typeof groups)[number];

const tags = ["name", "group", "summary", "markup", "class", "prop", "key", "was"] as const;
const more = ["a11y", "fallback", "related", "needs", "since", "only"] as const;
const known = new Set<string>([...tags, ...more]);

/** Reads the header; throws, naming the line, on anything that the format does not know. */
export function parseHeader(css: string, file: string): Header {
  const comment = /^\/\*\*\n([\s\S]*?)\n \*\//.exec(css)?.[1];
  if (!comment) throw new Error(`${file}: no header`);
  const lines = comment.split("\n").map((line) => {
    const match = /^ \* @(\S+) (.+)$/.exec(line);
    if (!match?.[1] || !match[2] || !known.has(match[1]))
      throw new Error(`${file}: cannot read header line “${line}”`);
    return { tag: match[1], text: match[2].trim() };
  });
  const all = (tag: string) => lines.filter((line) => line.tag === tag).map((line) => line.text);
  const one = (tag: string) => {
    const found = all(tag);
    if (found.length > 1) throw new Error(`${file}: @${tag} is there ${found.length} times`);
    return found[0] ?? "";
  };
  const names = (tag: string) => one(tag).split(/,\s*/).filter(Boolean);
  const group = groups.find((known) => known === one("group"));
  if (!group) throw new Error(`${file}: unknown group “${one("group")}”`);
  return {
    name: one("name"),
    group,
    summary: one("summary"),
    markup: one("markup"),
    classes: all("class").map((text) => parseClass(text, file)),
    props: all("prop").map((text) => parseProp(text, file)),
    keys: all("key").map((text) => parseKey(text, file)),
    renames: all("was").map((text) => parseRename(text, file)),
    a11y: all("a11y"),
    fallback: all("fallback"),
    related: names("related"),
    needs: names("needs"),
    since: one("since"),
    only: one("only"),
  };
}

function parseClass(text: string, file: string): ClassNote {
  const match = /^\.([\w-]+) — (.+)$/.exec(text);
  if (!match?.[1] || !match[2]) throw new Error(`${file}: cannot read @class ${text}`);
  return { name: match[1], note: match[2] };
}

function parseProp(text: string, file: string): PropNote {
  const match = /^(--[\w-]+) \((.+?)\) — (.+)$/.exec(text);
  if (!match?.[1] || !match[2] || !match[3]) throw new Error(`${file}: cannot read @prop ${text}`);
  return { name: match[1], value: match[2], note: match[3] };
}

function parseKey(text: string, file: string): KeyNote {
  const match = /^(.+?) — (.+)$/.exec(text);
  if (!match?.[1] || !match[2]) throw new Error(`${file}: cannot read @key ${text}`);
  return { keys: match[1].split(", "), note: match[2] };
}

function parseRename(text: string, file: string): Rename {
  const match = /^((?:\.|--)[\w-]+) — ((?:\.|--)[\w-]+)$/.exec(text);
  if (!match?.[1] || !match[2]) throw new Error(`${file}: cannot read @was ${text}`);
  return { from: match[1], to: match[2] };
}
