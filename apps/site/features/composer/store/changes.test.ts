import { type BlockName, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { asExample } from "@daylit/layouts/schema/marks.ts";
import {
  check,
  linksOf,
  plainSite,
  readValue,
  type SiteDocument,
  textsOfSite,
} from "@daylit/site-engine";
import { valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import { withFacts, withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { addPage, movePage, removePage } from "@daylit/site-engine/edit/changes/pages.ts";
import {
  addSection,
  afterRemoval,
  copySection,
  moveSection,
  removeSection,
  standsInBody,
} from "@daylit/site-engine/edit/changes/sections.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { describe, expect, test } from "vitest";
import { surprised } from "../panels/design/design-choices.ts";
import { createSession } from "./session.ts";

const [first] = cataloguePages;
if (!first) throw new Error("no layouts");
const site = siteFromLayout(first);
/** What is not as it should be: nothing, if it reads back as it is. */
function wrong(value: unknown) {
  const { problems, repairs } = readValue(JSON.parse(JSON.stringify(value))) as Partial<
    Record<"problems" | "repairs", readonly unknown[]>
  >;
  return problems ?? (repairs?.length ? repairs : undefined);
}

/** What visitors read and where links lead. */
const said = (site: SiteDocument) =>
  [...textsOfSite(site).map(({ text }) => text), ...linksOf(site).map(({ href }) => href)].join(
    "\n",
  );

const isExampleAt = (site: SiteDocument, path: string) =>
  textsOfSite(site).find((text) => text.path === path)?.example === true;

test("a new name, telephone, address and hours are said wherever the old ones were", () => {
  const { business } = site;
  const next = withFacts(site, {
    name: "Fern & Crumb",
    phone: "0113 496 0000",
    email: "hello@fern.example",
    address: ["1 New Street", "Leeds"],
  });
  const text = said(next);
  expect(wrong(next)).toBeUndefined();
  for (const old of [business.name, business.email]) expect(text).not.toContain(old);
  expect(next.pages[0]?.title).toContain("Fern & Crumb");
  // One of our sentences with another name in it is still ours.
  expect(isExampleAt(next, "pages[0].sections[0].heading")).toBe(true);
  expect(isExampleAt(next, "pages[0].description")).toBe(true);
  expect(isExampleAt(next, "business.name")).toBe(false);
});

test("a name that is emptied letter by letter takes nothing else with it", () => {
  const empty = withFacts(site, { name: "" });
  expect(plainSite(empty).pages.map(({ sections }) => sections)).toEqual(
    plainSite(site).pages.map(({ sections }) => sections),
  );
  expect(empty.business.name).toBe("");
  expect(empty.pages[0]?.title).toBe(plainSite(site).business.strapline);
  expect(empty.pages.at(-1)?.title).toBe("Contact");
});

/** As a keyboard does it: the first letter takes the place of what was there. */
const letters = (text: string) => [...text].map((_, index) => text.slice(0, index + 1));

describe("what is typed letter by letter", () => {
  const food = cataloguePages.find(({ id }) => id.startsWith("food-0001"));
  if (!food) throw new Error("no bakery");
  const start = siteFromLayout(food);
  const [home] = plainSite(start).pages;
  const name = "Zoe's Bakery";

  test.each([["one thought"], ["a long pause after each letter"]])(
    "a name is in every title, with %s",
    (way) => {
      let time = 0;
      const session = createSession(start, {}, () => time);
      for (const text of letters(name)) {
        session.change("Name", (before) => withFacts(before, { name: text }), {
          mergeKey: "fact name",
        });
        time += way === "one thought" ? 120 : 5000;
      }
      const { site: typed } = session;
      expect(typed).toEqual(withFacts(start, { name }));
      expect(typed.pages[0]?.title).toBe(`${name}: ${start.business.strapline}`);
      expect(typed.pages.at(-1)?.title).toBe(`Contact: ${name}`);
      expect(typed.pages.at(-1)?.description).toContain(name);
      expect(said(typed)).not.toContain(start.business.name);
    },
  );

  test("a name is found again after another change, an undo, and with no letter left", () => {
    const session = createSession(start, {}, () => 0);
    const call = (text: string) =>
      session.change("Name", (before) => withFacts(before, { name: text }), {
        mergeKey: "fact name",
      });
    for (const text of ["", "Z"]) call(text);
    session.change("Telephone", (before) => withFacts(before, { phone: "020 7946 0000" }));
    call("Zo");
    session.undo();
    call("Zoe");
    expect(session.site.pages[0]?.title).toBe(`Zoe: ${start.business.strapline}`);
    expect(session.site.pages.at(-1)?.title).toBe("Contact: Zoe");
  });

  test("a part of a name changes no other word", () => {
    const sentence = JSON.stringify(home?.sections);
    const word = "Bread rolls";
    const typed = letters(word).reduce((site, text) => withFacts(site, { name: text }), start);
    expect(JSON.stringify(plainSite(typed).pages[0]?.sections)).toBe(
      sentence.replaceAll(start.business.name, word),
    );
  });

  test("a name on the page itself is the name everywhere, and a telephone too", () => {
    const typed = letters(name).reduce(
      (site, text) => withWords(site, "business.name", text),
      start,
    );
    expect(typed).toEqual(withFacts(start, { name }));
    const phone = "020 7946 0111";
    const reached = ["", ...letters(phone)].reduce(
      (site, text) => withFacts(site, { phone: text }),
      start,
    );
    expect(said(reached)).not.toContain(start.business.phone);
  });

  test("own sentence and headline are in title and description, which are then no longer ours", () => {
    const session = createSession(start, {}, () => 0);
    const strapline = "Sourdough, baked at night";
    for (const text of letters(name))
      session.change("Name", (before) => withFacts(before, { name: text }), {
        mergeKey: "fact name",
      });
    for (const text of letters(strapline))
      session.change("What", (before) => withFacts(before, { strapline: text }), {
        mergeKey: "fact what",
      });
    for (const text of letters("Warm at six!"))
      session.change("Heading", (before) =>
        withWords(before, "pages[0].sections[0].heading", text),
      );
    const [front] = session.site.pages;
    expect(front?.title).toBe(`${name}: ${strapline}`);
    expect(front?.description).toBe(`Warm at six! ${strapline}.`);
    for (const key of ["title", "description"])
      expect(isExampleAt(session.site, `pages[0].${key}`), key).toBe(false);
    expect(session.site.examples).toEqual(
      start.examples?.filter((fact) => fact !== "name" && fact !== "strapline"),
    );
    expect(wrong(session.site)).toBeUndefined();
  });

  test("a title that the visitor has written stays as it is", () => {
    const title = `Welcome to ${start.business.name}!`;
    const own = withWords(start, "pages[0].title", title);
    const typed = letters(name).reduce((site, text) => withFacts(site, { name: text }), own);
    expect(typed.pages[0]?.title).toBe(title);
    expect(withFacts(typed, { strapline: "Other" }).pages[0]?.title).toBe(title);
  });
});

test("own hours are own, also where they are the same words as ours", () => {
  for (const page of cataloguePages) {
    const start = siteFromLayout(page);
    const hours = [
      ["Tuesday to Saturday", "6:30–18:00"],
      ["Monday", "Closed"],
      ...(start.business.hours ?? []).slice(0, 1),
    ] as const;
    const mine = withFacts(start, { hours });
    const about = check(mine).filter(
      ({ path, about }) => about === "example" && path.startsWith("business.hours"),
    );
    expect(about, page.id).toEqual([]);
  }
});

test("a word that the visitor has written is theirs, and those beside it are not", () => {
  const texts = textsOfSite(site).filter(({ example }) => example);
  const [one, other] = texts.filter(({ path }) => /^pages.*heading$/.test(path));
  if (!one || !other) throw new Error("no headings");
  const mine = withWords(site, one.path, other.text);
  expect(isExampleAt(mine, one.path)).toBe(false);
  expect(isExampleAt(mine, other.path)).toBe(true);
  const path = "pages[0].sections[0].text";
  const two = withValue(site, path, ["One of ours.", "Two of ours."].map(asExample));
  const said = withWords(two, path, ["One of ours.", "Mine."]);
  expect(valueAt(said, path)).toEqual([asExample("One of ours."), "Mine."]);
});

test("every section there is can be added, moved, copied and removed", () => {
  for (const block of (Object.keys(definitions) as BlockName[]).filter(standsInBody)) {
    const added = addSection(site, 0, 1, block);
    expect(wrong(added), block).toBeUndefined();
    expect(wrong(copySection(added, 0, 1)), block).toBeUndefined();
    expect(wrong(moveSection(added, 0, 1, 2)), block).toBeUndefined();
    expect(removeSection(added, 0, 1).pages).toEqual(site.pages);
  }
});

test("the opening of a page stays where it is", () => {
  expect(removeSection(site, 0, 0)).toBe(site);
  expect([1, 2, 3].map((at) => afterRemoval(["hero", "left", "left"], at))).toEqual([1, 2, 2]);
  expect(moveSection(site, 0, 0, 1)).toBe(site);
  expect(moveSection(site, 0, 1, 0)).toBe(site);
  expect(copySection(site, 0, 0)).toBe(site);
});

test("pages get addresses of their own, whatever they are called", () => {
  const names = ["Contact", "Contact", "Über uns", "日本", "index", "con", "404", "a".repeat(300)];
  const many = names.reduce(addPage, site);
  expect(wrong(many)).toBeUndefined();
  expect(many.pages.at(-1)?.path).toBe("/contact");
  expect(removePage(many, 0)).toBe(many);
  expect(wrong(movePage(many, 1, 1))).toBeUndefined();
});

test("every look by chance is one that can be read", () => {
  let seed = 1;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 200; round++) expect(wrong(surprised(site, chance))).toBeUndefined();
});
