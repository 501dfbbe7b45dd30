import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { runsOf, withBold, wordsOf } from "@daylit/layouts/schema/marks.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { valueAt } from "../../document/object-path.ts";
import { readSite, writeSite } from "../../document/read/read.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import { withOwnTexts } from "../../document/text/mark-examples.ts";
import { plainSite, resolveSite } from "../../document/text/resolve-site.ts";
import { textsOfSite } from "../../document/text/texts.ts";
import { anyText } from "../../testing/site-document.arbitrary.ts";
import { siteFromLayout } from "../from-layout.ts";
import { swapIn } from "../swap.ts";
import { withFacts, withWords } from "./facts.ts";

const layout = cataloguePages.find(({ id }) => id === "food-0001-1");
if (!layout) throw new Error("no bakery");
const start = siteFromLayout(layout);
const moved = { address: ["1 New Street", "York YO1 1AA"], phone: "020 7946 0111" };

const hero = "pages[0].sections[0]";
const contact = "pages[2].sections[0]";
/** What is shown at a place. */
const shownAt = (site: SiteDocument, path: string) => valueAt(plainSite(site), path);
const written = (site: SiteDocument, path: string, change: (shown: never) => unknown) =>
  withWords(site, path, change(valueAt(resolveSite(site), path) as never));

test("another fact changes one value, and no text", () => {
  const next = withFacts(start, moved);
  expect(next.pages.map(({ sections }) => sections)).toEqual(
    start.pages.map(({ sections }) => sections),
  );
  expect(shownAt(next, `${hero}.keyword`)).toBe("Bakery, 1 New Street");
});

test("a value that moves inside its section follows in its new place", () => {
  const turned = written(start, `${contact}.actions`, (actions: object[]) => actions.toReversed());
  expect(shownAt(withFacts(turned, moved), `${contact}.actions[1]`)).toEqual({
    label: "020 7946 0111",
    href: "tel:02079460111",
  });
});

test("a text follows through another design and back", () => {
  const there = withFacts(swapIn(start, 0, 0, "hero-type"), moved);
  expect(shownAt(there, `${hero}.keyword`)).toBe("Bakery, 1 New Street");
  const back = withFacts(swapIn(there, 0, 0, "hero-portrait"), { address: ["2 Old Row", "Hull"] });
  expect(shownAt(back, `${hero}.keyword`)).toBe("Bakery, 2 Old Row");
  expect(shownAt(back, `${hero}.lead`)).toContain("in the middle of Hull");
});

test("bold words make no example the owner's, and stay bold", () => {
  const bold = written(start, `${hero}.lead`, (lead: string) => withBold(lead, 0, 9));
  const next = runsOf(String(shownAt(withFacts(bold, moved), `${hero}.lead`)));
  expect(next[0]).toEqual({ text: "Sourdough", strong: true });
  expect(next[1]?.text).toContain("in the middle of York");
  expect(textsOfSite(bold).find(({ path }) => path === `${hero}.lead`)?.example).toBe(true);
  const fact = withBold(wordsOf(String(shownAt(start, `${hero}.keyword`))), 8, 99);
  expect(written(start, `${hero}.keyword`, () => fact)).not.toBe(start);
});

test("a text that was edited, or that the owner keeps, is the owner's", () => {
  const lead = String(shownAt(start, `${hero}.lead`));
  const keyword = String(shownAt(start, `${hero}.keyword`));
  const edited = written(start, `${hero}.lead`, () => `${lead}!`);
  const again = written(edited, `${hero}.lead`, () => lead);
  expect(shownAt(withFacts(again, moved), `${hero}.lead`)).toBe(lead);
  const kept = withOwnTexts(start, [`${hero}.keyword`]);
  expect(shownAt(withFacts(kept, moved), `${hero}.keyword`)).toBe(keyword);
});

test("a button that the owner leads to the telephone goes on leading there", () => {
  const href = `tel:${start.business.phone.replaceAll(" ", "")}`;
  const led = withWords(start, `${hero}.actions`, [{ label: "Ring us", href }]);
  const half = withFacts(led, { phone: "" });
  expect(shownAt(half, `${hero}.actions[0]`)).toEqual({ label: "Ring us", href: "" });
  expect(shownAt(withFacts(half, moved), `${hero}.actions[0]`)).toEqual({
    label: "Ring us",
    href: "tel:02079460111",
  });
});

test("a fact that is missing or half typed leaves the layout's words", () => {
  const before = textsOfSite(start).filter(({ section }) => section !== undefined);
  const half = withFacts(start, {
    name: "",
    phone: "0117 4",
    email: "ann@",
    address: [],
    hours: [],
  });
  const left = new Map(textsOfSite(half).map(({ path, text }) => [path, text]));
  for (const { path, text } of before)
    if (!/\.(hours|address)\[/.test(path)) expect(left.get(path), path).toBe(text);
});

const braces = [
  "{name}",
  "{phone}",
  "tel:{phone}",
  "{days}",
  "\u0001\u0004name\u0002x\u0003",
  "\u0006a",
];

test("what an owner types is what it is, whatever it looks like", () => {
  const places = textsOfSite(start).filter(({ section }) => section !== undefined);
  const anything = fc.oneof(
    anyText,
    fc.array(fc.constantFrom(...braces, "a", " "), { maxLength: 4 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(anything, fc.nat(), (typed, at) => {
      const { path = "" } = places[at % places.length] ?? {};
      // As every field does, without control characters.
      const text = typed.replaceAll(/\p{Cc}+/gu, " ");
      const first = readSite(writeSite(withWords(start, path, text))).site as SiteDocument;
      const said = (site: SiteDocument) =>
        textsOfSite(site).find((each) => each.path === path)?.text;
      const own = said(first);
      const next = withFacts(withFacts(first, moved), { name: "The Oven" });
      if (textsOfSite(start).find((each) => each.path === path)?.text !== own)
        expect(said(next)).toBe(own);
      expect(readSite(writeSite(next))).toEqual({ site: next, repairs: [] });
    }),
    { numRuns: 60 },
  );
});
