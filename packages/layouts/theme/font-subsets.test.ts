import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cataloguePages } from "../catalogue/catalogue.ts";
import sizes from "../generated/fonts/sizes.json" with { type: "json" };
import { type FaceName, faces } from "./faces.ts";
import {
  type CharacterSet,
  characterSets,
  isFetched,
  subsetFile,
  subsetFontFaces,
  subsetsFor,
} from "./font-subsets.ts";
import { scriptFaces, scriptFileOf, setsOf } from "./script-faces.ts";
import { facesOf, themeCss } from "./theme-css.ts";

const folder = join(import.meta.dirname, "../generated/fonts");
const names = Object.keys(faces) as FaceName[];

test("what is written down about the files is true, and each is there in every set", () => {
  const sets = Object.keys(characterSets) as CharacterSet[];
  for (const name of names)
    for (const [cut, size] of Object.entries(sizes[name])) {
      const files = sets.map((set) => join(folder, "..", subsetFile(name, cut as "text", set)));
      expect(statSync(files[0] ?? "").size, `${name} ${cut}`).toBe(size);
      for (const file of files) expect(existsSync(file), file).toBe(true);
    }
});

test("every headline of the catalogue has the weight that it is set in", () => {
  const missing = cataloguePages.filter(({ theme: { type, headline } }) => {
    const weight = headline?.weight ?? 700;
    const cuts =
      type.headline in faces ? subsetsFor(type.headline as FaceName, [weight]) : [weight];
    return !cuts.includes(weight);
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
});

describe("of each page's faces", () => {
  const rules = (css: string) =>
    [...css.matchAll(/family: "([^"]+)";\n {2}font-weight: (\d+) (\d+);(?=[^}]*U\+20-7E)/g)].map(
      ([, family = "", from, to]) => ({ family, from: Number(from), to: Number(to) }),
    );

  test.each(cataloguePages)("$id every weight is answered once", ({ theme }) => {
    const found = rules(subsetFontFaces("Plain words")(theme, ""));
    for (const name of facesOf(theme)) {
      const spans = found.filter(({ family }) => family === faces[name].family);
      expect(spans.at(0)?.from).toBe(1);
      expect(spans.at(-1)?.to).toBe(1000);
      for (const [index, { from }] of spans.entries())
        if (index > 0) expect(from).toBe((spans[index - 1]?.to ?? 0) + 1);
    }
  });
});

const theme = cataloguePages[0]?.theme;
if (!theme) throw new Error("no layouts");
const look = { ...theme, type: { headline: "fraunces", body: "figtree" } } as const;

test("a site has the letters of its language and of its neighbours", () => {
  const filesOf = (words?: string, language?: string) =>
    subsetFontFaces(words, language)(look, "").match(/figtree-text[\w-]*(?=\.woff2)/g);
  const [plain, west, more, east] = ["", "-west", "-more", "-east"].map(
    (it) => `figtree-text${it}`,
  );
  expect(filesOf("Bread & butter – £3", "en-GB")).toEqual([plain, west, more]);
  expect(filesOf("Bread", "de")).toEqual([west, more, east]);
  expect(filesOf("Smørrebrød")).toEqual([west, more]);
  expect(filesOf("Dvořák")).toEqual([west, more, east]);
  expect(filesOf()).toEqual([west, more, east]);
});

test("of those a page fetches only the ones that its words need", () => {
  const files = ["", "-west", "-more", "-east"].map((it) => `fonts/figtree-text${it}.woff2`);
  const fetched = (words: string, of = files) =>
    of.filter((file) => isFetched(file, new Set(of), words));
  expect(fetched("Bread")).toEqual(files.slice(0, 1));
  expect(fetched("Käse")).toEqual(files.slice(0, 2));
  expect(fetched("½ ‡ ř")).toEqual([files[0], files[2], files[3]]);
  // Where there is no file with the everyday letters alone, the larger one holds them.
  expect(fetched("Bread", files.slice(1))).toEqual(files.slice(1, 2));
});

test("each letter of a range is in one file", () => {
  const rules = subsetFontFaces("Bread")(look, "").match(/unicode-range: .*/g) ?? [];
  expect(new Set(rules).size).toBe(3);
  expect(rules.filter((range) => range.includes("U+E4-E8"))).toHaveLength(rules.length / 3);
});

test("a section that sets the headlines' face in another weight brings it along", () => {
  const heavy = { ...look, headline: { weight: 800 } };
  const quote = ".quotes-large { font: 400 1rem / 1 var(--font-headline); }";
  expect(subsetFontFaces("")(heavy, "")).not.toContain("fraunces-400.woff2");
  expect(subsetFontFaces("")(heavy, quote)).toContain("fraunces-400.woff2");
  const light = ".quotes-faces { font: 400 1rem / 1 var(--font-quote, var(--font-headline)); }";
  expect(subsetFontFaces("")(heavy, light)).not.toContain("fraunces-400.woff2");
  expect(themeCss(heavy)).toContain("--font-quote: var(--font-body)");
  expect(themeCss(look)).not.toContain("--font-quote");
});

test("three weights of running text are one file, two may be fewer bytes by themselves", () => {
  expect(subsetsFor("source-serif-4", [400, 500, 600])).toEqual(["text"]);
  expect(subsetsFor("outfit", [400, 600])).toEqual([400, 600]);
  expect(subsetsFor("source-serif-4", [400, 500, 600, 800])).toEqual(["text", 800]);
});

const scriptCutsOf = (language: string, headline: FaceName, body: FaceName) => {
  const page = `<html lang="${language}">`;
  const css = subsetFontFaces(page, language)({ ...theme, type: { headline, body } }, "");
  return [...css.matchAll(/url\("(fonts\/[\w-]+)\.woff2"/g)].map(([, file]) => `${file}.woff2`);
};
const arabicCutsOf = (headline: FaceName, body: FaceName) =>
  scriptCutsOf("ar", headline, body).filter((file) => /-(?:arab|signs|latin)\./.test(file));
const sumOf = (files: readonly string[]) =>
  files.reduce((all, file) => all + statSync(join(folder, "..", file)).size, 0);

test("every face of another script has the files that its pages name", () => {
  const missing = Object.entries(scriptFaces).flatMap(([name, { cuts, has }]) =>
    cuts.flatMap((cut) =>
      setsOf(has)
        .map((set) => scriptFileOf({ name, cut }, set))
        .filter((file) => !existsSync(join(folder, "..", file))),
    ),
  );
  expect(missing).toEqual([]);
});

// Vietnamese is written in Latin letters too, and headlines may be in a third cut.
test.each([
  ["el", "Καλημέρα 5", /greek|signs/, 40_000],
  ["uk", "Ґанок 5", /cyrillic|signs/, 41_000],
  ["he", "שלום 5", /hebrew|signs/, 40_000],
  ["vi", "Phở bò 5", /viet|vowels|signs/, 50_000],
])("a page in %s has faces that belong to its layout’s", (language, words, sets, most) => {
  for (const { theme } of cataloguePages) {
    const { headline, body } = theme.type;
    if (!(headline in faces) || !(body in faces)) continue;
    const files = scriptCutsOf(language, headline as FaceName, body as FaceName);
    const fetched = files.filter((file) => isFetched(file, new Set(files), words));
    expect(fetched.length).toBeGreaterThan(1);
    for (const file of fetched) expect(file).toMatch(sets);
    expect(sumOf(fetched), `${headline} and ${body}`).toBeLessThan(most);
  }
});

test("a face of the layout that has the letters writes them itself, another has a companion", () => {
  const named = (language: string, headline: FaceName, body: FaceName) => [
    ...new Set(
      scriptCutsOf(language, headline, body).map((file) => file.replace(/-\w+\.\w+$/, "")),
    ),
  ];
  expect(named("uk", "playfair-display", "figtree")).toEqual([
    "fonts/playfair-display-world-400",
    "fonts/open-sans-400",
    "fonts/open-sans-700",
  ]);
  expect(named("he", "playfair-display", "figtree")[0]).toBe("fonts/frank-ruhl-libre-400");
  expect(named("sr-Latn", "playfair-display", "figtree").join()).not.toMatch(/world|open-sans/);
});

test("a page in Arabic has faces that belong to those of its layout, in 40 kB", () => {
  const sans = arabicCutsOf("outfit", "figtree");
  const serif = arabicCutsOf("fraunces", "source-serif-4");
  expect(sans.join()).toMatch(/alexandria-\d+-arab.*ibm-plex-sans-arabic-400-arab/);
  expect(serif).toEqual([
    "fonts/noto-naskh-arabic-text-arab.woff2",
    "fonts/noto-naskh-arabic-text-signs.woff2",
    "fonts/noto-naskh-arabic-text-latin.woff2",
  ]);
  // An email address has Latin letters, in the weight of the text.
  for (const files of [sans, serif])
    expect(
      sumOf(files.filter((file) => !/\d-latin/.test(file) || /c-400-/.test(file))),
    ).toBeLessThan(40_000);
  const mixed = arabicCutsOf("fraunces", "figtree");
  expect(sumOf(mixed.filter((file) => !/latin/.test(file)))).toBeLessThan(40_000);
  // A page in another language doesn’t have them, nor one whose visitors bring their own.
  expect(subsetFontFaces("مخبز", "en-GB")(look, "")).not.toContain("-arab");
  expect(subsetFontFaces('<html lang="ar" dir="rtl">مخبز', "en-GB")(look, "")).toContain("-arab");
  const system = { ...look, type: { headline: "system-serif", body: "system-sans" } } as const;
  expect(subsetFontFaces("مخبز", "ar")(system, "")).toBe("");
  // A site in Arabic alone has no other faces: its Latin letters are of the same.
  const pages = '<html lang="ar" dir="rtl">مخبز <html lang="ar">a@b.example';
  expect(subsetFontFaces(pages, "ar")(look, "")).not.toContain("-west.woff2");
  expect(subsetFontFaces(`${pages}<html lang="fr">`, "ar")(look, "")).toContain("-west.woff2");
  const files = ["arab", "persian", "signs", "latin", "accents"].map(
    (set) => `fonts/noto-naskh-arabic-text-${set}.woff2`,
  );
  const fetched = (words: string) => files.filter((file) => isFetched(file, new Set(files), words));
  expect(fetched("خبز 5")).toEqual([files[0], files[2]]);
  expect(fetched("نان پنیر: Café")).toEqual(files);
});
