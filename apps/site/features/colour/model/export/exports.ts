import { changed, harmonies } from "../../../../workspace/store/record/harmonies.ts";
import { grounds, isRole, roles } from "../roles.ts";
import { hexOf, type Rgb, type Theme } from "../spaces/css-colour.ts";
import { allColours, type Colour, hexes, inkOn, type PaletteChoice } from "./all-colours.ts";

export type { PaletteChoice };

/** The framework works out the rest on its own, so one line is enough unless the harmony is changed. */
function daylit({ declared, brand, harmony }: PaletteChoice): string {
  const more = changed(declared, harmony).map(([name, formula]) => `  ${name}: ${formula};\n`);
  return `/* ${harmonies[harmony].name} */\n:root {\n  --brand: ${brand};\n${more.join("")}}\n`;
}

/** For any page without the framework. */
function css(choice: PaletteChoice): string {
  const lines = (theme: Theme, indent: string) =>
    allColours(choice)
      .map((colour) => `${indent}--${colour.name}: ${hexes(colour)[theme]};\n`)
      .join("");
  return `:root {\n  color-scheme: light dark;\n${lines("light", "  ")}}\n\n@media (prefers-color-scheme: dark) {\n  :root {\n${lines("dark", "    ")}  }\n}\n`;
}

function scss(choice: PaletteChoice): string {
  const lines = (theme: Theme) =>
    allColours(choice)
      .map((colour) => `$${colour.name}-${theme}: ${hexes(colour)[theme]};\n`)
      .join("");
  return `// Light\n${lines("light")}\n// Dark\n${lines("dark")}`;
}

const rounded = (share: number) => Number(share.toFixed(4));

/** Design Tokens Community Group, format of 2025.10: components and a hex value for older tools. */
function dtcg(choice: PaletteChoice): string {
  const group = (theme: Theme) => ({
    $type: "color",
    ...Object.fromEntries(
      allColours(choice).map((colour) => {
        const { r, g, b } = colour[theme];
        const $value = {
          colorSpace: "srgb",
          components: [r, g, b].map(rounded),
          alpha: 1,
          hex: hexes(colour)[theme],
        };
        return [colour.name, { $value, $description: colour.text }];
      }),
    ),
  });
  return `${JSON.stringify({ light: group("light"), dark: group("dark") }, null, 2)}\n`;
}

function tailwind(choice: PaletteChoice): string {
  const lines = allColours(choice).map((colour) => {
    const { light, dark } = hexes(colour);
    return `  --color-${colour.name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;
  });
  return `@theme {\n${lines.join("\n")}\n}\n`;
}

/** The shape of Figma's own interface for variables: one collection, two modes. */
function figma(choice: PaletteChoice): string {
  const value = ({ r, g, b }: Rgb) => ({ r: rounded(r), g: rounded(g), b: rounded(b), a: 1 });
  const variables = allColours(choice).map(({ name, text, light, dark }) => ({
    name: `brand/${name}`,
    resolvedType: "COLOR",
    description: text,
    valuesByMode: { Light: value(light), Dark: value(dark) },
  }));
  return `${JSON.stringify({ name: "Brand", modes: ["Light", "Dark"], variables }, null, 2)}\n`;
}

const shown = (name: string) =>
  isRole(name)
    ? roles[name].name
    : Object.hasOwn(grounds, name)
      ? grounds[name as keyof typeof grounds].name
      : name;

/** Plain shapes and text, so that every drawing program opens it. */
export function swatches(choice: PaletteChoice): string {
  const colours = allColours(choice).filter(({ name }) => !name.startsWith("on-"));
  const row = (theme: Theme, top: number) =>
    colours.map((colour: Colour, index) => {
      const [hex, ink] = [hexes(colour)[theme], hexOf(inkOn(colour[theme]))];
      const x = index * 160;
      return [
        `  <rect x="${x}" y="${top}" width="160" height="160" fill="${hex}"/>`,
        `  <text x="${x + 16}" y="${top + 118}" fill="${ink}" font-weight="700">${shown(colour.name)}</text>`,
        `  <text x="${x + 16}" y="${top + 140}" fill="${ink}">${hex}</text>`,
      ].join("\n");
    });
  const width = colours.length * 160;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 320" width="${width}" height="320" font-family="sans-serif" font-size="15">`,
    `  <title>${choice.brand}: light above, dark below</title>`,
    ...row("light", 0),
    ...row("dark", 160),
    "</svg>\n",
  ].join("\n");
}

/** What is text, to read, copy and save. ASE and PNG are made when they are asked for. */
export const exporters = {
  daylit: { name: "Daylit custom properties", file: "brand.css", type: "text/css", write: daylit },
  css: { name: "Plain CSS", file: "colours.css", type: "text/css", write: css },
  scss: { name: "SCSS", file: "_colours.scss", type: "text/x-scss", write: scss },
  dtcg: { name: "DTCG tokens", file: "brand.tokens.json", type: "application/json", write: dtcg },
  tailwind: {
    name: "Tailwind @theme",
    file: "brand.tailwind.css",
    type: "text/css",
    write: tailwind,
  },
  figma: {
    name: "Figma variables",
    file: "brand.figma.json",
    type: "application/json",
    write: figma,
  },
  svg: { name: "SVG swatches", file: "brand.svg", type: "image/svg+xml", write: swatches },
} as const;

export type ExportName = keyof typeof exporters;
