import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { runsOf, withBold } from "@daylit/layouts/schema/marks.ts";
import { expect, test } from "vitest";
import type { PageSection, SiteDocument } from "../document/site-document.ts";
import { withOwnTexts } from "../document/text/example-text.ts";
import { withOtherFacts, withReferencesOf } from "./follow-facts.ts";
import { siteFromLayout } from "./from-layout.ts";
import { swapIn } from "./swap.ts";

const layout = cataloguePages.find(({ id }) => id === "food-0001-1");
if (!layout) throw new Error("no bakery");
const start = siteFromLayout(layout);
const moved = { address: ["1 New Street", "York YO1 1AA"], phone: "020 7946 0111" };

const withSection = (site: SiteDocument, page: number, at: number, change: object): SiteDocument =>
  withReferencesOf(site, {
    ...site,
    pages: site.pages.map((each, index) =>
      index === page
        ? {
            ...each,
            sections: each.sections.map((section, number) =>
              number === at ? ({ ...section, ...change } as PageSection) : section,
            ),
          }
        : each,
    ),
  });
const sectionAt = (site: SiteDocument, page: number, at: number) =>
  site.pages[page]?.sections[at] as unknown as Record<string, string> & {
    actions: { label: string; href: string }[];
  };

test("a value that moves inside its section follows in its new place", () => {
  const { actions } = sectionAt(start, 2, 0);
  const turned = withSection(start, 2, 0, { actions: actions.toReversed() });
  const next = sectionAt(withOtherFacts(turned, moved), 2, 0);
  expect(next.actions[1]).toEqual({ label: "020 7946 0111", href: "tel:02079460111" });
});

test("a text follows through another design and back", () => {
  const swapped = (to: "hero-type" | "hero-portrait", site: SiteDocument) =>
    withReferencesOf(site, swapIn(site, 0, 0, to));
  const there = withOtherFacts(swapped("hero-type", start), moved);
  expect(sectionAt(there, 0, 0).keyword).toBe("Bakery, 1 New Street");
  const back = withOtherFacts(swapped("hero-portrait", there), { address: ["2 Old Row", "Hull"] });
  expect(sectionAt(back, 0, 0).keyword).toBe("Bakery, 2 Old Row");
  expect(sectionAt(back, 0, 0).lead).toContain("in the middle of Hull");
});

test("bold words make no example the owner's, and stay bold", () => {
  const { lead = "" } = sectionAt(start, 0, 0);
  const bold = withSection(start, 0, 0, { lead: withBold(lead, 0, 9) });
  const next = sectionAt(withOtherFacts(bold, moved), 0, 0).lead ?? "";
  expect(runsOf(next)[0]).toEqual({ text: "Sourdough", strong: true });
  expect(runsOf(next)[1]?.text).toContain("in the middle of York");
});

test("a text that was edited, or that the owner keeps, is the owner's", () => {
  const { lead = "", keyword = "" } = sectionAt(start, 0, 0);
  const edited = withSection(start, 0, 0, { lead: `${lead}!` });
  const again = withSection(edited, 0, 0, { lead });
  expect(sectionAt(withOtherFacts(again, moved), 0, 0).lead).toBe(lead);
  const kept = withOwnTexts(start, [keyword]);
  expect(sectionAt(withOtherFacts(kept, moved), 0, 0).keyword).toBe(keyword);
});

test("a button that the owner leads to the telephone goes on leading there", () => {
  const href = `tel:${start.business.phone.replaceAll(" ", "")}`;
  const actions = [{ label: "Ring us", href }];
  const led = withSection(start, 0, 0, { actions });
  const half = withReferencesOf(led, withOtherFacts(led, { phone: "" }));
  expect(sectionAt(half, 0, 0).actions[0]).toEqual({ label: "Ring us", href: "" });
  const next = withOtherFacts(half, moved);
  expect(sectionAt(next, 0, 0).actions[0]).toEqual({ label: "Ring us", href: "tel:02079460111" });
});
