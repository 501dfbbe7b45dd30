import { decodeHTMLAttribute } from "entities/decode";

export type Tag = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Where the text goes on. */
  end: number;
};

// ASCII letters only: toLowerCase would make the Kelvin sign a k, and HTML does not.
const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const name = /[^\t\n\f />]+/y;
const between = /[\t\n\f /]*/y;
const attributeName = /[^\t\n\f />][^\t\n\f />=]*/y;
const equals = /[\t\n\f ]*=[\t\n\f ]*/y;
const values = [/"([^"]*)"/y, /'([^']*)'/y, /([^\t\n\f >"'][^\t\n\f >]*)/y];

function take(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The tag whose name begins at `at`, as the HTML standard cuts it; nothing if the text ends in it. */
export function readTag(text: string, at: number): Tag | undefined {
  const tag = take(name, text, at)?.[0] ?? "";
  const attributes = new Map<string, string>();
  let end = at + tag.length;
  while (end < text.length) {
    end += take(between, text, end)?.[0].length ?? 0;
    if (text[end] === ">") return { name: lower(tag), attributes, end: end + 1 };
    const key = take(attributeName, text, end)?.[0];
    if (key === undefined) return undefined;
    end += key.length;
    const sign = take(equals, text, end)?.[0];
    let value = "";
    if (sign !== undefined) {
      end += sign.length;
      const found = values.map((pattern) => take(pattern, text, end)).find(Boolean);
      // An open quote takes the rest of the text with it.
      if (!found && text[end] !== ">") return undefined;
      end += found?.[0].length ?? 0;
      value = found?.[1] ?? "";
    }
    if (!attributes.has(lower(key))) attributes.set(lower(key), decodeHTMLAttribute(value));
  }
  return undefined;
}
