import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { describe, expect, test } from "vitest";
import { check } from "../document/check/check.ts";
import { inventedFacts } from "../document/check/invented.ts";
import { readValue } from "../document/read/read.ts";
import { exampleGroups, ownSections } from "../document/text/example-text.ts";
import { exampleSection, withOwnTexts } from "../document/text/mark-examples.ts";
import { textsOfSite } from "../document/text/texts.ts";
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
  "%s: without its example text only headlines are left to write",
  (_, site) => {
    const bare = site.pages.reduce((before, _page, page) => withoutExamples(before, page), site);
    const without = (["nav", "footer"] as const).reduce(withoutFrameExamples, bare);
    const left = exampleGroups(without).filter(({ path }) => path !== "business");
    expect(left.map(({ path }) => path)).toEqual(
      site.pages.map((_page, index) => `pages[${index}].sections[0]`),
    );
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
