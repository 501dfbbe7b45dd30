import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { wholeFile } from "../../css/tools/bundle/bundle.ts";
import { parseSite, readSite, writeSite } from "../document/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import {
  translatable,
  translated,
  untranslated,
  withFollowingTranslations,
} from "../document/translations.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { withLanguage, withoutLanguage, withTranslation } from "../edit/translate.ts";
import { builtSite } from "../testing/built-site.ts";

const framework = wholeFile().min.code;
const stand = new TextEncoder().encode("stands for a picture or a font");
const made = (site: SiteDocument) => builtSite(site, framework, () => stand);
const [layout] = cataloguePages;
if (!layout) throw new Error("no layout");
const plain = { ...siteFromLayout(layout), address: "https://ida.example/shop" };
const twin = withLanguage(plain, "de");
const heading = (plain.pages[0]?.sections[0] as { heading?: string } | undefined)?.heading ?? "";
const german = withTranslation(twin, "de", heading, "Brot wie früher");

test("a document with translations is read as it was written, and written as it was read", () => {
  const text = writeSite(parseSite(german));
  const { site } = readSite(text);
  expect(site && writeSite(site)).toBe(text);
  expect(parseSite(site)).toEqual(site);
  expect(parseSite(plain)).not.toHaveProperty("translations");
});

test("what is wrong in a translation is repaired, and said so", () => {
  const texts = [
    { of: "a", text: "b" },
    { of: "a", text: "c" },
    { of: "", text: "d" },
  ];
  const languages = ["de", "DE", "en-GB", "x_y", "pt-br"];
  const reading = readSite(
    JSON.stringify({ ...plain, translations: languages.map((language) => ({ language, texts })) }),
  );
  const { site } = reading;
  const repairs = reading.site ? reading.repairs : [];
  expect(site?.translations?.map(({ language }) => language)).toEqual(["de", "pt-BR"]);
  expect(site?.translations?.[0]?.texts).toEqual([{ of: "a", text: "b" }]);
  expect(repairs.map(({ path, kind }) => `${path} ${kind}`)).toContain("translations[1] dropped");
  expect(readSite(JSON.stringify({ ...plain, translations: 7 })).site).toEqual(parseSite(plain));
});

test("every text is translated once, wherever it stands, and the design is shared", () => {
  const all = Object.fromEntries(translatable(plain).map(({ text }, at) => [text, `Wort ${at}`]));
  const whole = Object.entries(all).reduce(
    (site, [of, text]) => withTranslation(site, "de", of, text),
    twin,
  );
  expect(untranslated(whole, whole.translations?.[0] as never)).toEqual([]);
  const other = translated(whole, whole.translations?.[0] as never);
  expect(other.language).toBe("de");
  expect(translatable(other).filter(({ text }) => !/^Wort \d+$/.test(text))).toEqual([]);
  expect(other.theme).toBe(whole.theme);
  expect(other.pages.map(({ path }) => path)).toEqual(plain.pages.map(({ path }) => path));
  expect(other.business.email).toBe(plain.business.email);
  // Another design of the site is that of its twin.
  const brand = { ...whole, theme: { ...whole.theme, brand: "#123456" as const } };
  expect(translated(brand, whole.translations?.[0] as never).theme.brand).toBe("#123456");
});

const rewritten = (site: SiteDocument, text: string): SiteDocument => ({
  ...site,
  pages: site.pages.map((page, at) =>
    at === 0
      ? {
          ...page,
          sections: page.sections.map((section, index) =>
            index === 0 ? ({ ...section, heading: text } as typeof section) : section,
          ),
        }
      : page,
  ),
});

test("a rewritten text keeps its translation, to be looked at again; moved ones need nothing", () => {
  const next = withFollowingTranslations(german, rewritten(german, "Bread, as ever"));
  expect(next.translations?.[0]?.texts).toEqual([
    { of: "Bread, as ever", text: "Brot wie früher", check: true },
  ]);
  expect(untranslated(next, next.translations?.[0] as never).map(({ text }) => text)).toContain(
    "Bread, as ever",
  );
  const [first, ...rest] = german.pages;
  const [hero, ...others] = first?.sections ?? [];
  const moved = {
    ...german,
    pages: [{ ...first, sections: [hero, ...others.reverse()] }, ...rest],
  };
  expect(withFollowingTranslations(german, moved as SiteDocument)).toBe(moved);
});

test("taking the language away leaves the site as it was", () => {
  expect(withoutLanguage(german, "de")).toEqual(plain);
  expect(withLanguage(german, "de")).toBe(german);
  expect(withLanguage(german, "en-GB")).toBe(german);
});

test("twins are pages of their own, which name each other", async () => {
  const files = made(german);
  const html = String(files.get("de/index.html"));
  const english = String(files.get("index.html"));
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("Brot wie früher");
  expect(html).toContain("Zum Inhalt springen");
  expect(english).not.toContain("Brot wie früher");
  expect(english).toMatch(/<a[^>]* href="de\/index.html"[^>]*>Deutsch<\/a>/);
  expect(html).toMatch(/<a[^>]* href="..\/index.html"[^>]*>English<\/a>/);
  for (const page of [html, english])
    expect(page.match(/<link rel="alternate"[^>]*>/g)).toEqual([
      '<link rel="alternate" hreflang="en-GB" href="https://ida.example/shop/">',
      '<link rel="alternate" hreflang="de" href="https://ida.example/shop/de/">',
      '<link rel="alternate" hreflang="x-default" href="https://ida.example/shop/">',
    ]);
  expect(html).toContain('<link rel="canonical" href="https://ida.example/shop/de/">');
  const sitemap = String(files.get("sitemap.xml"));
  expect(sitemap.match(/<loc>/g)).toHaveLength(2 * plain.pages.length);
  expect(sitemap).toContain('hreflang="x-default" href="https://ida.example/shop/contact.html"/>');
  expect(String(files.get("worker.js"))).toContain('"de/contact.html"');
  for (const [name, content] of files)
    if (/^de\/.*html$/.test(name)) {
      const named = [...String(content).matchAll(/(?:href|src|srcset)="([^"]*)"/g)]
        .flatMap(([, value = ""]) => value.split(", ").map((entry) => entry.split(" ")[0] ?? ""))
        .filter((address) => !/^(tel:|mailto:|https:|#)/.test(address));
      const missing = named.filter(
        (address) => !files.has(new URL(address, `https://x/de/`).pathname.slice(1)),
      );
      expect(missing, name).toEqual([]);
      const report = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(
        String(content),
      );
      const faults = report.results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
      expect(
        faults.filter((rule) => !/^(text-content|empty-|wcag)/.test(rule)),
        name,
      ).toEqual([]);
    }
});

test("without translations nothing of it is there", () => {
  const files = made(plain);
  expect(String(files.get("index.html"))).not.toMatch(/hreflang|menu-language/);
  expect(String(files.get("sitemap.xml"))).not.toContain("xhtml");
});
