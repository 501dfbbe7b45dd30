import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import {
  plainSite,
  readSite,
  readValue,
  type SiteDocument,
  textsOfSite,
  writeSite,
} from "@daylit/site-engine";
import { withFacts, withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergedRecord } from "../../../workspace/store/record/merge.ts";
import type { WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import { createSession, type Session } from "./session.ts";

type Facts = Partial<SiteDocument["business"]>;

const startOf = (id: string) => {
  const page = cataloguePages.find((layout) => layout.id === id);
  if (!page) throw new Error(`no ${id}`);
  return siteFromLayout(page);
};

/**
 * Titles are made of other texts; buttons and lists of ways to reach the owner may be a fact as a whole, and
 * hours in a table or a chart are those of the site.
 */
const sentencesOf = (site: SiteDocument) =>
  textsOfSite(site).filter(
    ({ path, role }) =>
      /^(nav|footer|pages\[\d+\]\.sections)/.test(path) &&
      !/\.(days|hours)\[/.test(path) &&
      role !== "facts" &&
      role !== "action",
  );

const textAt = (site: SiteDocument, path: string) =>
  textsOfSite(site).find((text) => text.path === path)?.text;

/** How version 1 marked an example: by a hash of its words. */
function hashOfVersion1(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text.trim()))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

describe("names that are words of the owner's sentences", () => {
  const start = startOf("food-0001-1");
  test.each([
    ["The", "The Oven", "The bread is baked at night, and The Oven is lit"],
    ["Sun", "Moon Bakery", "Closed on Sun and Mon"],
    ["0113 496 0000", "Zoe", "Ring 0113 496 0000 or Zoe"],
  ])("%s, then %s", (first, second, sentence) => {
    const session = createSession(start, {}, () => 0);
    const change = (update: (site: SiteDocument) => SiteDocument) => session.change("x", update);
    const path = "pages[0].sections[0].lead";
    change((site) => withWords(site, path, sentence));
    const others = sentencesOf(session.site).filter(({ text }) => /\bThe\b|\bSun/.test(text));
    expect(others.length).toBeGreaterThan(5);
    change((site) => withFacts(site, { name: first }));
    change((site) => withFacts(site, { phone: "0113 496 0000" }));
    change((site) => withFacts(site, { name: second, phone: "020 7946 0111" }));
    for (const other of others) expect(textAt(session.site, other.path)).toBe(other.text);
  });

  test("a document of version 1 is converted: its examples follow, its own sentences stay", () => {
    const shown = plainSite(withFacts(start, { name: "The" }));
    // Only finished words, and which of them are examples.
    const { examples: _, ...words } = shown;
    const lent = textsOfSite(withFacts(start, { name: "The" })).flatMap(({ text, example }) =>
      example ? [hashOfVersion1(text)] : [],
    );
    const { site: old } = readValue({ ...words, daylit: 1, lent });
    if (!old) throw new Error("not read");
    const path = "pages[0].sections[0].lead";
    const sentence = "The bread of Leeds, from 0113 496 0177";
    const own = withWords(old, path, sentence);
    const next = withFacts(withFacts(own, { name: "The Oven" }), {
      phone: "020 7946 0111",
      address: ["1 New Street", "York YO1 1AA"],
    });
    expect(textAt(next, path)).toBe(sentence);
    expect(textAt(next, "pages[2].sections[0].keyword")).toBe("1 New Street, York");
    expect(textAt(next, "pages[2].sections[0].actions[0].label")).toBe("020 7946 0111");
    const theBread = sentencesOf(own).filter(({ text }) => /^The /.test(text));
    expect(theBread.length).toBeGreaterThan(0);
    for (const { path: at, text } of theBread) expect(textAt(next, at)).toBe(text);
  });
});

const words = [
  ...["The", "Sun", "Moon Bakery", "The Oven", "a", "Bread", "Bread rolls", "Leeds", "", " "],
  ...["$&", "(.*)", "[x", "\\d+", "مخبز الشمس", "パン", "Ω", "Pinch & Proof", "Pinch"],
];
const anyName = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);
const anyFact: fc.Arbitrary<Facts> = fc.oneof(
  anyName.map((name) => ({ name })),
  fc
    .constantFrom("0113 496 0000", "1", "+44 (0)20", "٠٢٠ ٧٩٤٦ ٠٠١٨", "", "9", "The")
    .map((phone) => ({ phone })),
  fc.constantFrom("a@b.example", "a@", "", "The").map((email) => ({ email })),
  anyName.map((strapline) => ({ strapline })),
  fc.array(anyName, { maxLength: 4 }).map((address) => ({ address })),
  fc
    .array(fc.tuple(anyName, fc.constantFrom("9:00–17:00", "Closed", "9")), { maxLength: 3 })
    .map((hours) => ({ hours })),
);
const anySentence = fc
  .array(fc.oneof(anyName, fc.constantFrom("0113 496 0000", "a@b.example", "on", "and")), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(" "));

