/** The longest line of a formatted file. */
const longest = 100;

const identifier = /^[A-Za-z_$][\w$]*$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** In the quotes that need fewer escapes. */
function quoted(text: string): string {
  const count = (quote: string) => text.split(quote).length;
  if (count('"') <= count("'")) return JSON.stringify(text);
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside}'`;
}

/** Several lists or records of several entries have a line each, however short they are. */
const isTable = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 1 &&
  (value.every((each) => Array.isArray(each) && each.length > 1) ||
    value.every(
      (each) => isRecord(each) && !(each instanceof Code) && Object.keys(each).length > 1,
    ));

/** Written into the code as it is: a name, or an expression. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value as JavaScript, formatted as formatters do: on one line where it fits after `used` characters. */
export function literal(value: unknown, depth = 0, used = 0): string {
  if (value instanceof Code) return value.text;
  if (typeof value === "string") return quoted(value);
  if (!isRecord(value) && !Array.isArray(value)) return JSON.stringify(value);
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((each) => ["", each])
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => [
          // A key that begins with three dots spreads a variable; its value is empty.
          key.startsWith("...")
            ? key
            : identifier.test(key)
              ? `${key}: `
              : `${JSON.stringify(key)}: `,
          each,
        ]);
  const [open, close, space] = Array.isArray(value) ? ["[", "]", ""] : ["{", "}", " "];
  if (entries.length === 0) return open + close;
  const flat = entries.map(([key, each]) => key + literal(each)).join(", ");
  const line = open + space + flat + space + close;
  if (!isTable(value) && !flat.includes("\n") && used + line.length <= longest) return line;
  const inner = "  ".repeat(depth + 1);
  const lines = entries.map(([key, each]) => {
    const written = literal(each, depth + 1, inner.length + key.length + 1);
    // A long text has a line of its own, unless its name is so short that little would be gained.
    const isLong = key.trimEnd().length > 5;
    const tooLong = inner.length + key.length + written.length + 1 > longest;
    return isLong && typeof each === "string" && tooLong
      ? `${inner}${key.trimEnd()}\n${inner}  ${written},`
      : `${inner}${key}${written},`;
  });
  return `${open}\n${lines.join("\n")}\n${"  ".repeat(depth)}${close}`;
}

/** An attribute of JSX; a text with a character that JSX reads in another way is written as JavaScript. */
function attribute(name: string, value: unknown, depth: number): string {
  if (value === true) return name;
  if (typeof value === "string" && !/["&\\{}<>\p{Cc}]/u.test(value)) return `${name}="${value}"`;
  return `${name}={${literal(value, depth, 2 * depth + name.length + 3)}}`;
}

/** An element without children as JSX. */
export function jsx(
  component: string,
  props: Readonly<Record<string, unknown>>,
  depth = 0,
  given: readonly string[] = [],
): string {
  const shown = Object.entries(props).filter(([, value]) => value !== undefined);
  const indent = "  ".repeat(depth);
  const attributes = (at: number) => [
    ...given,
    ...shown.map(([name, value]) => attribute(name, value, at)),
  ];
  const flat = `<${[component, ...attributes(depth)].join(" ")} />`;
  if (!flat.includes("\n") && indent.length + flat.length <= longest) return flat;
  const lines = attributes(depth + 1).map((each) => `${indent}  ${each}`);
  return `<${component}\n${lines.join("\n")}\n${indent}/>`;
}
