import { isDeepStrictEqual } from "node:util";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { siteFromLayout } from "../../edit/from-layout.ts";
import { siteDocument as anySite, anyText } from "../../testing/site-document.arbitrary.ts";
import { logos } from "../pictures/logos.ts";
import { migrate } from "./migrate.ts";
import { fitted, parseSite, readSite, readValue, SiteError, writeSite } from "./read.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const good = siteFromLayout(layout);

/** The site document with one thing in it changed, by its path. */
function changed(path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(good) as unknown as Record<string | number, unknown>;
  const last = path.at(-1) ?? "";
  const holder = path
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>(
      (inside, key) => inside[key] as Record<string | number, unknown>,
      copy,
    );
  holder[last] = value;
  return copy;
}

/** The site that this becomes, and what was repaired for it. */
function repaired(value: unknown) {
  const { site, repairs, problems } = readValue(value) as Exclude<
    ReturnType<typeof readValue>,
    { problems: readonly unknown[] }
  >;
  expect(problems).toBeUndefined();
  return { site, repairs };
}

const valueAt = (value: unknown, path: readonly (string | number)[]) =>
  path.reduce<unknown>((inside, key) => (inside as Record<string | number, unknown>)[key], value);

describe("what cannot stand becomes something that can, and is said with its place", () => {
  const hero = ["pages", 0, "sections", 0] as const;
  const [opening] = good.pages[0]?.sections ?? [];
  const long = "x".repeat(5001);
  test.each<[string, (string | number)[], unknown, unknown, string, string?]>([
    ["a number for a text", [...hero, "heading"], 7, "", "replaced"],
    ["a tab", [...hero, "heading"], "a\tb", "a b", "cleaned"],
    ["a line break in a line", [...hero, "heading"], "a\r\nb", "a b", "cleaned"],
    ["a mark of direction", ["business", "phone"], "\u202a+44 20\u202c", "+44 20", "cleaned"],
    ["a byte order mark", ["business", "name"], "\ufeffa", "a", "cleaned"],
    ["half a letter", ["business", "name"], "a\ud83d", "a", "cleaned"],
    ["a bell", ["business", "name"], "a\u0007b", "a b", "cleaned"],
    ["a text that is too long", [...hero, "heading"], long, long.slice(1), "shortened", "x"],
    ["an unknown field", [...hero, "headng"], "x", undefined, "dropped", "x"],
    ["a colour that is none", ["theme", "brand"], "red; a: b", "#0b7285", "replaced", "red; a: b"],
    ["an unknown choice", ["theme", "corner"], "rund", undefined, "replaced", "rund"],
    ["a number out of bounds", ["theme", "paper", "hue"], 400, 360, "replaced"],
    ["a picture nobody has", ["preview"], "arch-arcad", undefined, "replaced", "arch-arcad"],
    [
      "an outline that is none",
      ["mark"],
      { outline: "<script>" },
      { outline: logos.circle },
      "replaced",
    ],
    ["a name of a page twice", ["pages", 1, "path"], "/", "/page-2", "replaced"],
    ["a way out of the site", ["pages", 1, "path"], "/../x", "/page-2", "replaced"],
    ["a name that machines keep", ["pages", 1, "path"], "/con", "/page-2", "replaced"],
    ["no language", ["language"], "en_GB", "en-GB", "replaced"],
    [
      "a foreign navigation",
      ["nav"],
      { block: "footer-slim" },
      { block: "nav-bar" },
      "dropped",
      "footer-slim",
    ],
    [
      "an address of nowhere",
      ["address"],
      "ftp://a.example",
      undefined,
      "dropped",
      "ftp://a.example",
    ],
    [
      "a form that goes nowhere",
      ["form"],
      { way: "service", address: "http://a.b" },
      { way: "mail" },
      "replaced",
      "http://a.b",
    ],
    [
      "a section that opens, in the middle",
      ["pages", 0, "sections", 1],
      opening,
      good.pages[0]?.sections[2],
      "dropped",
    ],
  ])("%s", (_, path, value, wanted, kind, rest) => {
    const { site, repairs } = repaired(changed(path, value));
    expect(valueAt(site, path)).toEqual(wanted);
    expect(repairs).toHaveLength(1);
    expect(repairs[0]).toMatchObject({ kind, ...(rest ? { rest } : {}) });
  });

  test("an unknown block is left out, and its words can still be had", () => {
    const { site, repairs } = repaired(
      changed(["pages", 0, "sections", 1], {
        block: "later",
        heading: "Mine",
        list: ["a", { b: "c" }],
      }),
    );
    expect(site.pages[0]?.sections).toHaveLength((good.pages[0]?.sections.length ?? 0) - 1);
    expect(repairs).toEqual([
      { path: "pages[0].sections[1]", kind: "dropped", rest: "later\nMine\na\nc" },
    ]);
  });

  test("a page without an opening gets one, and keeps its sections", () => {
    const sections = good.pages[0]?.sections.slice(1);
    const { site } = repaired(changed(["pages", 0, "sections"], sections));
    expect(site.pages[0]?.sections).toEqual([
      { block: "hero-type", heading: good.pages[0]?.label },
      ...(sections ?? []),
    ]);
  });

  test("paragraphs and lines that are too many go on in the last one", () => {
    const section = { block: "story-text", heading: "h", text: ["1", "2", "3", "4", "5", "6"] };
    const prose = repaired(changed(["pages", 0, "sections", 1], section)).site.pages[0];
    expect(prose?.sections[1]).toMatchObject({ text: ["1", "2", "3", "4 5 6"] });
    const lines = Array.from({ length: 14 }, (_, index) => `${index + 1}`);
    const { site, repairs } = repaired(changed(["business", "address"], lines));
    expect(site.business.address).toHaveLength(8);
    expect(site.business.address.join(", ")).toBe(lines.join(", "));
    expect(repairs).toEqual([{ path: "business.address", kind: "joined" }]);
  });

  test("pages and sections that are too many are left out, and their words can still be had", () => {
    const page = good.pages[1];
    const pages = Array.from({ length: 14 }, (_, index) => ({ ...page, path: `/p${index}` }));
    const { site, repairs } = repaired(changed(["pages"], pages));
    expect(site.pages.map(({ path }) => path)).toEqual([
      "/",
      ...pages.slice(1, 12).map(({ path }) => path),
    ]);
    expect(repairs[0]?.rest).toContain("/p13");
  });

  test("a text of many megabytes leaves no room for the next, which is set aside", () => {
    const [home] = good.pages;
    const [, section] = home?.sections ?? [];
    const full = {
      ...section,
      block: "story-text",
      heading: "h",
      text: Array(4).fill("x".repeat(5000)),
    };
    const sections = [home?.sections[0], ...Array(19).fill(full)];
    const pages = Array.from({ length: 12 }, (_, index) => ({
      ...home,
      path: `/p${index}`,
      sections,
    }));
    const { site, repairs } = repaired(changed(["pages"], pages));
    expect(readSite(writeSite(site))).toEqual({ site, repairs: [] });
    expect(repairs.filter(({ kind }) => kind === "shortened").length).toBeGreaterThan(10);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/a/b",
    "vbscript:x",
    " https://a.example",
    'https://a.example/"onclick',
    "http:alert",
  ])("%s is no address", (href) => {
    const nav = { block: "nav-bar", action: { label: "Go", href } };
    const { site, repairs } = repaired(changed(["nav"], nav));
    expect(site.nav).toEqual({ block: "nav-bar", action: { label: "Go", href: "" } });
    expect(repairs).toEqual([{ path: "nav.action.href", kind: "replaced", rest: href }]);
  });
});

