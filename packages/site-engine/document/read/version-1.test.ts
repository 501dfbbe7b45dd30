import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { runsOf } from "@daylit/layouts/schema/marks.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withFacts } from "../../edit/changes/facts.ts";
import { siteFromLayout } from "../../edit/from-layout.ts";
import { valueAt, withValue } from "../object-path.ts";
import type { SiteDocument } from "../site-document.ts";
import { plainSite } from "../text/resolve-site.ts";
import { textsOfSite } from "../text/texts.ts";
import { readSite, readValue, writeSite } from "./read.ts";

const layout = cataloguePages.find(({ id }) => id === "food-0001-1");
if (!layout) throw new Error("no bakery");
const start = siteFromLayout(layout);
const lead = "pages[0].sections[0].lead";

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text.trim()))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** A site as version 1 wrote it: finished words, and hashes of those that are examples. */
function asVersion1(site: SiteDocument) {
  const { examples: _, ...words } = plainSite(site);
  const lent = textsOfSite(site).flatMap(({ text, example }) => (example ? [hashOf(text)] : []));
  return { ...words, daylit: 1, lent };
}

function converted(old: object): SiteDocument {
  const { site, repairs } = readValue(old) as { site: SiteDocument; repairs: unknown[] };
  expect(repairs).toEqual([]);
  return site;
}

test.each(cataloguePages.map((page) => [page.id, page] as const))(
  "%s: a converted document says the same, has the same examples, and is read again as it is",
  (_, page) => {
    const site = siteFromLayout(page);
    const next = converted(asVersion1(site));
    expect(plainSite(next)).toEqual(plainSite(site));
    const said = (of: SiteDocument) =>
      textsOfSite(of).map(({ path, text, example }) => [path, text, example]);
    expect(said(next)).toEqual(said(site));
    expect(readSite(writeSite(next))).toEqual({ site: next, repairs: [] });
    // All but a name that is a word of sentences, and a host of other letter boxes, follows as in a new site.
    const facts = { name: "Fern & Crumb", phone: "020 7946 0111", email: "a@fern.example" };
    const [old, now] = [site, next].map((each) => said(withFacts(each, facts)));
    const differ = now?.filter(([, text], at) => text !== old?.[at]?.[1]) ?? [];
    expect(differ.length).toBeLessThanOrEqual(4);
  },
);

describe("facts are found in examples alone", () => {
  const facts = {
    name: "Cloth Court Chambers",
    phone: "0113 496 0187",
    email: "desk@clothcourt.example",
    address: ["3 Cloth Court", "Leeds LS1 9ZZ"],
    hours: [
      ["Monday to Thursday", "9:00–17:30"],
      ["Friday", "9:00–13:00"],
    ],
  } as const;
  const next = {
    name: "Hale & Daughters",
    phone: "+49 40 1234567",
    email: "post@hale.de",
    address: ["Elbchaussee 12", "22765 Hamburg"],
    hours: [
      ["Monday to Friday", "8:00–16:00"],
      ["Saturday", "by appointment"],
    ],
  } as const;
  const written = (text: string, isExample: boolean) => {
    const old = asVersion1(withFacts(start, facts));
    const site = withValue(old, lead, text);
    return converted({ ...site, lent: isExample ? [...old.lent, hashOf(text)] : old.lent });
  };
  const sentences: [string, string][] = [
    ["Ring 0113 496 0187.", "Ring +49 40 1234567."],
    ["Write to desk@clothcourt.example.", "Write to post@hale.de."],
    ["Cloth Court Chambers’ clerks", "Hale & Daughters’ clerks"],
    ["At 3 Cloth Court, Leeds LS1 9ZZ, upstairs", "At Elbchaussee 12, 22765 Hamburg, upstairs"],
    ["Near 3 Cloth Court, Leeds", "Near Elbchaussee 12, Hamburg"],
    ["Come to Cloth Court after six", "Come to Elbchaussee after six"],
    ["The best advice in Leeds", "The best advice in Hamburg"],
    ["Open Friday 9:00–13:00", "Open Saturday by appointment"],
    ["A number like 70113 496 01875 stays", "A number like 70113 496 01875 stays"],
    ["www.desk@clothcourt.example.org", "www.desk@clothcourt.example.org"],
    ["In Leedsworth", "In Leedsworth"],
  ];
  test.each(sentences)("%s", (before, after) => {
    const said = (site: SiteDocument) => valueAt(plainSite(site), lead);
    expect(said(written(before, true))).toBe(before);
    expect(said(withFacts(written(before, true), next))).toBe(after);
    expect(said(withFacts(written(before, false), next))).toBe(before);
  });

  test("bold words and links in a text stay where they are", () => {
    const bold =
      "Ring \u0001*\u00020113 496 0187\u0003 or \u0001/contact\u0002write to us in Leeds\u0003";
    const site = written(bold, false);
    expect(valueAt(site, lead)).toBe(bold);
    const ours = withFacts(
      converted({
        ...withValue(asVersion1(withFacts(start, facts)), lead, bold),
        lent: [hashOf("Ring 0113 496 0187 or write to us in Leeds")],
      }),
      next,
    );
    expect(runsOf(String(valueAt(plainSite(ours), lead)))).toEqual([
      { text: "Ring " },
      { text: "+49 40 1234567", strong: true },
      { text: " or " },
      { text: "write to us in Hamburg", href: "/contact" },
    ]);
  });

  test("a noted fact is known even where its words stand in sentences by chance", () => {
    const name = "The";
    const old = asVersion1(withFacts(start, { ...facts, name }));
    const text = "The bread of The";
    const references = { lead: ["The bread of ", { fact: "name", words: "Pinch & Proof" }] };
    const { site } = readValue({
      ...old,
      lent: [...old.lent, hashOf(text)],
      pages: old.pages.map((page, at) =>
        at > 0
          ? page
          : {
              ...page,
              sections: page.sections.map((section, index) =>
                index > 0 ? section : { ...section, lead: text, references },
              ),
            },
      ),
    });
    const after = withFacts(site as SiteDocument, { name: "The Oven" });
    expect(valueAt(plainSite(after), lead)).toBe("The bread of The Oven");
  });
});

test("no facts and no texts break the conversion, and no word is changed by it", () => {
  const word = fc.string({ maxLength: 30 });
  const business = fc.record({
    ...{ name: word, strapline: word, phone: word, email: word },
    address: fc.array(word, { maxLength: 4 }),
    hours: fc.array(fc.tuple(word, word), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(business, word, fc.boolean(), fc.jsonValue(), (facts, text, isOurs, notes) => {
      const around = `${facts.name} ${facts.phone} ${facts.email} ${facts.address.join(", ")} ${text}`;
      const known = readValue({
        ...withValue(asVersion1(start), lead, around),
        business: facts,
        references: notes,
      }).site as SiteDocument;
      // As it was read, without the notes of what is an example.
      const old = { ...asVersion1(known), lent: isOurs ? [hashOf(around)] : [], references: notes };
      // A fact that says the same as our text is an example too; its words stay.
      expect({ ...plainSite(converted(old)), examples: undefined }).toEqual(plainSite(known));
    }),
    { numRuns: 60 },
  );
});
