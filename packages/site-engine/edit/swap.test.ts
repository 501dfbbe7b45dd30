import { type BlockName, definitionOf, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { pictureIds } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import { mapTexts } from "@daylit/layouts/schema/facts.ts";
import { asOwn } from "@daylit/layouts/schema/marks.ts";
import { readFields } from "@daylit/layouts/schema/read/read.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readValue } from "../document/read/read.ts";
import type { PageSection, SiteDocument } from "../document/site-document.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { sectionOf } from "../testing/site-document.arbitrary.ts";
import { siteFromLayout } from "./from-layout.ts";
import { exampleOf, swapIn, swapped, swapsFor } from "./swap.ts";

const names = Object.keys(definitions) as BlockName[];

function problemsOf({ block, id, nav, kept, ...words }: PageSection) {
  const problems: string[] = [];
  const report = (path: string, text: string) => problems.push(`${path}: ${text}`);
  readFields(definitionOf(block).fields, words, "", report, { pictures: pictureIds });
  return problems;
}

const split: PageSection = {
  block: "hero-split",
  id: "start",
  tone: "tint",
  keyword: "Small",
  heading: "Large",
  lead: "A sentence",
  picture: "inte-vases",
  actions: [
    { label: "One", href: "#footer" },
    { label: "Two", href: "/" },
  ],
  flip: true,
};

test("words find their place by what they mean", () => {
  expect(swapped(split, "hero-collage")).toMatchObject({
    ...{ block: "hero-collage", id: "start", tone: "tint", heading: "Large", lead: "A sentence" },
    pictures: ["inte-vases", expect.any(String), expect.any(String)],
    actions: split.actions,
  });
  const menu = swapped(exampleOf("menu-prices"), "menu-board") as PageSection & {
    dishes: object[];
  };
  expect(menu.dishes).toHaveLength(4);
  expect(mapTexts(menu.dishes[0], asOwn)).toEqual({
    name: "The first dish",
    text: "what is in it",
    price: "£6",
  });
});

test("on the way back nothing is lost, and what was changed meanwhile is kept", () => {
  const there = swapped(split, "hero-type") as PageSection & { heading: string };
  expect(there).not.toHaveProperty("picture");
  const back = swapped({ ...there, heading: "Changed" }, "hero-split");
  const { kept, ...words } = back;
  expect(words).toEqual({ ...split, heading: "Changed" });
});

test("lists in lists become one list and come back", () => {
  const before = exampleOf("menu-prices");
  const { kept, ...back } = swapped(swapped(before, "menu-board"), "menu-prices") as PageSection & {
    courses: { heading: string; dishes: unknown[] }[];
  };
  expect(back.courses.flatMap(({ dishes }) => dishes)).toHaveLength(4);
  expect(asOwn(back.courses[0]?.heading ?? "")).toBe("To begin with");
});

test("nearly every block has another to be swapped for", () => {
  const alone = names.filter((name) => swapsFor(name).length === 0);
  expect(alone).toEqual(["spec-sheet"]);
});

describe("every swap gives a whole section", () => {
  test.each(names)("%s", (from) => {
    for (const to of swapsFor(from)) {
      expect(problemsOf(swapped(exampleOf(from), to)), to).toEqual([]);
      fc.assert(
        fc.property(sectionOf(from), (section) => {
          const there = swapped(section as unknown as PageSection, to);
          expect(problemsOf(there), to).toEqual([]);
          expect(problemsOf(swapped(there, from)), `${to} and back`).toEqual([]);
        }),
        { numRuns: 10 },
      );
    }
  });
});

test("in a site document what had to be filled in is marked as ours", () => {
  const [layout] = cataloguePages;
  if (!layout) throw new Error("no layouts");
  const { examples: _, ...begun } = siteFromLayout(layout);
  const site = mapTexts(begun as SiteDocument, asOwn);
  const from = site.pages[0]?.sections[0]?.block ?? "hero-split";
  const to = from === "hero-ledger" ? "hero-ticket" : "hero-ledger";
  const next = swapIn(site, 0, 0, to);
  expect(next.pages[0]?.sections[0]?.block).toBe(to);
  expect(readValue(next)).toMatchObject({ repairs: [] });
  const texts = textsOfSite(next).filter(({ page, section }) => page === 0 && section === 0);
  expect(texts.find(({ role }) => role === "heading")).toMatchObject({
    text: layout.layout.sections[0].heading,
  });
  const ours = texts.filter(({ example }) => example).map(({ text }) => text);
  expect(ours.length).toBeGreaterThan(0);
  expect(ours).not.toContain(layout.layout.sections[0].heading);
});
