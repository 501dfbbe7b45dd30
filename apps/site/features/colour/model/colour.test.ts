import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  changed,
  type Harmony,
  harmonies,
  turned,
} from "../../../workspace/store/record/harmonies.ts";
import { brandFrom, choiceFrom, searchFor } from "./brand.ts";
import { allPairs, pairsOf, pairText, ratioOf, ratioText } from "./contrasts.ts";
import { allColours } from "./export/all-colours.ts";
import { exporters } from "./export/exports.ts";
import { coloursOf } from "./from-logo.ts";
import { readableNeighbours } from "./neighbours.ts";
import { grounds, paletteOf, readPalette, roles } from "./roles.ts";
import { evaluate, hexOf, painted } from "./spaces/css-colour.ts";
import { areDistinguishable, type Vision, visions, visionText } from "./vision.ts";

const declared = readPalette(
  readFileSync(
    new URL("../../../../../packages/css/src/tokens/palette.css", import.meta.url),
    "utf8",
  ),
);

const work = (text: string, brand = "#808080") =>
  hexOf(painted(evaluate(text, { brand, theme: "light", declared: new Map() })));

test("the framework's palette declares every role and ground of the guide", () => {
  for (const name of [...Object.keys(roles), ...Object.keys(grounds)])
    expect(declared.has(`--${name}`), name).toBe(true);
});

test("the stylesheet's colour functions are worked out as CSS says", () => {
  expect(work("color-mix(in srgb, #ff0000, #fff 40%)")).toBe("#ff6666");
  expect(work("color-mix(in srgb, #204060, #000 50%)")).toBe("#102030");
  expect(work("hsl(from #ff0000 calc(h + 120) s l)")).toBe("#00ff00");
  expect(work("hsl(from var(--brand) h s 20%)")).toBe("#333333");
  expect(work("oklch(1 0 0)")).toBe("#ffffff");
  expect(work("oklch(from #123456 l c h)")).toBe("#123456");
  expect(work("oklch(from #ffffff min(l, 0) c h)")).toBe("#000000");
  expect(work("light-dark(#010203, #ffffff)")).toBe("#010203");
  expect(() => work("lab(50 0 0)")).toThrow("does not know the colour");
  expect(() => work("oklch(from #fff sin(l) c h)")).toThrow("cannot calculate");
});

test("the brand colour is kept exactly, in every harmony and theme", () => {
  for (const brand of ["#f2a900", "#000000", "#ffffff", "#7a00ff", "#123456", "#808080"])
    for (const harmony of Object.keys(harmonies) as Harmony[])
      for (const theme of ["light", "dark"] as const)
        expect(paletteOf(declared, brand, theme, harmony).primary.hex).toBe(brand);
});

test("a harmony only turns the wheel", () => {
  expect(changed(declared, "daylit")).toEqual([]);
  expect(turned("hsl(from x calc(h - 28) s l)", 120)).toBe("hsl(from x calc(h + 120) s l)");
  expect(turned("hsl(from x calc(h + 160) s l)", -30)).toBe("hsl(from x calc(h - 30) s l)");
  expect(() => turned("#fff", 3)).toThrow("No step");
  const accents = Object.keys(harmonies).map(
    (harmony) => paletteOf(declared, "#d02040", "light", harmony as Harmony).accent.hex,
  );
  expect(new Set(accents).size).toBe(accents.length);
});

test("each harmony stands where the colour wheel has it", () => {
  const across = 180;
  const wheel: Partial<Record<Harmony, [accent: number, harmony: number]>> = {
    complementary: [across, 0],
    analogous: [30, -30],
    triadic: [360 / 3, -360 / 3],
    split: [across - 30, across + 30 - 360],
  };
  for (const [name, steps] of Object.entries(wheel))
    expect(
      changed(declared, name as Harmony).map(([, formula]) => formula),
      name,
    ).toEqual(
      ["--accent", "--harmony"].map((role, i) => turned(declared.get(role) ?? "", steps[i] ?? 0)),
    );
});

test("colours are read as typed; hex stays as it is and nonsense is refused", () => {
  expect(brandFrom("#E2551F")).toBe("#e2551f");
  expect(brandFrom("abc")).toBe("#aabbcc");
  expect(brandFrom("rgb(255 0 0)")).toBe("#ff0000");
  expect(brandFrom("hsl(120 100% 50%)")).toBe("#00ff00");
  expect(brandFrom("oklch(1 0 0)")).toBe("#ffffff");
  for (const wrong of ["", "#12", "rgb(0 0 0 / 50%)", "url(x)", "red;}", "a".repeat(99)])
    expect(brandFrom(wrong), wrong).toBeUndefined();
});

test("an address carries colour and harmony; hostile values are ignored", () => {
  const choice = { brand: "#7a00ff", harmony: "split" } as const;
  expect(searchFor(choice)).toBe("?brand=%237a00ff&harmony=split");
  expect(choiceFrom(searchFor(choice))).toEqual(choice);
  for (const search of [
    "",
    "?brand=red",
    "?brand=%23<script>",
    "?brand=javascript:1&harmony=__proto__",
    "?harmony=toString",
  ])
    expect(choiceFrom(search), search).toEqual({});
  expect(choiceFrom("?brand=7A00FF&harmony=x")).toEqual({ brand: "#7a00ff" });
});

