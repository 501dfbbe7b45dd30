import { transform } from "lightningcss";
import { stripHeader } from "../bundle/minify.ts";
import type { Part } from "./reference.ts";

type Token = { $type: string; $value: unknown; $description: string };
type Tokens = { [name: string]: Token | Tokens };

/** Every custom property of the tokens layer, in the format of the Design Tokens Community Group. */
export function designTokens(parts: Part[]): Tokens {
  const tokenParts = parts.filter((part) => part.file.startsWith("tokens/"));
  const light: Tokens = {};
  const dark: Tokens = {};
  const rest: Tokens = {};
  for (const part of tokenParts)
    for (const { name, note } of part.props) {
      const value = declaredValue(stripHeader(part.css), name);
      if (value === undefined) continue;
      const key = name.slice(2);
      const schemes = splitSchemes(value);
      if (isColor(schemes[0])) {
        light[key] = { $type: "color", $value: color(schemes[0]), $description: note };
        dark[key] = { $type: "color", $value: color(schemes[1]), $description: note };
      } else rest[key] = { ...plain(value), $description: note };
    }
  return { color: { light, dark }, ...rest };
}

/** The first declaration: later ones are for wide windows or user preferences. */
function declaredValue(css: string, name: string): string | undefined {
  const match = new RegExp(`(?<![\\w-])${name}:\\s*([^;]+);`).exec(css);
  return match?.[1]?.replace(/\s+/g, " ").trim();
}

function splitSchemes(value: string): [light: string, dark: string] {
  const match = /^light-dark\( ?(.+?\)|#\w+), (.+?) ?\)$/.exec(value);
  return match?.[1] && match[2] ? [match[1], match[2]] : [value, value];
}

const isColor = (value: string) => /^(#|oklch|hsl|color)/.test(value);
const brand = "#f2a900";

/** The stylesheet tool works the colour out; what it cannot, the hue arithmetic, is done here. */
function color(value: string): string {
  const literal = value
    .replace(/^color\(from.+$/, brand)
    .replaceAll(/var\(--(brand|primary)\)/g, brand)
    .replace(/^hsl\(from.+$/, rotate);
  const code = Buffer.from(`a{color:${literal}}`);
  const result = transform({
    filename: "a.css",
    code,
    minify: true,
    targets: { chrome: 90 << 16 },
  });
  const hex = /#[0-9a-f]+/.exec(result.code.toString())?.[0];
  if (!hex) throw new Error(`cannot work out ${value}`);
  return hex.length === 4 ? hex.replace(/(?<=#.*)\w/g, "$&$&") : hex;
}

function rotate(value: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(brand.slice(at, at + 2), 16));
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  // Holds for a brand between red and yellow, which ours is: red highest, blue lowest.
  const h = (60 * (g - min)) / (max - min);
  const s = (100 * (max - min)) / (255 - Math.abs(max + min - 255));
  const l = (100 * (max + min)) / 510;
  const channels = { h, s, l };
  const number = (letter: string) => channels[letter as keyof typeof channels];
  const worked = value
    .replace(/calc\(([hsl]) ([-+*]) ([\d.]+)\)/g, (_, letter, sign, by) => {
      const [a, n] = [number(letter), Number(by)];
      return String(sign === "*" ? a * n : sign === "+" ? a + n : a - n);
    })
    .replace(/ ([hsl])(?=[ )])/g, (_, letter) => ` ${number(letter)}`);
  const [, hue, saturation, lightness] = /#\w+ (\S+) (\S+?)%? (\S+?)%?\)/.exec(worked) ?? [];
  return `hsl(${hue} ${saturation}% ${lightness}%)`;
}

function plain(value: string): { $type: string; $value: unknown } {
  const dimension = /^([\d.]+)(rem|s|ch)$/.exec(value);
  if (dimension?.[2] === "s") return { $type: "duration", $value: amount(dimension) };
  if (dimension?.[2] === "rem") return { $type: "dimension", $value: amount(dimension) };
  if (/^\d+$/.test(value)) return { $type: "fontWeight", $value: Number(value) };
  if (value.includes("sans-serif") || value.includes("monospace") || value.includes("Avenir"))
    return {
      $type: "fontFamily",
      $value: value.split(", ").map((name) => name.replaceAll('"', "")),
    };
  return { $type: "string", $value: value };
}

const amount = (match: RegExpExecArray) => ({ value: Number(match[1]), unit: match[2] });
