import { cataloguePages, sectionsOf } from "@daylit/layouts/catalogue/catalogue.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { describe, expect, test } from "vitest";
import { finish, plan } from "../build/build.ts";
import { check } from "../document/check/check.ts";
import { readSite, writeSite } from "../document/read/read.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { siteFromLayout } from "./from-layout.ts";

const offer = { name: "Light Interactive", limits: { pages: 3, sections: 5, photos: 99 } };

describe("every layout is the beginning of a site", () => {
  test.each(cataloguePages.map((page) => [page.id, page] as const))("%s", (_, page) => {
    const site = siteFromLayout(page);
    const { second, contact } = page.pages;
    expect(site.pages.map(({ sections }) => sections.map(({ block }) => block))).toEqual(
      [sectionsOf(page.layout), second.sections, contact.sections].map((sections) =>
        sections.map(({ block }) => block),
      ),
    );
    expect(site.pages.map(({ label }) => label)).toEqual(["Home", second.label, "Contact"]);
    expect(site.pages.map(({ path }) => path)).toEqual([
      "/",
      expect.stringMatching(/^\/[a-z-]+$/),
      "/contact",
    ]);
    const { examplePictures: ours = [], ...chosen } = site;
    expect(ours.length).toBeGreaterThan(0);
    const findings = check(chosen, offer);
    // Only that the words are examples.
    expect(findings.filter(({ about }) => about !== "example")).toEqual([]);
    expect(findings.length).toBeGreaterThan(20);
    const { site: again } = readSite(writeSite(site));
    expect(again && writeSite(again)).toBe(writeSite(site));
  });
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

const beginnings = cataloguePages.map((page) => ({ page, site: siteFromLayout(page) }));

describe("every word of a beginning is its own layout's, and is marked as an example", () => {
  test.each(beginnings.map(({ page, site }) => [page.id, page, site] as const))(
    "%s",
    (_, { layout, pages, content: { business } }, site) => {
      const own = JSON.stringify([layout, pages, business]);
      const texts = textsOfSite(site);
      // Titles and descriptions are made of the facts and the page's opening (page-meta.ts).
      const written = texts.filter(
        ({ path }) => !/^pages\[\d\]\.(title|description|label)$/.test(path),
      );
      expect(written.length).toBeGreaterThan(80);
      const foreign = written.filter(
        ({ text }) => !own.includes(JSON.stringify(text).slice(1, -1)),
      );
      expect(foreign).toEqual([]);
      expect(
        texts.filter(({ text, common, example }) => !common && text.trim() && !example),
      ).toEqual([]);
    },
  );
});

describe("every link of a beginning leads to something", () => {
  const framework = wholeFile().min.code;
  const stand = new TextEncoder().encode("stands for a picture or a font");
  test.each(beginnings.map(({ page, site }) => [page.id, site] as const))("%s", (_, site) => {
    const planned = plan(site, { framework });
    const files = finish(planned, new Map(planned.requiredAssets.map(({ key }) => [key, stand])));
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