test("contrast is told in words", () => {
  const palette = paletteOf(declared, "#f2a900", "light");
  const words = pairsOf("primary", palette).map(pairText);
  expect(words[0]).toMatch(/^as text on paper: no \(1\.\d:1\)$/);
  expect(words.at(-1)).toMatch(/^as a fill under black: yes/);
  expect(pairText({ use: "as text", answer: "large only", ratio: 3.2 })).toBe(
    "as text: large text only (3.2:1)",
  );
  expect(ratioText(4.4999)).toBe("4.4:1");
});

test("the role for text can be read on every paper, and a fill always carries black or white", () => {
  for (const brand of [
    "#f2a900",
    "#ffd400",
    "#7a00ff",
    "#00ff00",
    "#0000ff",
    "#777777",
    "#ffffff",
    "#000000",
  ])
    for (const theme of ["light", "dark"] as const)
      for (const { role, pairs } of allPairs(paletteOf(declared, brand, theme))) {
        expect(pairs.at(-1)?.answer, `${role} of ${brand}`).toBe("yes");
        if (role === "primary-text")
          for (const pair of pairs.slice(0, 4))
            expect(pair.answer, `${brand} ${theme} ${pair.use}`).toBe("yes");
      }
});

test("ways of seeing: red and green merge for some, not for others", () => {
  const palette = paletteOf(declared, "#c8452c", "light");
  const red = {
    ...palette,
    primary: { hex: "", rgb: { r: 0.6, g: 0.3, b: 0.1 } },
    accent: { hex: "", rgb: { r: 0.35, g: 0.42, b: 0.1 } },
  };
  expect(areDistinguishable("primary", "accent", red, "usual")).toBe(true);
  expect(areDistinguishable("primary", "accent", red, "deuteranopia")).toBe(false);
  expect(visionText(red, "deuteranopia")).toContain("primary and accent");
  for (const vision of Object.keys(visions) as Vision[]) {
    const { matrix } = visions[vision];
    // Each row of a filter must keep white white.
    for (const row of matrix?.match(/(?:-?[\d.]+\s*){5}/g)?.slice(0, 3) ?? [])
      expect(
        row
          .trim()
          .split(/\s+/)
          .slice(0, 3)
          .reduce((sum, part) => sum + Number(part), 0),
      ).toBeCloseTo(1, 3);
  }
});

test("the export for the framework says the brand colour, and what a harmony changes", () => {
  const wanted = { declared, brand: "#2b6cb0", harmony: "triadic" } as const;
  const css = exporters.daylit.write(wanted);
  expect(css).toContain("--brand: #2b6cb0;");
  expect(css).toContain(`--accent: ${turned(declared.get("--accent") ?? "", 120)};`);
  expect(exporters.daylit.write({ ...wanted, harmony: "daylit" })).not.toContain("--accent");
});

test("a flat #FF6347 is read as itself, from a JPEG too", () => {
  const flat = (...pixel: number[]) => ({
    data: Array.from({ length: 400 }, () => [...pixel, 255]).flat(),
    width: 20,
    height: 20,
  });
  expect(coloursOf(flat(255, 99, 71))[0]?.hex).toBe("#ff6347");
  expect(coloursOf(flat(254, 99, 71), { lossy: true })[0]?.hex).toBe("#ff6347");
  expect(coloursOf(flat(254, 99, 71))[0]?.hex).toBe("#fe6347");
});

test("exports hold every role and the text on it", () => {
  const wanted = { declared, brand: "#2b6cb0", harmony: "daylit" } as const;
  const all = allColours(wanted);
  expect(all.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.keys(roles), "surface", "ink", "on-primary", "on-accent"]),
  );
  for (const { name, light } of all.filter(({ name }) => name.startsWith("on-"))) {
    const fill = all.find((other) => other.name === name.slice(3));
    expect(ratioOf(light, fill?.light ?? light), name).toBeGreaterThanOrEqual(4.5);
  }
});

test("neighbours are near, readable and not the colour itself", () => {
  for (const brand of ["#7a00ff", "#0b7a4b", "#ff6347", "#777777"]) {
    const found = readableNeighbours(declared, brand);
    expect(found.length, brand).toBeGreaterThan(3);
    expect(found).not.toContain(brand);
    for (const hex of found) {
      const { primary, surface } = paletteOf(declared, hex, "light");
      expect(ratioOf(primary.rgb, surface.rgb), hex).toBeGreaterThanOrEqual(3);
    }
  }
});

test("a logo's flat colour comes out exactly, before greys and blended edges", () => {
  const data: number[] = [];
  const put = (count: number, ...pixel: number[]) => {
    for (let turn = 0; turn < count; turn++) data.push(...pixel);
  };
  put(600, 20, 20, 20, 255);
  put(300, 226, 85, 31, 255);
  put(20, 230, 90, 36, 255);
  put(5, 120, 50, 20, 255);
  put(900, 0, 0, 255, 0);
  expect(coloursOf({ data, width: 1, height: data.length / 4 }).map(({ hex }) => hex)).toEqual([
    "#e2551f",
    "#141414",
  ]);
  expect(coloursOf({ data: [], width: 0, height: 0 })).toEqual([]);
});
