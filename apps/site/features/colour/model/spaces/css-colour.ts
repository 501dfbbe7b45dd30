import {
  type Color,
  converter,
  useMode as know,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
} from "culori/fn";
import type { Rgb } from "./hex.ts";

know(modeRgb);
know(modeLrgb);
know(modeHsl);
know(modeOklab);
know(modeOklch);

export type Theme = "light" | "dark";
export { hexOf, type Rgb } from "./hex.ts";

/** The spaces the framework computes in: culori's name, channel letters, and CSS's unit of each. */
const spaces = {
  oklch: { mode: "oklch", channels: ["l", "c", "h"], unit: [1, 1, 1] },
  oklab: { mode: "oklab", channels: ["l", "a", "b"], unit: [1, 1, 1] },
  hsl: { mode: "hsl", channels: ["h", "s", "l"], unit: [1, 0.01, 0.01] },
  srgb: { mode: "rgb", channels: ["r", "g", "b"], unit: [1, 1, 1] },
} as const;
type Space = keyof typeof spaces;

const isSpace = (name: string): name is Space => Object.hasOwn(spaces, name);

/** A colour without hue (a grey) has hue 0 in CSS's arithmetic. */
const channel = (color: Color, name: string) =>
  Number((color as unknown as Record<string, number | undefined>)[name] ?? 0);

/** Cuts at a separator that stands outside all brackets. */
function split(text: string, separator: "," | " "): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function call(text: string): { name: string; inside: string } | undefined {
  const [, name = "", inside = ""] = /^([\w-]+)\(([\s\S]*)\)$/.exec(text) ?? [];
  return name ? { name, inside } : undefined;
}

/** A number, a channel's letter, or calc(), min() and max() of those: all that the palette uses. */
function amount(text: string, letters: Readonly<Record<string, number>>): number {
  if (Object.hasOwn(letters, text)) return letters[text] ?? 0;
  if (/^-?[\d.]+%?$/.test(text)) return Number.parseFloat(text);
  const found = call(text);
  if (found?.name === "min" || found?.name === "max")
    return Math[found.name](...split(found.inside, ",").map((part) => amount(part, letters)));
  if (found?.name === "calc") {
    const [left = "", sign, right = ""] = split(found.inside, " ");
    const [one, other] = [amount(left, letters), amount(right, letters)];
    if (sign === "+") return one + other;
    if (sign === "-") return one - other;
    if (sign === "*") return one * other;
  }
  throw new Error(`The colour tool cannot calculate ${text}`);
}

type Scope = { brand: string; theme: Theme; declared: ReadonlyMap<string, string> };

function relative(space: Space, inside: string, scope: Scope): Color {
  const { mode, channels, unit } = spaces[space];
  const words = split(inside, " ");
  const from = words[0] === "from" ? converter(mode)(evaluate(words[1] ?? "", scope)) : undefined;
  const values = words.slice(from ? 2 : 0);
  const letters: Record<string, number> = {};
  if (from)
    channels.forEach((name, index) => {
      letters[name] = channel(from, name) / (unit[index] ?? 1);
    });
  const worked = channels.map((name, index) => [
    name,
    amount(values[index] ?? "", letters) * (unit[index] ?? 1),
  ]);
  return { mode, ...Object.fromEntries(worked) } as Color;
}

function mixed(inside: string, scope: Scope): Color {
  const [where = "", one = "", other = ""] = split(inside, ",");
  const space = where.replace(/^in\s+/, "");
  const [second = "", share = "50%"] = split(other, " ");
  if (!isSpace(space)) throw new Error(`The colour tool cannot mix in ${space}`);
  const { mode, channels } = spaces[space];
  const part = Number.parseFloat(share) / 100;
  const [left, right] = [one, second].map((text) => converter(mode)(evaluate(text, scope)));
  if (!left || !right) throw new Error(`The colour tool cannot mix ${inside}`);
  const worked = channels.map((name) => [
    name,
    channel(left, name) * (1 - part) + channel(right, name) * part,
  ]);
  return { mode, ...Object.fromEntries(worked) } as Color;
}

/** Works out a colour of the stylesheet as a browser does, before it is cut to what a screen shows. */
export function evaluate(text: string, scope: Scope): Color {
  const value = text.trim();
  const hex = parseHex(value);
  if (hex) return hex;
  const found = call(value);
  if (found?.name === "var") {
    if (found.inside === "--brand") return evaluate(scope.brand, scope);
    return evaluate(scope.declared.get(found.inside) ?? "nothing", scope);
  }
  if (found?.name === "light-dark")
    return evaluate(split(found.inside, ",")[scope.theme === "light" ? 0 : 1] ?? "", scope);
  if (found?.name === "color-mix") return mixed(found.inside, scope);
  // The brand, opaque and within sRGB, which every colour of the tool is already.
  if (found?.name === "color") return evaluate(split(found.inside, " ")[1] ?? "", scope);
  if (found && isSpace(found.name)) return relative(found.name, found.inside, scope);
  throw new Error(`The colour tool does not know the colour ${value}`);
}

const toRgb = converter("rgb");
const within = (share: number) => Math.min(1, Math.max(0, share));

/** What is painted: browsers cut each channel to the screen's range. */
export function painted(color: Color): Rgb {
  const { r, g, b } = toRgb(color);
  return { r: within(r), g: within(g), b: within(b) };
}
