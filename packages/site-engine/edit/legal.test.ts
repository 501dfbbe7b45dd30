import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { describe, expect, test } from "vitest";
import { check } from "../document/check/check.ts";
import { parseSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { withOwnTexts } from "../document/text/example-text.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { siteFromLayout } from "./from-layout.ts";
import { legalFacts, withLegalPages } from "./legal.ts";
import { legalWords } from "./legal-words.ts";
import { withLanguage } from "./translate.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const begun = siteFromLayout(layout);
const own: SiteDocument = {
  ...begun,
  business: {
    ...begun.business,
    name: "Yoga am See",
    address: ["Seestrasse 1", "8002 Zürich"],
    phone: "044 000 00 00",
    email: "post@yoga.example",
  },
};
const wordsOn = (site: SiteDocument, from: number) =>
  textsOfSite(site)
    .filter(({ page = 0 }) => page >= from)
    .map(({ text }) => text)
    .join("\n");

describe("legal pages", () => {
  test("are in the footer only, and a document with them needs no repair", () => {
    const site = withLegalPages(own);
    const added = site.pages.slice(own.pages.length);
    expect(added.map(({ path, menu }) => [path, menu])).toEqual([
      ["/legal-notice", false],
      ["/privacy", false],
    ]);
    expect(parseSite(site)).toEqual(site);
    expect(withLegalPages(site)).toBe(site);
  });

  test("say what the site does", () => {
    const mail = wordsOn(withLegalPages(own), own.pages.length);
    expect(mail).toContain("Yoga am See, Seestrasse 1, 8002 Zürich");
    expect(legalFacts(own).form).toBe("mail");
    expect(mail).toContain("open your own e-mail program");
    const service: SiteDocument = {
      ...own,
      form: { way: "service", address: "https://forms.example/f" },
    };
    expect(wordsOn(withLegalPages(service), own.pages.length)).toContain("forms.example");
    const counted = { ...own, counter: "https://yoga.counter.example/count" } as SiteDocument;
    expect(legalFacts(counted).counter).toBe("yoga.counter.example");
  });

  test("every point is to be confirmed, and details in brackets are to be filled in", () => {
    const site = withLegalPages(own);
    const legal = (each: SiteDocument) => check(each).filter(({ about }) => about === "legal");
    const first = own.pages.length;
    const texts = textsOfSite(site).filter(
      ({ page = 0, path }) => page >= first && !/title$/.test(path),
    );
    expect(legal(site)).toHaveLength(texts.filter(({ text }) => text).length);
    expect(legal(site).every(({ level }) => level === "must")).toBe(true);
    const kept = withOwnTexts(
      site,
      texts.map(({ text }) => text),
    );
    const left = legal(kept);
    expect(left.length).toBeGreaterThan(0);
    expect(new Set(left.map(({ words }) => words))).toEqual(
      new Set(["Fill in the details in square brackets."]),
    );
    expect(
      check(kept).filter(({ about, page = 0 }) => about === "length" && page >= first),
    ).toEqual([]);
  });

  test("are German on a German site, and come translated where the site has both languages", () => {
    const german = withLegalPages({ ...own, language: "de-CH" });
    expect(german.pages.at(-2)?.path).toBe("/impressum");
    expect(wordsOn(german, own.pages.length)).not.toMatch(/\b(the|your|and)\b/);
    const both = withLegalPages(withLanguage(own, "de"));
    expect(both.translations?.[0]?.texts).toContainEqual({ of: "Legal notice", text: "Impressum" });
    expect(parseSite(both)).toEqual(both);
  });

  test("both languages have the same points in the same order", () => {
    const facts = { ...legalFacts(own), counter: "c.example", links: ["osm.org"] };
    const shape = (language: string) =>
      Object.values(legalWords(language)(facts)).map(({ sections }) =>
        sections.map(({ points }) => points.length),
      );
    expect(shape("de")).toEqual(shape("en"));
  });
});
