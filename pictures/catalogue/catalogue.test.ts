import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hues } from "../colour/hue.ts";
import { encodings, formatOf } from "../formats.ts";
import { catalogue, pictureFile, pictureSrcset, pictureUrl } from "./catalogue.ts";
import { subjectList } from "./subject-list.ts";

const images = join(import.meta.dirname, "../images");
const sizes = new Map(
  readdirSync(images).map((name) => [name, statSync(join(images, name)).size] as const),
);
const files = catalogue.flatMap((entry) =>
  encodings.flatMap((encoding) =>
    entry.widths.map((width) => ({
      entry,
      encoding,
      width,
      name: pictureFile(entry, width, encoding),
    })),
  ),
);

describe("the library", () => {
  test("shows each of twenty trades in one scene and two other pictures or more", () => {
    const trades = Map.groupBy(
      catalogue.filter(({ trade }) => trade !== "studio"),
      ({ trade }) => trade,
    );
    expect(trades.size).toBe(20);
    for (const [trade, pictures] of trades) {
      const scenes = pictures.filter(({ kind }) => kind === "establishing");
      expect(scenes.length, trade).toBeGreaterThanOrEqual(1);
      expect(pictures.length - scenes.length, trade).toBeGreaterThanOrEqual(2);
    }
  });

  test("is lit in six ways or more besides the window, and shows forty people or more", () => {
    const lights = new Set(catalogue.map(({ light = "window" }) => light));
    expect(lights.size - 1, [...lights].join(" ")).toBeGreaterThanOrEqual(6);
    const people = catalogue.filter(({ kind }) => kind === "person");
    expect(people.length).toBeGreaterThanOrEqual(40);
  });

  test("has for every before an after of one shape and one light", () => {
    const before = catalogue.filter(({ id }) => id.endsWith("-before"));
    expect(before.length).toBeGreaterThanOrEqual(2);
    for (const { id, ratio, light } of before) {
      const after = catalogue.find((entry) => entry.id === id.replace(/before$/, "after"));
      expect({ ratio: after?.ratio, light: after?.light }, id).toEqual({ ratio, light });
    }
  });

  test("has a twin of one shape for every picture that is lit again at dusk", () => {
    const lit = catalogue.filter(({ dusk }) => dusk);
    expect(lit.length).toBeGreaterThan(0);
    for (const { id, ratio } of lit)
      expect(catalogue.find((entry) => entry.id === `${id}-dusk`)?.ratio, id).toBe(ratio);
  });

  test("weighs at most 47 MB, without a file that nothing uses", () => {
    expect([...sizes.keys()].sort()).toEqual(files.map(({ name }) => name).sort());
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(47_000_000);
  });

  test("keeps every AVIF under its format's limit, and no limit is above 120 kB", () => {
    const heavy = files.filter(({ encoding, entry, name }) => {
      const limit = Math.min(120_000, formatOf(entry).limit);
      return encoding === "avif" && (sizes.get(name) ?? Number.POSITIVE_INFINITY) > limit;
    });
    expect(heavy.map(({ name }) => name)).toEqual([]);
  });
});

describe("what is said about a picture", () => {
  test("is a sentence of its own", () => {
    const texts = subjectList.map(({ alt }) => alt);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.length, text).toBeGreaterThanOrEqual(20);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/\b(picture|photo|image) of\b/i);
    }
  });

  test("names what its caption names, and of people who is to be seen", () => {
    const stems = (text: string) =>
      (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) =>
        word.replace(/(e?s)$/, "").slice(0, 5),
      );
    const someone = /\b(wom[ae]n|m[ae]n|child|person|musicians)\b/i;
    const silent = subjectList.filter(
      ({ kind, subject, alt }) =>
        !(kind === "person" && someone.test(alt)) &&
        !stems(subject).some((stem) => stems(alt).includes(stem)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test("points at a place inside it and names its colours", () => {
    for (const { id, focal, colour, placeholder, hues: named } of catalogue) {
      expect(Math.min(...focal), id).toBeGreaterThanOrEqual(0);
      expect(Math.max(...focal), id).toBeLessThanOrEqual(1);
      expect(colour, id).toMatch(/^#[0-9a-f]{6}$/);
      expect(placeholder, id).toMatch(/^linear-gradient\(/);
      expect(named.length, id).toBeGreaterThan(0);
      expect(hues, id).toEqual(expect.arrayContaining([...named]));
    }
  });
});

describe("an address", () => {
  const [entry] = catalogue;
  if (!entry) throw new Error("The catalogue is empty");
  const [narrow = 0] = entry.widths;

  test("carries the content's hash and the given folder", () => {
    const { id, hash } = entry;
    expect(pictureUrl(entry, narrow, "avif")).toBe(`/pictures/${id}-${narrow}.${hash}.avif`);
    expect(pictureUrl(entry, narrow, "avif", "img/")).toMatch(/^img\/[a-z]/);
  });

  test("is refused for a width that was never made", () => {
    expect(() => pictureUrl(entry, 7)).toThrow("width 7");
  });

  test("lists every width once in a srcset", () => {
    const listed = [...pictureSrcset(entry, "webp").matchAll(/ (\d+)w/g)].map(([, w]) => Number(w));
    expect(listed).toEqual([...entry.widths]);
  });
});
