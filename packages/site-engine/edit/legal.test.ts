import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { describe, expect, test } from "vitest";
import { check } from "../document/check/check.ts";
import { inventedFacts } from "../document/check/invented.ts";
import { parseSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { withOwnTexts } from "../document/text/mark-examples.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { siteFromLayout } from "./from-layout.ts";
import {
  legalFacts,
  textsOf,
  withEmptyLegalPages,
  withLegalPages,
  withoutLegalGaps,
} from "./legal.ts";
import { withFollowingLegal } from "./legal-follow.ts";
import { hasLegalWords, legalWords, loadLegalWords } from "./legal-words.ts";
import { withLanguage } from "./translate.ts";

addWords(allWords);
await loadLegalWords(["fr"]);
const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const { examples: _, ...begun } = siteFromLayout(layout);
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
      texts.map(({ path }) => path),
    );
    const left = legal(kept);
    expect(left.length).toBeGreaterThan(0);
    expect(new Set(left.map(({ words }) => words))).toEqual(
      new Set(["Fill in the details in square brackets."]),
    );
    // The download asks for each of them once, and not for texts that were confirmed.
    const blanks = inventedFacts(kept).filter(({ about }) => about === "blank");
    expect(blanks.map(({ text }) => text)).toContain("[number]");
    expect(new Set(blanks.map(({ text }) => text)).size).toBe(blanks.length);
    expect(new Set(blanks.map(({ path }) => path))).toEqual(new Set(left.map(({ path }) => path)));
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
      Object.values(legalWords(language, facts)).map(({ sections }) =>
        sections.map(({ points }) => points.map(([term]) => term !== "")),
      );
    expect(shape("de")).toEqual(shape("en-GB"));
    expect(shape("de-CH")).toEqual(shape("en-US"));
  });

  test("name the owner once, also where the address begins with the name", () => {
    const ownerAt = (...address: string[]) =>
      legalFacts({ ...own, business: { ...own.business, address } }).owner;
    expect(ownerAt("Yoga am See", "Seestrasse 1")).toBe("Yoga am See, Seestrasse 1");
    expect(ownerAt("Yoga am See, Seestrasse 1")).toBe("Yoga am See, Seestrasse 1");
    expect(ownerAt("Yoga am Seeweg 1")).toBe("Yoga am See, Yoga am Seeweg 1");
  });

  test("cite the GDPR only where it applies, as far as the language tells", () => {
    const cites = (language: string) =>
      /GDPR|DSGVO|RGPD/.test(wordsOn(withLegalPages({ ...own, language }), own.pages.length));
    expect(["en-GB", "en-IE", "de", "de-AT", "fr"].filter(cites)).toHaveLength(5);
    expect(["en-US", "en-AU", "de-CH", "ar", "tr", "pt-BR"].filter(cites)).toEqual([]);
    expect(["de-CH", "en-US", "ar", "fr"].filter(hasLegalWords)).toEqual(["de-CH", "en-US", "fr"]);
  });

  test("are empty in the site’s own language where we have no draft, and not published as a draft", () => {
    const site = withEmptyLegalPages({ ...own, language: "ar" });
    const added = site.pages.slice(own.pages.length);
    expect(added.map(({ label, menu }) => [label, menu])).toEqual([
      ["إشعار قانوني", false],
      ["الخصوصية", false],
    ]);
    expect(parseSite(site)).toEqual(site);
    expect(check(site).filter(({ about }) => about === "legal")).toEqual([]);
  });

  test("ask regulated professions for chamber, title, state and rules", () => {
    const practice = withLegalPages({ ...own, language: "de", kind: "Dentist" });
    const terms = wordsOn(practice, own.pages.length).split("\n");
    expect(terms).toEqual(
      expect.arrayContaining([
        ...["Aufsichtsbehörde", "Kammer", "Berufsbezeichnung", "Berufsrechtliche Regelungen"],
        "Gesundheitsdaten",
      ]),
    );
    expect(parseSite(practice)).toEqual(practice);
    expect(check(practice).filter(({ about }) => about === "count")).toEqual([]);
    const shop = wordsOn(
      withLegalPages({ ...own, language: "de", kind: "Bakery" }),
      own.pages.length,
    );
    expect(shop).toContain("[Nur bei reglementierten Berufen");
    expect(shop).not.toContain("Gesundheitsdaten");
  });

  test("tell of health data where a form asks for it", () => {
    const asking: SiteDocument = {
      ...own,
      kind: "Restaurant",
      pages: own.pages.map((page, at) =>
        at === 0
          ? {
              ...page,
              sections: [
                ...page.sections,
                {
                  block: "contact-form",
                  heading: "Book",
                  fields: [{ label: "Any allergies?" }],
                  send: "Send",
                },
              ],
            }
          : page,
      ),
    };
    expect(legalFacts(own).health).toBeUndefined();
    expect(legalFacts(asking).health).toBe("asked");
  });
});

