import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import {
  check,
  imageRefs,
  parseSite,
  plainSite,
  readValue,
  textsOfSite,
} from "@daylit/site-engine";
import { withFacts } from "@daylit/site-engine/edit/changes/facts.ts";
import { inLayout } from "@daylit/site-engine/edit/changes/trade.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markdown } from "../../../../workspace/export/brief-paper.ts";
import type { DeskFile } from "../../../../workspace/store/record/desk-file.ts";
import { acceptPlan, emptyPlan, type Plan } from "../../../../workspace/store/record/plan.ts";
import { newRecord, type WorkspaceRecord } from "../../../../workspace/store/record/record.ts";
import { sectionIdeas } from "../../../planner/model/ideas.ts";
import { siteBrief } from "../../export/share/site-brief.ts";
import { assetFiles } from "../asset-files.ts";
import { placesFor } from "./desk-files.ts";
import { withPrefill } from "./prefill.ts";

const starts = cataloguePages.map(siteFromLayout);
const [start] = starts;
const other = starts.at(-1);
if (!start || !other) throw new Error("no layouts");

const plan: Plan = {
  ...emptyPlan,
  next: 20,
  pages: [
    {
      id: 1,
      name: "Home",
      sections: [
        { id: 2, name: "Opening" },
        { id: 3, name: "Opening hours" },
        { id: 4, name: "What we bake" },
      ],
    },
    { id: 5, name: "Our bakery", sections: [{ id: 6, name: "Since 1921" }] },
    { id: 7, name: "Contact", sections: [] },
  ],
};

const record: WorkspaceRecord = {
  ...newRecord("Fern & Crumb"),
  brand: "#0b7a4b",
  plan,
  words: {
    brief: { what: "Bread, baked at night.", who: "", next: "", like: "" },
    ...{ colour: "", styles: "", noStyles: false },
    texts: { 2: "Rye and spelt.", 4: "Rye.\n\nSpelt.\nAnd rolls." },
  },
};

describe("what was given elsewhere", async () => {
  const site = await withPrefill(start, record, true);

  test("name, colour and sentence are in the site, and are no longer ours", () => {
    expect(site.business.name).toBe("Fern & Crumb");
    expect(site.business.strapline).toBe("Bread, baked at night.");
    expect(site.theme.brand).toBe("#0b7a4b");
    expect(site.examples).not.toContain("name");
  });

  test("pages and sections are those of the plan, with the contact page once", () => {
    expect(site.pages.map(({ label }) => label)).toEqual(["Home", "Our bakery", "Contact"]);
    const [, hours, words] = site.pages[0]?.sections ?? [];
    expect(hours?.block).toMatch(/^hours-/);
    expect(hours).toMatchObject({ heading: "Opening hours" });
    expect(words).toMatchObject({
      heading: "What we bake",
      text: ["Rye.", "Spelt.", "And rolls."],
    });
    expect(site.pages[0]?.sections[0]).toMatchObject({ lead: "Rye and spelt." });
    expect(site.pages[1]?.sections[0]).toMatchObject({ heading: "Since 1921" });
  });

  test("words of the visitor are theirs, all others are ours", () => {
    const examples = textsOfSite(site).flatMap(({ text, example }) => (example ? [text] : []));
    expect(examples).not.toContain("Spelt.");
    expect(examples).not.toContain("Opening hours");
    const [hero] = plainSite(start).pages[0]?.sections ?? [];
    expect(examples).toContain((hero as { heading: string }).heading);
  });

  test("no link leads to what the plan has left out", async () => {
    for (const each of starts) {
      const made = await withPrefill(each, record, true);
      expect(check(made).filter(({ about }) => about === "link")).toEqual([]);
      expect(readValue(made)).toMatchObject({ repairs: [] });
    }
  });

  test("any plan gives a site that can be read", async () => {
    const name = fc.oneof(fc.constantFrom(...sectionIdeas), fc.string({ maxLength: 80 }));
    const section = fc.record({ id: fc.nat(), name });
    const pages = fc.array(fc.record({ id: fc.nat(), name, sections: fc.array(section) }));
    await fc.assert(
      fc.asyncProperty(pages, fc.string(), async (planned, words) => {
        const accepted = acceptPlan({ pages: planned });
        const texts = Object.fromEntries(
          accepted?.pages.flatMap(({ sections }) => sections.map(({ id }) => [id, words])) ?? [],
        );
        const given = { ...record, plan: accepted, words: { ...record.words, texts } };
        const made = await withPrefill(start, given as WorkspaceRecord, true);
        expect(readValue(made)).toMatchObject({ repairs: [] });
      }),
      { numRuns: 60 },
    );
  });
});

describe("another trade", () => {
  test("brings its words and keeps what was said", () => {
    const said = withFacts(start, { name: "Mine", phone: "020 7946 0000" });
    const made = inLayout(said, other, true);
    expect(made.business).toMatchObject({ name: "Mine", phone: "020 7946 0000" });
    expect(made.business.email).toBe(other.business.email);
    expect(made.theme.brand).toBe(start.theme.brand);
    expect(made.pages.length).toBe(other.pages.length);
    expect(inLayout(said, other, false).theme.brand).toBe(other.theme.brand);
    expect(parseSite(made)).toEqual(made);
  });
});

describe("files of the desk", () => {
  const file = (id: number, more: Partial<DeskFile> = {}): DeskFile =>
    ({
      id,
      use: "wide",
      alt: "",
      name: `${id}.jpg`,
      facts: { format: "jpeg" },
      ...more,
    }) as DeskFile;

  test("are counted in words", () => {
    expect(assetFiles({ desk: [] }).words).toBe("");
    expect(assetFiles({ desk: [file(1), file(2, { use: "logo" })] }).words).toBe(
      "your logo and 1 picture",
    );
  });

  test("go to the section they were laid down for, then one place after the other", async () => {
    const site = await withPrefill(start, record, true);
    const images = imageRefs(site);
    const places = placesFor(site, [file(1), file(2, { section: 4 })], plan);
    expect(places.get(2)).toBe("pages[0].sections[2].picture");
    expect(places.get(1)).toBe(images.find(({ path }) => path !== places.get(2))?.path);
    const many = placesFor(
      site,
      Array.from({ length: images.length + 3 }, (_, index) => file(index + 1)),
      plan,
    );
    expect(new Set(many.values()).size).toBe(images.length);
  });
});

test("the brief names every page, every word and what is left", () => {
  const text = markdown(siteBrief(start));
  for (const { label } of start.pages) expect(text).toContain(`## ${label}`);
  expect(text).toContain("(example text)");
  expect(text).toContain("example texts still to replace");
});
