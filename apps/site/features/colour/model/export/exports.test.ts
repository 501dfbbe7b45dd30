import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Ground, grounds, paletteOf, type Role, readPalette, roles } from "../roles.ts";
import { hexOf, type Rgb } from "../spaces/css-colour.ts";
import { allColours, inkOn } from "./all-colours.ts";
import { type ExportName, exporters, type PaletteChoice } from "./exports.ts";
import { swatchExchange } from "./swatch-exchange.ts";

const declared = readPalette(
  readFileSync(
    new URL("../../../../../../packages/css/src/tokens/palette.css", import.meta.url),
    "utf8",
  ),
);
const wanted: PaletteChoice = { declared, brand: "#2b6cb0", harmony: "triadic" };

/** Name → hex, in either scheme. */
type Colours = Record<string, string>;
type Schemes = { light: Colours; dark: Colours };

const palettes = {
  light: paletteOf(declared, wanted.brand, "light", wanted.harmony),
  dark: paletteOf(declared, wanted.brand, "dark", wanted.harmony),
};
const roleNames = Object.keys(roles) as Role[];
const drawn: (Role | Ground)[] = [...roleNames, ...(Object.keys(grounds) as Ground[])];
const papers = (scheme: keyof Schemes) => drawn.map((name) => palettes[scheme][name].hex);
const expected = (scheme: keyof Schemes): Colours => ({
  ...Object.fromEntries(drawn.map((name) => [name, palettes[scheme][name].hex])),
  ...Object.fromEntries(
    roleNames
      .filter((name) => name !== "primary-text")
      .map((name) => [`on-${name}`, hexOf(inkOn(palettes[scheme][name].rgb))]),
  ),
});
const both: Schemes = { light: expected("light"), dark: expected("dark") };

const pairs = (text: string, form: RegExp): Colours =>
  Object.fromEntries([...text.matchAll(form)].map(([, name = "", hex = ""]) => [name, hex]));

type Token = { $value: { components: [number, number, number]; hex: string } };
type Variable = { name: string; valuesByMode: { Light: Rgb; Dark: Rgb } };

/** Each export, read as what opens it reads it. */
const readers: Record<Exclude<ExportName, "daylit" | "svg">, (text: string) => Schemes> = {
  css: (text) => {
    const [light = "", dark = ""] = text.split("@media (prefers-color-scheme: dark)");
    const form = /--([\w-]+): (#\w+);/g;
    return { light: pairs(light, form), dark: pairs(dark, form) };
  },
  scss: (text) => ({
    light: pairs(text, /\$([\w-]+)-light: (#\w+);/g),
    dark: pairs(text, /\$([\w-]+)-dark: (#\w+);/g),
  }),
  dtcg: (text) => {
    const read = ({ $type: _, ...tokens }: Record<string, Token>) =>
      Object.fromEntries(
        Object.entries(tokens).map(([name, { $value }]) => {
          const [r, g, b] = $value.components;
          expect(hexOf({ r, g, b }), name).toBe($value.hex);
          return [name, $value.hex];
        }),
      );
    const { light, dark } = JSON.parse(text);
    return { light: read(light), dark: read(dark) };
  },
  tailwind: (text) => ({
    light: pairs(text, /--color-([\w-]+): (?:light-dark\()?(#\w+)/g),
    dark: pairs(text, /--color-([\w-]+): (?:light-dark\(#\w+, )?(#\w+)\)?;/g),
  }),
  figma: (text) => {
    const { modes, variables } = JSON.parse(text) as { modes: string[]; variables: Variable[] };
    expect(modes).toEqual(["Light", "Dark"]);
    const read = (mode: "Light" | "Dark") =>
      Object.fromEntries(
        variables.map(({ name, valuesByMode }) => [
          name.replace("brand/", ""),
          hexOf(valuesByMode[mode]),
        ]),
      );
    return { light: read("Light"), dark: read("Dark") };
  },
};

test("light and dark differ, so that one cannot be taken for the other", () => {
  expect(
    papers("light").filter((hex, index) => hex !== papers("dark")[index]).length,
  ).toBeGreaterThan(4);
});

test.each(Object.keys(readers) as (keyof typeof readers)[])(
  "the export as %s has every colour, with its value in both schemes",
  (name) => {
    expect(readers[name](exporters[name].write(wanted))).toEqual(both);
  },
);

test("SVG swatches are light above and dark below, each with its value below its name", () => {
  const svg = exporters.svg.write(wanted);
  const row = (top: number) =>
    [...svg.matchAll(new RegExp(`<rect x="\\d+" y="${top}" [^>]*fill="(#\\w+)"/>`, "g"))].map(
      ([, hex]) => hex,
    );
  expect(row(0)).toEqual(papers("light"));
  expect(row(160)).toEqual(papers("dark"));
  expect([...svg.matchAll(/>(#\w+)<\/text>/g)].map(([, hex]) => hex)).toEqual([
    ...papers("light"),
    ...papers("dark"),
  ]);
});

test("a swatch file has every colour in both schemes under its name", () => {
  const bytes = swatchExchange(allColours(wanted));
  const view = new DataView(bytes.buffer);
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe("ASEF");
  let at = 12;
  const read: Schemes = { light: {}, dark: {} };
  let count = 0;
  for (; at < bytes.length; count++) {
    const letters = view.getUint16(at + 6);
    const end = at + 8 + letters * 2;
    const name = new TextDecoder("utf-16be").decode(bytes.subarray(at + 8, end - 2));
    const [r = 0, g = 0, b = 0] = [4, 8, 12].map((step) => view.getFloat32(end + step));
    const scheme = name.endsWith(" light") ? "light" : "dark";
    read[scheme][name.replace(` ${scheme}`, "")] = hexOf({ r, g, b });
    at += 6 + view.getUint32(at + 2);
  }
  expect(at).toBe(bytes.length);
  expect(view.getUint32(8)).toBe(count);
  expect(read).toEqual(both);
});