test("keys of prototypes are dropped as any unknown word is", () => {
  const read = (text: string) => repaired(JSON.parse(text));
  const outside = read(
    writeSite(good).replace('"language"', '"__proto__": {"a": "b"}, "language"'),
  );
  expect(outside.repairs).toEqual([{ path: "__proto__", kind: "dropped", rest: "b" }]);
  const inside = read(writeSite(good).replace('"block"', '"constructor": "x", "block"'));
  expect(inside.repairs[0]?.path).toMatch(/constructor$/);
  for (const { site } of [outside, inside]) expect(site).toEqual(good);
  expect(({} as { a?: string }).a).toBeUndefined();
});

test("what is no site, cut off, huge or newer is refused politely", () => {
  const words = (text: string) => readSite(text).problems?.[0]?.words;
  expect(words("")).toContain("damaged or cut off");
  expect(words(writeSite(good).slice(0, -20))).toContain("is incomplete");
  expect(words("[]")).toContain("This isn’t a Daylit site.");
  expect(words('{"daylit":1}')).toContain("no pages");
  expect(words('{"daylit":1,"pages":[]}')).toContain("no pages");
  expect(words(" ".repeat(4_000_001))).toContain("too large");
  const newer = readValue({ ...good, daylit: 7, unheard: "of" });
  expect(newer).toMatchObject({ newer: 7 });
  expect(newer.problems?.[0]?.words).toContain("Nothing in it was changed");
});