type Step =
  | { kind: "fact"; facts: Facts; letters: boolean }
  | { kind: "write"; at: number; text: string }
  | { kind: "undo" | "redo" | "reload" }
  | { kind: "tab"; steps: readonly Step[]; here: readonly Step[] };

const simple: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("fact"), facts: anyFact, letters: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("write"), at: fc.nat(), text: anySentence }),
  },
) as fc.Arbitrary<Step>;
const anyStep = fc.oneof(
  { weight: 6, arbitrary: simple },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: "undo" }, { kind: "redo" }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: "reload" }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("tab" as const),
      steps: fc.array(simple, { maxLength: 3 }),
      here: fc.array(simple, { maxLength: 3 }),
    }),
  },
);

/** What the owner has written and said, for each state of the site. */
type Owner = { sentences: ReadonlyMap<string, string>; facts: Facts };

/** A fact as it is read: a line of the address may be kept as "the name". */
const shownFact = (site: SiteDocument, key: string) =>
  plainSite(site).business[key as keyof Facts] ?? [];

function drive(start: SiteDocument, steps: readonly Step[]) {
  const owners = new Map<SiteDocument, Owner>([[start, { sentences: new Map(), facts: {} }]]);
  const ownerOf = (site: SiteDocument) => owners.get(site) as Owner;

  function take(session: Session, step: Step): Session {
    const change = (
      update: (site: SiteDocument) => SiteDocument,
      next: (after: SiteDocument) => Owner,
    ) => {
      const before = session.site;
      session.change("x", update);
      if (session.site !== before) owners.set(session.site, next(session.site));
    };
    if (step.kind === "fact") {
      const [[key, value] = ["name", ""]] = Object.entries(step.facts);
      const values =
        step.letters && typeof value === "string"
          ? ["", ...[...value].map((_, at) => value.slice(0, at + 1))]
          : [value];
      for (const each of values) {
        const { sentences, facts } = ownerOf(session.site);
        change(
          (site) => withFacts(site, { [key]: each }),
          (site) => ({
            sentences,
            facts: { ...facts, [key]: shownFact(site, key) },
          }),
        );
      }
    } else if (step.kind === "write") {
      const places = sentencesOf(session.site);
      const { path = "", text = "" } = places[step.at % places.length] ?? {};
      const { sentences, facts } = ownerOf(session.site);
      if (text !== step.text)
        change(
          (site) => withWords(site, path, step.text),
          (site) => ({ facts, sentences: new Map(sentences).set(path, textAt(site, path) ?? "") }),
        );
    } else if (step.kind === "undo") session.undo();
    else if (step.kind === "redo") session.redo();
    else if (step.kind === "reload") {
      const { site } = readSite(writeSite(session.site));
      if (!site) throw new Error("not read");
      owners.set(site, ownerOf(session.site));
      return createSession(site, {}, () => 0);
    } else if (step.kind === "tab") {
      const base = session.site;
      const other = step.steps.reduce(
        take,
        createSession(base, {}, () => 0),
      );
      for (const each of step.here) take(session, each);
      const record = (site: SiteDocument) => ({ id: "a", changed: 0, site }) as never;
      const { site } = mergedRecord(
        record(base),
        record(session.site),
        record(other.site),
      ) as WorkspaceRecord & { site: SiteDocument };
      const next = site;
      const [mine, theirs] = [ownerOf(session.site), ownerOf(other.site)];
      const keys = Object.keys({ ...theirs.facts, ...mine.facts });
      const sentences = new Map([...theirs.sentences, ...mine.sentences]);
      // Where a tab left a text alone, the other's stays.
      for (const [path, text] of ownerOf(base).sentences)
        if (mine.sentences.get(path) === text)
          sentences.set(path, theirs.sentences.get(path) ?? text);
      owners.set(next, {
        sentences,
        facts: Object.fromEntries(keys.map((key) => [key, shownFact(next, key)])),
      });
      session.follow(next, {}, []);
    }
    return session;
  }
  const { site } = steps.reduce(
    take,
    createSession(start, {}, () => 0),
  );
  return { site, owner: ownerOf(site) };
}

describe("after any edits of facts", () => {
  test.each(["food-0001-1", "busi-0001", "medi-0001"])("%s", (id) => {
    const start = startOf(id);
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 8 }), (steps) => {
        const { site, owner } = drive(start, steps);
        const sentences = sentencesOf(site);
        const said = new Map(sentences.map(({ path, text }) => [path, text]));
        for (const [path, sentence] of owner.sentences) expect(said.get(path), path).toBe(sentence);
        // All at once, the facts give the same examples as in any order, letter by letter.
        const atOnce = new Map(
          sentencesOf(withFacts(start, owner.facts)).map(({ path, text }) => [path, text]),
        );
        for (const { path, text } of sentences) {
          const list = path.replace(/(\[\d+\])+$/, "");
          const isOwn = [...owner.sentences.keys()].some((own) => own.startsWith(list));
          if (!isOwn) expect(text, path).toBe(atOnce.get(path));
        }
      }),
      { numRuns: 20 },
    );
  });
});
