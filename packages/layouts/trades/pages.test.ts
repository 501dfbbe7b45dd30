import { subjects } from "@daylit/pictures/metadata/subjects.ts";
import { describe, expect, test } from "vitest";
import { definitionOf } from "../blocks/definitions.ts";
import { kindOf } from "../blocks/kinds.ts";
import { cataloguePages, sectionsOf } from "../catalogue/catalogue.ts";
import { hashOf, type PictureId, pictureIds } from "../catalogue/pictures/pictures.ts";
import { textsOf as textsOfHome } from "../catalogue/search/search-words.ts";
import { sectionsWithIds } from "../render/anchors.ts";
import type { FieldSet } from "../schema/field.ts";
import type { Section } from "../schema/model.ts";
import { readFields } from "../schema/read/read.ts";
import { textsOf, type Written } from "../schema/texts.ts";
import { foreignPhrases } from "../text/foreign-phrases.ts";
import { slug } from "../text/slug.ts";
import { telephone } from "./business.ts";
import { layoutPages } from "./pages.ts";

type Values = Readonly<Record<string, unknown>>;

const valuesOf = ({ block, nav, id, ...values }: Section): Values => values;

const writtenIn = (section: Section): Written[] => [
  ...textsOf(definitionOf(section.block).fields, valuesOf(section)),
];

/** Every value under one of these names, however deep. */
function* found(value: unknown, names: readonly string[]): Generator<unknown> {
  if (Array.isArray(value)) for (const entry of value) yield* found(entry, names);
  else if (value && typeof value === "object")
    for (const [name, entry] of Object.entries(value)) {
      if (names.includes(name)) yield entry;
      else yield* found(entry, names);
    }
}

const picturesIn = (value: unknown): string[] =>
  [...found(value, ["picture", "pictures"])]
    .flat()
    .map((shot) => (typeof shot === "string" ? shot : (shot as { id: string }).id));

/** Lists with fewer entries than their field wants. */
function* shortLists(fields: FieldSet, values: Values, path = ""): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined) continue;
    const place = `${path}.${name}`;
    if ("one" in field || field.kind === "pictures") {
      const least = field.exactly ?? field.min ?? 1;
      if ((value as unknown[]).length < least) yield `${place}: fewer than ${least}`;
    }
    if (field.kind === "items")
      for (const [index, entry] of (value as Values[]).entries())
        yield* shortLists(field.fields, entry, `${place}[${index}]`);
    if (field.kind === "group") yield* shortLists(field.fields, value as Values, place);
  }
}

const byTrade: Readonly<Record<string, object>> = subjects;

const own = cataloguePages.map((home) => ({ id: home.id, home, ...home.pages }));

test("every file belongs to a layout of the catalogue", () => {
  expect([...layoutPages.keys()].sort()).toEqual(cataloguePages.map(({ id }) => id).sort());
});