test("for those who know that it is right, nothing is repaired", () => {
  expect(() => parseSite(changed(["nav", "block"], "nav-barr"))).toThrow("nav: dropped nav-barr");
  expect(() => parseSite({})).toThrow(SiteError);
});

describe("by chance", () => {
  test("reading never throws, whatever it is given", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json({ maxDepth: 6 })), (value) => {
        const reading = typeof value === "string" ? readSite(value) : readValue(value);
        expect(reading.site === undefined).toBe(reading.problems !== undefined);
        try {
          parseSite(value);
        } catch (error) {
          expect(error).toBeInstanceOf(SiteError);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("a good site document with anything in any place becomes one that reads back without a repair", () => {
    const paths: (string | number)[][] = [];
    const collect = (value: unknown, path: (string | number)[]) => {
      if (path.length > 0) paths.push(path);
      if (typeof value !== "object" || value === null) return;
      for (const key of Object.keys(value))
        collect((value as Record<string, unknown>)[key], [
          ...path,
          Array.isArray(value) ? Number(key) : key,
        ]);
    };
    collect(good, []);
    const anything = fc.oneof(fc.anything({ withNullPrototype: true }), anyText);
    fc.assert(
      fc.property(fc.constantFrom(...paths), anything, (path, value) => {
        const { site, problems } = readValue(changed(path, value));
        if (!site) {
          expect(`${path} ${problems[0]?.words}`).toMatch(
            /^(daylit|pages) This (isn’t|site was|Daylit site is)/,
          );
          return;
        }
        // Much faster than toEqual, which is made to explain differences.
        const again = readSite(writeSite(site));
        if (!isDeepStrictEqual(again, { site, repairs: [] }))
          expect(again).toEqual({ site, repairs: [] });
        expect(fitted(site).site).toBe(site);
      }),
      { numRuns: 500 },
    );
  });

  test("what is good is read as it is, and written as it was", () => {
    fc.assert(
      fc.property(anySite, (value) => {
        const read = parseSite(value);
        expect(read).toEqual(value);
        expect(writeSite(parseSite(JSON.parse(writeSite(read))))).toBe(writeSite(read));
      }),
      { numRuns: 60 },
    );
  });
});

describe("older documents", () => {
  const rename = (from: string, to: string) => (old: Readonly<Record<string, unknown>>) => {
    const { [from]: value, ...rest } = old;
    return { ...rest, [to]: value };
  };

  test("go through every step between, once and in order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.string(), (start, word) => {
        const steps = Object.fromEntries(
          [1, 2, 3, 4, 5].map((from) => [from, rename(`v${from}`, `v${from + 1}`)]),
        );
        const old = { daylit: start, [`v${start}`]: word };
        const before = structuredClone(old);
        expect(migrate(old, 6, steps)).toEqual({ daylit: 6, v6: word });
        expect(old).toEqual(before);
      }),
    );
  });

  test("are refused when a step is missing, and a current one is left alone", () => {
    expect(migrate({ daylit: 1 }, 3, {})).toBeUndefined();
    expect(migrate(good)).toBe(good);
  });
});
