/** Elements whose content is text up to their own end tag, whatever it looks like. */
export const textElements: ReadonlySet<string> = new Set([
  ...["title", "script", "style", "noscript", "noframes"],
  // Outside the head these end it; they matter inside a template.
  ...["textarea", "iframe", "noembed", "xmp"],
]);

const endTags = new Map(
  [...textElements].map((name) => [name, new RegExp(`</${name}(?=[\\t\\n\\f />])`, "gi")]),
);

const unescaped = /<!--|<\/script(?=[\t\n\f />])/gi;
const escaped = /-->|<\/?script(?=[\t\n\f />])/gi;

function find(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** A script that holds a comment that holds a script does not end where that one ends. */
function endOfScript(text: string, from: number): number {
  let at = from;
  let depth: "plain" | "comment" | "script in comment" = "plain";
  for (;;) {
    const found = find(depth === "plain" ? unescaped : escaped, text, at);
    if (!found) return text.length;
    at = found.index + found[0].length;
    if (found[0] === "<!--") {
      depth = "comment";
      at -= 2; // the same dashes may close it: <!-->
    } else if (found[0] === "-->") depth = "plain";
    else if (found[0][1] === "/") {
      if (depth !== "script in comment") return found.index;
      depth = "comment";
    } else depth = "script in comment";
  }
}

/** Where the text of such an element ends: at its end tag, or with everything. */
export function endOfText(name: string, text: string, from: number): number {
  if (name === "script") return endOfScript(text, from);
  const pattern = endTags.get(name);
  return (pattern && find(pattern, text, from)?.index) ?? text.length;
}
