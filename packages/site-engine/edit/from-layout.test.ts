import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { foreignPhrases } from "@daylit/layouts/text/foreign-phrases.ts";
import { describe, expect, test } from "vitest";
import { wholeFile } from "../../css/tools/bundle.ts";
import { check } from "../document/check.ts";
import { readSite, writeSite } from "../document/read.ts";
import { textsOfSite } from "../document/texts.ts";
import { builtSite } from "../testing/built-site.ts";
import { ownPages } from "./families/family-pages.ts";
import { siteFromLayout } from "./from-layout.ts";

const offer = { name: "Light Interactive", limits: { pages: 3, sections: 5, photos: 99 } };

describe("every layout is the beginning of a site", () => {
  test.each(cataloguePages.map((page) => [page.id, page] as const))("%s", (_, page) => {
    const site = siteFromLayout(page);
    expect(site.pages.length).toBe(ownPages.get(page.id)?.second ? 3 : 2);
    expect(site.pages[0]?.sections.map(({ block }) => block)).toEqual(
      page.layout.sections.flatMap((section) => (section ? [section.block] : [])),
    );
    expect(site.pages.at(-1)?.path).toBe("/contact");
    const findings = check(site, offer);
    // Nothing to mend but that the words are ours.
    expect(findings.filter(({ about }) => about !== "lent")).toEqual([]);
    expect(findings.length).toBeGreaterThan(20);
    const { site: again } = readSite(writeSite(site));
    expect(again && writeSite(again)).toBe(writeSite(site));
  });
});

test("second pages of the families are written in plain English", () => {
  const texts = cataloguePages
    .filter(({ id }) => ownPages.has(id))
    .flatMap((page) => textsOfSite(siteFromLayout(page)).map(({ text }) => text));
  expect(texts.filter((text) => foreignPhrases.test(text))).toEqual([]);
});

/** Variations of a family are different offers: nobody wants the trade prices of another. */
describe("a variation of a family begins with words of its own", () => {
  const family = cataloguePages.filter(({ card }) => card.variation !== undefined);
  const opening = /^pages\[(\d)\]\.sections\[\d\]\.(?:heading|lead|text)$/;
  const wordsOf = (page: (typeof family)[number], of: string) =>
    textsOfSite(siteFromLayout(page))
      .filter(({ path }) => opening.exec(path)?.[1] === of)
      .map(({ text }) => text);

  test.each(family.map((page) => [page.id, page] as const))("%s", (_, page) => {
    const sisters = family.filter(({ id, trade }) => trade === page.trade && id !== page.id);
    const [home, second, contact] = ["0", "1", "2"].map((of) => wordsOf(page, of));
    const others = sisters.flatMap((sister) => wordsOf(sister, "0"));
    expect(second?.length).toBeGreaterThan(3);
    expect(second?.filter((text) => others.includes(text) || home?.includes(text))).toEqual([]);
    expect(contact?.filter((text) => others.includes(text))).toEqual([]);
  });
});

/** Sentences of some texts; a text without a full stop is one. */
const sentences = (texts: readonly { text: string }[]) =>
  new Set(texts.flatMap(({ text }) => text.trim().split(/(?<=[.!?])\s+/)).filter(Boolean));

const beginnings = cataloguePages.map((page) => ({ page, site: siteFromLayout(page) }));

/** Every sentence that a layout itself says: its sections, navigation, footer and own pages. */
const saidBy = new Map(
  beginnings.map(({ page, site }) => {
    const { second, contact, form } = ownPages.get(page.id) ?? {};
    const own = JSON.stringify([page.layout, second, contact, form]);
    const texts = textsOfSite(site).filter(({ text }) => own.includes(JSON.stringify(text)));
    return [page.id, sentences(texts)] as const;
  }),
);

/** Words of the neutral contact page fit any business: every beginning without own pages says them. */
const neutral = beginnings
  .filter(({ page }) => !ownPages.has(page.id))
  .map(({ site }) => sentences(textsOfSite(site)))
  .reduce((all, some) => all.intersection(some));

describe("no word of a beginning comes from another layout", () => {
  test.each(beginnings.map(({ page, site }) => [page.id, page, site] as const))(
    "%s",
    (id, page, site) => {
      const facts = sentences(textsOfSite(site).filter(({ path }) => path.startsWith("business.")));
      const own = saidBy.get(id) ?? new Set();
      const sisters = beginnings
        .filter(({ page: other }) => other.trade === page.trade && other.id !== id)
        .flatMap(({ page: other }) => [...(saidBy.get(other.id) ?? [])]);
      const borrowed = [...sentences(textsOfSite(site))].filter(
        (sentence) =>
          sisters.includes(sentence) &&
          !own.has(sentence) &&
          !facts.has(sentence) &&
          !neutral.has(sentence),
      );
      expect(borrowed).toEqual([]);
    },
  );
});

describe("every link of a beginning leads to something", () => {
  const framework = wholeFile().min.code;
  const stand = new TextEncoder().encode("stands for a picture or a font");
  test.each(beginnings.map(({ page, site }) => [page.id, site] as const))("%s", (_, site) => {
    const files = builtSite(site, framework, () => stand);
    const documents = [...files.keys()].filter((name) => /^(?!404).*\.html$/.test(name));
    expect(documents.length).toBe(site.pages.length);
    const lost = documents.flatMap((name) =>
      [...String(files.get(name)).matchAll(/<a [^>]*href="([^"]*)"/g)]
        .map(([, href = ""]) => href)
        .filter((href) => !/^(tel|mailto):/.test(href))
        .filter((href) => {
          const [file, id] = href.split("#");
          const target = files.get(file || name);
          return !target || (id && !String(target).includes(` id="${id}"`));
        }),
    );
    expect(lost).toEqual([]);
  });
});
