import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { projectFrom } from "../edit/from-layout.ts";
import { project as anyProject } from "../testing/site-document.arbitrary.ts";
import { migrate } from "./migrate.ts";
import { ProjectError, projectOf, readProject, readValue, writeProject } from "./read.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const good = projectFrom(layout);

/** The project with one thing in it changed, by its path. */
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

const wordsOf = (value: unknown) =>
  readValue(value).problems?.map(({ path, words }) => `${path}: ${words}`) ?? [];

describe("what is wrong is said in words, with its place", () => {
  const first = ["pages", 0, "sections", 0] as const;
  test.each<[unknown, string]>([
    [
      changed(["pages", 0, "sections", 1, "block"], "hero-splitt"),
      'pages[0].sections[1]: "hero-splitt" is no block; did you mean "hero-split"?',
    ],
    [
      changed([...first, "headng"], "x"),
      'pages[0].sections[0].headng: "headng" is no field; did you mean "heading"?',
    ],
    [changed([...first, "heading"], 7), "pages[0].sections[0].heading: should be a text"],
    [
      changed([...first, "heading"], "x".repeat(5001)),
      "pages[0].sections[0].heading: is 5001 characters long; at most 5000 can be read",
    ],
    [
      changed([...first, "block"], "questions-accordion"),
      'pages[0].sections[0]: "questions-accordion" cannot open a page; a hero can',
    ],
    [
      changed(["pages", 0, "sections", 1, "block"], "hero-split"),
      'pages[0].sections[1]: "hero-split" cannot stand in the middle',
    ],
    [changed(["nav", "block"], "footer-slim"), 'nav: "footer-slim" cannot be the navigation'],
    [
      changed(["theme", "brand"], "red; background: url(//evil.example)"),
      "theme.brand: is no colour: # and six digits are expected, as in #0b7285",
    ],
    [
      changed(["theme", "corner"], "rund"),
      'theme.corner: "rund" is no corner; did you mean "round"?',
    ],
    [
      changed(["form"], { way: "service", address: "http://forms.example" }),
      "form.address: is no address of a form service: https:// is expected",
    ],
    [changed(["pages", 1, "path"], "/"), 'pages[1].path: "/" is another page already'],
    [
      changed(["pages", 1, "path"], "/../x"),
      "pages[1].path: should be / or / and a word in small letters, as in /contact",
    ],
    [
      changed(["business", "name"], "a\u0000b"),
      "business.name: has a character in it that cannot be seen",
    ],
    [
      changed(["mark", "outline"], "M0 0<script>"),
      "mark.outline: is no outline: only the letters and numbers of a path are expected",
    ],
    [
      changed(["preview"], "arch-arcad"),
      'preview: "arch-arcad" is no picture; did you mean "arch-arcade"?',
    ],
  ])("%#", (value, words) => {
    expect(wordsOf(value)).toContain(words);
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
    const value = changed(["nav"], { block: "nav-bar", action: { label: "Go", href } });
    expect(wordsOf(value).join()).toContain("nav.action.href: is no address");
  });
});

test("keys of prototypes are refused as any unknown word is", () => {
  const text = writeProject(good).replace('"language"', '"__proto__": {"a": 1}, "language"');
  expect(readProject(text).problems?.[0]?.path).toBe("__proto__");
  const inside = writeProject(good).replace('"block"', '"constructor": "x", "block"');
  expect(readProject(inside).problems?.[0]?.path).toMatch(/constructor$/);
  expect(({} as { a?: number }).a).toBeUndefined();
});

test("what is no project, cut off, huge or newer is refused politely", () => {
  expect(readProject("").problems?.[0]?.words).toContain("damaged or cut off");
  expect(readProject(writeProject(good).slice(0, -20)).problems?.[0]?.words).toContain("whole");
  expect(readProject("[]").problems?.[0]?.words).toContain("no Daylit project");
  expect(readProject(" ".repeat(1_000_001)).problems?.[0]?.words).toContain("too large");
  const newer = readValue({ ...good, daylit: 7, unheard: "of" });
  expect(newer).toMatchObject({ newer: 7 });
  expect(newer.problems?.[0]?.words).toContain("Nothing in it was changed");
});

describe("by chance", () => {
  test("reading never throws, whatever it is given", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json({ maxDepth: 6 })), (value) => {
        const reading = typeof value === "string" ? readProject(value) : readValue(value);
        expect(reading.project === undefined).toBe(reading.problems !== undefined);
        try {
          projectOf(value);
        } catch (error) {
          expect(error).toBeInstanceOf(ProjectError);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("a good project with anything in any place is read or refused in words", () => {
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
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.anything({ withNullPrototype: true }),
        (path, value) => {
          const { project, problems } = readValue(changed(path, value));
          if (project) expect(readValue(project).project).toEqual(project);
          else for (const { words } of problems) expect(words.length).toBeLessThan(400);
        },
      ),
      { numRuns: 800 },
    );
  });

  test("what is good is read as it is, and written as it was", () => {
    fc.assert(
      fc.property(anyProject, (value) => {
        const read = projectOf(value);
        expect(readValue(value).problems).toBeUndefined();
        expect(read).toEqual(value);
        expect(writeProject(projectOf(JSON.parse(writeProject(read))))).toBe(writeProject(read));
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