describe.each(own)("$id", ({ home: { content, layout }, second, contact }) => {
  const { business } = content;
  const pages = [second, contact];
  const all = pages.flatMap(({ sections }) => sections as readonly Section[]);
  const homeSections = sectionsOf(layout);

  test("has three or four sections on each page, none twice", () => {
    for (const { sections } of pages) {
      expect(sections.length).toBeGreaterThanOrEqual(3);
      expect(sections.length).toBeLessThanOrEqual(4);
      expect(new Set(sections.map(({ block }) => block)).size).toBe(sections.length);
    }
  });

  test("has words for the navigation that lead to different pages", () => {
    expect(second.label).toMatch(/^\p{Lu}[\p{L}' ]{2,14}$/u);
    expect(["", "contact", "home"]).not.toContain(slug(second.label));
    expect(contact.label).toMatch(/^\p{Lu}[\p{L}' ]{2,14}$/u);
  });

  test("fits its blocks", () => {
    const problems: string[] = [];
    for (const section of all) {
      const { fields } = definitionOf(section.block);
      const values = valuesOf(section);
      const report = (path: string, words: string) =>
        problems.push(`${section.block} ${path}: ${words}`);
      readFields(fields, values, "", report, { pictures: pictureIds });
      problems.push(...shortLists(fields, values, section.block));
      for (const { path, text, length } of writtenIn(section))
        if (text.length > length.soft)
          report(path, `${text.length} of ${length.soft} characters: ${text}`);
    }
    expect(problems).toEqual([]);
  });

  test("is written in plain English", () => {
    const texts = all.flatMap(writtenIn).map(({ text }) => text);
    expect(texts.filter((text) => foreignPhrases.test(text))).toEqual([]);
  });

  test("shows pictures of its own trade, each once on a page, none that home opens with", () => {
    const trade = Object.keys(byTrade[content.slug] ?? {});
    const opening = picturesIn(homeSections[0]);
    for (const { sections } of pages) {
      const shown = picturesIn(sections);
      expect(shown.filter((picture) => !trade.includes(picture))).toEqual([]);
      expect(shown.filter((picture) => opening.includes(picture))).toEqual([]);
      expect(new Set(shown).size).toBe(shown.length);
      // A subject that is still to be rendered would leave a hole in every site that begins here.
      expect(shown.filter((picture) => !hashOf(picture as PictureId))).toEqual([]);
    }
  });

  test("does not say again what home says", () => {
    expect(second.sections[0].block).not.toBe(homeSections[0]?.block);
    const said = new Set(
      homeSections.flatMap((section) =>
        writtenIn(section).map(({ text }) => `${section.block} ${text}`),
      ),
    );
    const again = second.sections.flatMap((section) =>
      writtenIn(section)
        .filter(({ text, path, common }) => !common && (text.length > 40 || path === "heading"))
        .map(({ text }) => `${section.block} ${text}`)
        .filter((text) => said.has(text)),
    );
    expect(again).toEqual([]);
  });

  test("leads to places that there are", () => {
    const places = (sections: readonly Section[]) =>
      ["top", "footer", ...sectionsWithIds({ sections }).map(({ id }) => id)].map((id) => `#${id}`);
    const addresses = [
      ...["/", ...places(homeSections).map((place) => `/${place}`)],
      ...["/contact", `/${slug(second.label)}`],
      ...[telephone(business.phone), `mailto:${business.email}`],
    ];
    for (const { sections } of pages) {
      const hrefs = [...found(sections, ["href"])] as string[];
      const known = [...addresses, ...places(sections)];
      expect(hrefs.filter((href) => !known.includes(href))).toEqual([]);
    }
  });

  test("gives the telephone, email address, address and hours of the business", () => {
    const words = all
      .flatMap(writtenIn)
      .map(({ text }) => text)
      .join("\n");
    for (const number of words.match(/\b0\d{2,4} \d{3,4} ?\d{3,4}\b/g) ?? [])
      expect(number).toBe(business.phone);
    for (const email of words.match(/[\w.]+@[\w.]*\w/g) ?? []) expect(email).toBe(business.email);
    const homes = [...found(homeSections, ["address"])];
    for (const address of found(contact.sections, ["address"]))
      expect([business.address, ...homes]).toContainEqual(address);
    const known = [...(business.hours ?? []), ...[...found(homeSections, ["hours"])].flat()];
    for (const line of [...found(contact.sections, ["hours"])].flat())
      expect(known).toContainEqual(line);
  });

  test("has one form that can be answered, and says where and when", () => {
    const forms = contact.sections.filter((section) => "send" in section);
    expect(forms).toHaveLength(1);
    const kinds = [...found(forms, ["fields"])]
      .flat()
      .map((field) => (field as { kind?: string }).kind);
    expect(kinds.includes("email") || kinds.includes("tel")).toBe(true);
    expect(
      contact.sections.some(
        ({ block }) => ["hours", "map"].includes(kindOf(block)) || block === "contact-ways",
      ),
    ).toBe(true);
  });
});

test.each(cataloguePages.map((page) => [page.id, page] as const))(
  "%s is written in plain English on its home page",
  (_, page) => {
    expect(textsOfHome(page).filter((text) => foreignPhrases.test(text))).toEqual([]);
  },
);

test("no picture is on the pages of more than two layouts of a trade", () => {
  const layouts = new Map<string, Set<string>>();
  for (const { id, second, contact } of own)
    for (const picture of picturesIn([second.sections, contact.sections]))
      layouts.set(picture, (layouts.get(picture) ?? new Set()).add(id));
  expect([...layouts].filter(([, ids]) => ids.size > 2)).toEqual([]);
});

test("no sentence of ten words or more is in two trades, or in two layouts' own pages", () => {
  const sentences = (texts: readonly string[]) =>
    texts
      .flatMap((text) => text.split(/(?<=[.!?:;])\s+/))
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replaceAll(/[^\p{L}\d]+/gu, " ")
          .trim(),
      )
      .filter((sentence) => sentence.split(" ").length >= 10);
  const owner = new Map<string, string>();
  for (const page of cataloguePages)
    for (const sentence of sentences(textsOfHome(page))) owner.set(sentence, page.trade.slug);
  const repeated: string[] = [];
  for (const { id, home, second, contact } of own) {
    const texts = [...second.sections, ...contact.sections].flatMap((section) =>
      // The way to the door is the same for all five.
      writtenIn(section)
        .filter(({ path }) => !path.startsWith("ways"))
        .map(({ text }) => text),
    );
    for (const sentence of new Set(sentences(texts))) {
      const first = owner.get(sentence);
      if (first && first !== home.trade.slug) repeated.push(`${first}, ${id}: ${sentence}`);
      owner.set(sentence, id);
    }
  }
  expect(repeated).toEqual([]);
});
