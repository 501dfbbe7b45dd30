import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { describe, expect, test } from "vitest";
import { check } from "../document/check/check.ts";
import { inventedFacts } from "../document/check/invented.ts";
import { readValue } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { exampleGroups, ownSections } from "../document/text/example-text.ts";
import { exampleSection, withOwnTexts } from "../document/text/mark-examples.ts";
import { withPageWords } from "../document/text/page-meta.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { withFacts } from "./changes/facts.ts";
import { siteFromLayout } from "./from-layout.ts";
import {
  removable,
  withoutExamples,
  withoutFrameExamples,
  withoutInvented,
  withoutSection,
} from "./remove-invented.ts";

const beginnings = cataloguePages.map((page) => [page.id, siteFromLayout(page)] as const);

test.each(beginnings)("%s: whatever is invented is named, and one click removes it", (_, site) => {
  const about = new Set(inventedFacts(site).map((each) => each.about));
  for (const fact of ["name", "email"]) expect(about).toContain(fact);
  const without = removable.reduce(withoutInvented, site);
  expect(
    inventedFacts(without)
      .filter((each) => ["testimonial", "person", "legal"].includes(each.about))
      .map(({ text }) => text)
      // Until the owner has given the name, the legal line says ours.
      .filter((text) => text !== site.business.name),
  ).toEqual([]);
  expect(readValue(without)).toMatchObject({ repairs: [] });
  expect(check(without).filter(({ about: of }) => of === "link")).toEqual([]);
});

test.each(beginnings)(
  "%s: without its example text only the first headline is left to write, and with a name nothing",
  (_, site) => {
    const bared = (given: SiteDocument) =>
      given.pages.reduce(
        (before, _page, page) => withPageWords(before, withoutExamples(before, page)),
        given,
      );
    const mine = bared(withFacts(site, { name: "Mill & Moss" }));
    expect(exampleGroups(mine).filter(({ page }) => page !== undefined)).toEqual([]);
    const bare = bared(site);
    const without = (["nav", "footer"] as const).reduce(withoutFrameExamples, bare);
    const left = exampleGroups(without).filter(({ page }) => page !== undefined);
    expect(left.filter(({ path }) => path !== "pages[0].sections[0]")).toEqual([]);
    for (const { texts } of left) expect(texts.map(({ role }) => role)).toEqual(["heading"]);
    expect(readValue(without)).toMatchObject({ repairs: [] });
    expect(check(without).filter(({ about }) => about === "link")).toEqual([]);
  },
);

const [, site] = beginnings[0] ?? [];
if (!site) throw new Error("no layouts");

describe("example texts", () => {
  test("stand with their section; generated titles are not among them", () => {
    const groups = exampleGroups(site);
    expect(groups[0]?.path).toBe("business");
    const sections = site.pages.flatMap((page) => page.sections).length;
    expect(ownSections(site)).toEqual({ own: 0, all: sections });
    expect(groups.filter(({ section }) => section !== undefined)).toHaveLength(sections);
    expect(groups.flatMap(({ texts }) => texts).filter(({ path }) => /title$/.test(path))).toEqual(
      [],
    );
  });

  test("a section whose texts are kept or that is removed counts no more", () => {
    const [group] = exampleGroups(site).filter(({ section }) => section === 1);
    const kept = withOwnTexts(site, group?.texts.map(({ path }) => path) ?? []);
    expect(ownSections(kept).own).toBe(1);
    const { all } = ownSections(site);
    expect(ownSections(withoutSection(site, 0, 1))).toEqual({ own: 0, all: all - 1 });
    expect(withoutSection(site, 0, 0)).toBe(site);
  });
});

describe("what is invented", () => {
  const own = withOwnTexts(
    site,
    textsOfSite(site).map(({ path }) => path),
  );
  test("a number of fiction, an address of .example and a 9ZZ postcode are false in kept texts too", () => {
    expect(new Set(inventedFacts(own).map(({ about }) => about))).toEqual(
      new Set(["phone", "email", "address"]),
    );
  });

  test("a link to such a number is found where its label says none", () => {
    const nav = {
      block: "nav-bar",
      action: { label: "Call us", href: "tel:01214960582" },
    } as const;
    expect(inventedFacts({ ...own, nav })).toContainEqual(
      expect.objectContaining({ about: "phone", path: "nav.action.href" }),
    );
    const real = { ...nav, action: { label: "Call us", href: "tel:+49401234567" } };
    expect(inventedFacts({ ...own, nav: real }).map(({ path }) => path)).not.toContain(
      "nav.action.href",
    );
  });

  test("own entries of a section stay when the invented ones go", () => {
    const section = {
      block: "quotes-wall" as const,
      heading: "Voices",
      quotes: [{ words: "Invented.", name: "Nobody", role: "none" }],
    };
    const ours = exampleSection(section);
    const mine = { words: "True.", name: "Ann", role: "customer" };
    const both = { ...ours, quotes: [...ours.quotes, mine] };
    const [home, ...others] = own.pages;
    if (!home) throw new Error("no page");
    const pages = [{ ...home, sections: [...home.sections, both] }, ...others];
    const after = withoutInvented({ ...own, pages }, "testimonial");
    expect(after.pages[0]?.sections.at(-1)).toMatchObject({ quotes: [{ words: "True." }] });
  });
});
