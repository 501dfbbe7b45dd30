import { hexOf } from "./css-colour.ts";
import { changed, type Harmony, harmonies } from "./harmonies.ts";
import { type Declared, type Palette, paletteOf, type Role, roles } from "./roles.ts";

export type Wanted = { declared: Declared; brand: string; harmony: Harmony };

const names = Object.keys(roles) as Role[];
const both = ({ declared, brand, harmony }: Wanted) => ({
  light: paletteOf(declared, brand, "light", harmony),
  dark: paletteOf(declared, brand, "dark", harmony),
});

/** The framework works out the rest by itself, so one line is enough unless the harmony is changed. */
function daylit({ declared, brand, harmony }: Wanted): string {
  const more = changed(declared, harmony).map(([name, formula]) => `  ${name}: ${formula};\n`);
  return `/* ${harmonies[harmony].name} */\n:root {\n  --brand: ${brand};\n${more.join("")}}\n`;
}

const rounded = (share: number) => Number(share.toFixed(4));

/** Design Tokens Community Group, format of 2025.10: components and a hex value for older tools. */
function dtcg(wanted: Wanted): string {
  const group = (palette: Palette) => ({
    $type: "color",
    ...Object.fromEntries(
      names.map((name) => {
        const { rgb, hex } = palette[name];
        return [
          name,
          {
            $value: {
              colorSpace: "srgb",
              components: [rgb.r, rgb.g, rgb.b].map(rounded),
              alpha: 1,
              hex,
            },
            $description: roles[name].text,
          },
        ];
      }),
    ),
  });
  const { light, dark } = both(wanted);
  return `${JSON.stringify({ light: group(light), dark: group(dark) }, null, 2)}\n`;
}

function tailwind(wanted: Wanted): string {
  const { light, dark } = both(wanted);
  const lines = names.map((name) => {
    const [day, night] = [light[name].hex, dark[name].hex];
    return `  --color-${name}: ${day === night ? day : `light-dark(${day}, ${night})`};`;
  });
  return `@theme {\n${lines.join("\n")}\n}\n`;
}

/** Plain shapes and text, so that every drawing program opens it. */
function swatches(wanted: Wanted): string {
  const { light, dark } = both(wanted);
  const row = (palette: Palette, top: number) =>
    names.map((name, index) => {
      const { hex, rgb } = palette[name];
      const ink =
        0.2126 * rgb.r ** 2.2 + 0.7152 * rgb.g ** 2.2 + 0.0722 * rgb.b ** 2.2 > 0.179
          ? "#000000"
          : "#ffffff";
      const x = index * 160;
      return [
        `  <rect x="${x}" y="${top}" width="160" height="160" fill="${hex}"/>`,
        `  <text x="${x + 16}" y="${top + 118}" fill="${ink}" font-weight="700">${roles[name].name}</text>`,
        `  <text x="${x + 16}" y="${top + 140}" fill="${ink}">${hex}</text>`,
      ].join("\n");
    });
  const size = `viewBox="0 0 ${names.length * 160} 320" width="${names.length * 160}" height="320"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="15">`,
    `  <title>${hexOf(light.primary.rgb)}: light above, dark below</title>`,
    ...row(light, 0),
    ...row(dark, 160),
    "</svg>\n",
  ].join("\n");
}

export const exporters = {
  daylit: { name: "Daylit custom properties", file: "brand.css", type: "text/css", write: daylit },
  dtcg: { name: "DTCG tokens", file: "brand.tokens.json", type: "application/json", write: dtcg },
  tailwind: {
    name: "Tailwind @theme",
    file: "brand.tailwind.css",
    type: "text/css",
    write: tailwind,
  },
  svg: { name: "SVG swatches", file: "brand.svg", type: "image/svg+xml", write: swatches },
} as const;

export type ExportName = keyof typeof exporters;
