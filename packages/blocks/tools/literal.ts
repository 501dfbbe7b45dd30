/** The longest line of a formatted file. */
const longest = 100;

const identifier = /^[A-Za-z_$][\w$]*$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as JavaScript, formatted as formatters do: on one line where it fits after `used` characters. */
export function literal(value: unknown, depth = 0, used = 0): string {
  if (!isRecord(value) && !Array.isArray(value)) return JSON.stringify(value);
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((each) => ["", each])
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => [
          identifier.test(key) ? `${key}: ` : `${JSON.stringify(key)}: `,
          each,
        ]);
  const [open, close, space] = Array.isArray(value) ? ["[", "]", ""] : ["{", "}", " "];
  if (entries.length === 0) return open + close;
  const flat = entries.map(([key, each]) => key + literal(each)).join(", ");
  const line = open + space + flat + space + close;
  if (!flat.includes("\n") && used + line.length <= longest) return line;
  const inner = "  ".repeat(depth + 1);
  const lines = entries.map(
    ([key, each]) => `${inner}${key}${literal(each, depth + 1, inner.length + key.length + 1)},`,
  );
  return `${open}\n${lines.join("\n")}\n${"  ".repeat(depth)}${close}`;
}

/** An attribute of JSX; a text with a character that JSX reads in another way is written as JavaScript. */
function attribute(name: string, value: unknown, depth: number): string {
  if (value === true) return name;
  if (typeof value === "string" && !/["&\\\n{}<>]/.test(value)) return `${name}="${value}"`;
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