describe("drafts in other languages", () => {
  const tags = ["de", "fr", "es", "it", "nl", "pl", "tr"];
  const facts = (form: "mail" | "host" | { service: string }, care: boolean) => ({
    ...{ owner: "", contact: [], links: ["a.example"], counter: "c.example", form },
    ...(care
      ? { regulated: true as const, health: "care" as const }
      : { health: "asked" as const }),
  });
  /** What the owner fills in, and what we have filled in. */
  const blanks = (text: string) => (text.match(/\[/g) ?? []).length;
  const values = (text: string) => text.match(/\b[acf]\.example/g) ?? [];

  test.each(tags)(
    "in %s say what the English one says, with its blanks at the same places",
    (tag) => {
      for (const language of [tag, `${tag}-DE`])
        for (const form of ["mail", "host", { service: "f.example" }] as const)
          for (const care of [true, false]) {
            const english = textsOf(legalWords(language.replace(/^../, "en"), facts(form, care)));
            const own = textsOf(legalWords(language, facts(form, care)));
            if (/^tr$/.test(language)) continue;
            expect(own.length).toBe(english.length);
            for (const [at, text] of own.entries()) {
              if (english[at] === "") continue;
              expect(text, english[at]).not.toMatch(/[{}]|^$/);
              expect(blanks(text) > 0, text).toBe(blanks(english[at] ?? "") > 0);
              expect(values(text), text).toEqual(values(english[at] ?? ""));
            }
          }
    },
  );

  test("a French notice names the host, and a site with French pages has its draft", () => {
    const french = wordsOn(withLegalPages({ ...own, language: "fr-FR" }), own.pages.length);
    expect(french).toContain("Hébergeur");
    expect(french).toContain("du RGPD.");
    const both = withLegalPages(withLanguage(own, "fr"));
    expect(both.translations?.[0]?.texts).toContainEqual({
      of: "Legal notice",
      text: "Mentions légales",
    });
    expect(hasLegalWords("pt")).toBe(false);
    // The same for a language that comes later, and nothing of a page that its owner wrote.
    const pages = withLegalPages(own);
    const later = withFollowingLegal(pages, withLanguage(pages, "fr"));
    const entries = (site: SiteDocument) =>
      new Set(site.translations?.[0]?.texts.map(({ of }) => of));
    expect(entries(later)).toEqual(entries(both));
    const empty = withEmptyLegalPages(own);
    const none = withFollowingLegal(empty, withLanguage(empty, "fr"));
    expect([...entries(none)]).not.toContain("Who we are");
  });

  test("a German practice’s pages have every point in Turkish, too: the law is that of its own country", () => {
    const german: SiteDocument = { ...own, language: "de", kind: "Dentist" };
    const now = withLegalPages(withLanguage(german, "tr"));
    const pages = withLegalPages(german);
    const later = withFollowingLegal(pages, withLanguage(pages, "tr"));
    const texts = textsOf(legalWords("de", legalFacts(german))).filter(Boolean);
    for (const site of [now, later]) {
      const known = new Map(site.translations?.[0]?.texts.map(({ of, text }) => [of, text]));
      const { owner } = legalFacts(german);
      expect(texts.filter((text) => text !== owner && !known.has(text))).toEqual([]);
      expect([...known.values()].join("\n")).toContain("GDPR");
      expect(known.get("Aufsichtsbehörde")).toBe("Denetleyen kurum");
    }
  });

  test("registers and the host are those of the business’s country, in each language", () => {
    const leipzig: SiteDocument = {
      ...own,
      language: "de",
      business: { ...own.business, address: ["Karl-Heine-Straße 5", "04229 Leipzig"], phone: "" },
    };
    const register = (language: string, site: SiteDocument) =>
      textsOf(legalWords(language, legalFacts(site), site.language)).find(
        (text) =>
          /MERSİS|Register|Registro|registr|sicil.*numaraları/.test(text) && text.startsWith("["),
      );
    expect(register("de", leipzig)).toContain("Registergericht mit Nummer");
    expect(register("tr", leipzig)).toContain(
      "Registergericht, Umsatzsteuer-Identifikationsnummer",
    );
    expect(register("tr", leipzig)).not.toContain("MERSİS");
    // A Turkish site of a business in Germany, which its number names.
    const turkish = { ...leipzig, language: "tr" };
    const abroad = { ...turkish, business: { ...leipzig.business, phone: "+49 341 123456" } };
    expect(register("tr", turkish)).toContain("MERSİS");
    expect(register("tr", abroad)).toContain("Registergericht");
    expect(textsOf(legalWords("tr", legalFacts(abroad))).join()).toContain("GDPR");
    const named = { ...leipzig.business, address: [...leipzig.business.address, "Almanya"] };
    expect(register("tr", { ...turkish, business: named })).toContain("Registergericht");
    // Nothing says where it is.
    const jordan = { ...own, language: "en", business: { ...own.business, address: ["Amman"] } };
    expect(register("tr", jordan)).toBe(
      "[Ticaret sicili ve numarası, vergi numaraları. Hiçbiri yoksa bu maddeyi kaldırın.]",
    );
    const names = { fr: "Hébergeur", de: "Hosting-Anbieter", tr: "Barındırma sağlayıcısı" };
    const hosts = (site: SiteDocument) =>
      Object.entries(names).flatMap(([language, name]) =>
        textsOf(legalWords(language, legalFacts(site), site.language)).includes(name)
          ? [language]
          : [],
      );
    expect(hosts(leipzig)).toEqual([]);
    expect(hosts({ ...leipzig, language: "fr-FR" })).toEqual(["fr", "de", "tr"]);
  });

  test("what a language lacks of the legal pages is drafted, and what its owner wrote stays", () => {
    const german: SiteDocument = { ...own, language: "de", kind: "Dentist" };
    const whole = withLegalPages(withLanguage(german, "tr"));
    const [translation] = whole.translations ?? [];
    const gaps = new Set(["Aufsichtsbehörde", "Kammer"]);
    const blank = textsOf(legalWords("tr", legalFacts(german))).find((text) => /MERSİS/.test(text));
    const texts = (translation?.texts ?? [])
      .filter(({ of }) => !gaps.has(of))
      .map((entry) =>
        entry.of === "Impressum"
          ? { ...entry, text: "Künye" }
          : /sicili ve numarası/.test(entry.text)
            ? { ...entry, text: blank ?? "" }
            : entry,
      );
    const before = { ...whole, translations: [{ language: "tr", public: true, texts }] };
    const after = new Map(
      withoutLegalGaps(before).translations?.[0]?.texts.map((entry) => [entry.of, entry]),
    );
    expect(after.get("Impressum")).toEqual({ of: "Impressum", text: "Künye" });
    expect(after.get("Kammer")).toEqual({ of: "Kammer", text: "Meslek odası", check: "draft" });
    expect(after.size).toBe(translation?.texts.length);
    expect(JSON.stringify([...after])).not.toContain("MERSİS");
    expect(withoutLegalGaps(whole)).toBe(whole);
  });
});
