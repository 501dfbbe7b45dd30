import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { htmlChecker } from "daylit/internal/tools/html-faults.ts";
import { describe, expect, test } from "vitest";
import { hoursText } from "../document/business/hours-text.ts";
import { check } from "../document/check/check.ts";
import { textsLeft } from "../document/language/parts.ts";
import { translated } from "../document/language/translated.ts";
import {
  translatable,
  untranslated,
  withFollowingTranslations,
} from "../document/language/translations.ts";
import { fitted, parseSite, readSite, readValue, writeSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { plainSite } from "../document/text/resolve-site.ts";
import { withPathIn } from "../edit/changes/pages.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import {
  withDraftsRead,
  withLanguage,
  withoutLanguage,
  withPublic,
  withTranslation,
} from "../edit/translate.ts";
import { builtSite } from "../testing/built-site.ts";

const framework = wholeFile().min.code;
const stand = new TextEncoder().encode("stands for a picture or a font");
const made = (site: SiteDocument) => builtSite(site, framework, () => stand);
const [layout] = cataloguePages;
if (!layout) throw new Error("no layout");
const plain = { ...siteFromLayout(layout), address: "https://ida.example/shop" };
const twin = withPublic(withLanguage(plain, "de"), "de", true);
const [opening] = plainSite(plain).pages[0]?.sections ?? [];
const { heading = "" } = (opening ?? {}) as { heading?: string };
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

test("a draft is on the page, and left until somebody has read it", () => {
  const draft = withTranslation(twin, "de", heading, "Brot wie früher", "draft");
  const [first] = draft.translations ?? [];
  expect(parseSite(draft).translations).toEqual(draft.translations);
  expect(translated(draft, first as never).pages[0]?.sections[0]).toMatchObject({
    heading: "Brot wie früher",
  });
  const left = (site: SiteDocument) =>
    untranslated(site, site.translations?.[0] as never).some(({ text }) => text === heading);
  // Every place counts the same.
  const number = textsLeft(draft, first as never).size;
  expect(check(draft).map(({ words }) => words)).toContain(
    `Deutsch: ${number} texts to translate or read, 1 draft among them.`,
  );
  expect(left(draft)).toBe(true);
  expect(left(withDraftsRead(draft, "de", new Set(["another text"])))).toBe(true);
  const read = withDraftsRead(draft, "de", new Set([heading]));
  expect(left(read)).toBe(false);
  expect(read.translations).toEqual(german.translations);
});

test("a language that is public though unfinished says so where texts are left, and nowhere else", () => {
  const line = "Teile dieser Seite sind noch nicht übersetzt.";
  const page = (site: SiteDocument, name = "de/index.html") => String(made(site).get(name));
  const open = withPublic(german, "de", "unfinished");
  expect(parseSite(open).translations?.[0]?.public).toBe("unfinished");
  expect(page(open)).toContain(line);
  expect(page(open)).toContain('<bdi lang="en-GB">');
  expect(page(open, "index.html")).not.toContain(line);
  expect(page(german)).not.toContain(line);
  const all = translatable(plainSite(open)).reduce(
    (site, { text }) => withTranslation(site, "de", text, `Wort ${text.length}`),
    open,
  );
  expect(page(all)).not.toContain(line);
  expect(made(withPublic(german, "de", false)).has("de/index.html")).toBe(false);
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
  const faultsIn = htmlChecker();
  for (const [name, content] of files)
    if (/^de\/(?!404).*html$/.test(name)) {
      const named = [...String(content).matchAll(/(?:href|src|srcset)="([^"]*)"/g)]
        .flatMap(([, value = ""]) => value.split(", ").map((entry) => entry.split(" ")[0] ?? ""))
        .filter((address) => !/^(tel:|mailto:|https:|#)/.test(address));
      const missing = named.filter(
        (address) => !files.has(new URL(address, `https://x/de/`).pathname.slice(1)),
      );
      expect(missing, name).toEqual([]);
      expect(
        faultsIn(String(content)).filter((fault) => !/\((text-content|empty-|wcag)/.test(fault)),
        name,
      ).toEqual([]);
    }
});

test("nothing of a language that isn’t public is in the files", () => {
  const hidden = withPublic(german, "de", false);
  const { translations: _, ...none } = hidden;
  expect(made(hidden)).toEqual(made(none));
});

test("a new language waits for its owner; of those of before the finished ones stay public", () => {
  expect(withLanguage(plain, "de").translations?.[0]?.public).toBe(false);
  const texts = translatable(plain).map(({ text }) => ({ of: text, text: `${text}.` }));
  const names = new Set([plain.business.name, ...plain.business.address]);
  const read = (list: readonly object[]) =>
    readValue({ ...plain, translations: [{ language: "de", texts: list }] });
  const kinds = ({ repairs = [] }: { repairs?: readonly { kind: string }[] }) =>
    repairs.map(({ kind }) => kind);
  // Names are the same in every language.
  const finished = read(texts.filter(({ of }) => !names.has(of)));
  expect(finished.site?.translations?.[0]?.public).toBe(true);
  expect(kinds(finished as never)).toEqual([]);
  const begun = read(texts.slice(0, 9));
  expect(begun.site?.translations?.[0]).toMatchObject({ public: false, texts: texts.slice(0, 9) });
  expect(kinds(begun as never)).toEqual(["unfinished"]);
});

test("old prices are never shown as translations of new ones", () => {
  const before = withTranslation(twin, "de", "£12 a head", "12 £ pro Person");
  const [page] = plain.pages;
  const priced = (price: string) => ({
    ...before,
    pages: [
      {
        ...page,
        sections: [{ block: "menu-board", heading: "Menu", dishes: [{ name: "Soup", price }] }],
      },
    ],
  });
  const next = withFollowingTranslations(
    priced("£12 a head") as unknown as SiteDocument,
    priced("£14 a head") as unknown as SiteDocument,
  );
  expect(next.translations?.[0]?.texts[0]?.check).toBe(true);
  const other = translated(next, next.translations?.[0] as never);
  expect(JSON.stringify(other.pages)).toContain("£14 a head");
});

test("a language in the menu says which it is, to a reader and to a machine", () => {
  const link = /<a class="menu-language"[^>]*>/.exec(String(made(german).get("index.html")))?.[0];
  expect(link).toMatch(/ lang="de"/);
  expect(link).toMatch(/ hreflang="de"/);
});

test("without translations nothing of it is there", () => {
  const files = made(plain);
  expect(String(files.get("index.html"))).not.toMatch(/hreflang|menu-language/);
  expect(String(files.get("sitemap.xml"))).not.toContain("xhtml");
});

test("bold words and links stay in a translation, its own or those that it says too", () => {
  const bold = (words: string) => `\u0001*\u0002${words}\u0003`;
  const link = (words: string) => `\u0001https://oven.example/\u0002${words}\u0003`;
  const prose = `Our ${bold("bread")} comes from the ${link("Holzofen")}.`;
  const [page] = plain.pages;
  const withText: SiteDocument = parseSite({
    ...twin,
    pages: [{ ...page, sections: [{ block: "hero-type", heading: "Bread", lead: prose }] }],
  });
  const source = "Our bread comes from the Holzofen.";
  expect(translatable(withText).find(({ text }) => text === source)).toMatchObject({
    marks: true,
    marked: prose,
  });
  const lead = (text: string) => {
    const site = parseSite(withTranslation(withText, "de", source, text));
    const other = translated(site, site.translations?.[0] as never);
    return (other.pages[0]?.sections[0] as { lead?: string } | undefined)?.lead;
  };
  expect(lead("Unser Brot kommt aus dem Holzofen.")).toBe(
    `Unser Brot kommt aus dem ${link("Holzofen")}.`,
  );
  const left = String(made(withText).get("de/index.html"));
  expect(left).toMatch(/<strong><bdi lang="en-GB">bread<\/bdi><\/strong>/);
  expect(left).toContain('<bdi lang="en-GB">Holzofen</bdi></a>');
  const own = `Unser ${bold("Brot")} kommt aus dem Ofen.`;
  expect(lead(own)).toBe(own);
  // A title holds words alone.
  const title = translated(parseSite(withTranslation(withText, "de", "Bread", bold("Brot"))), {
    language: "de",
    texts: [{ of: "Bread", text: bold("Brot") }],
  });
  expect(title.pages[0]?.sections[0]).toMatchObject({ heading: "Brot" });
});

test("hours set by day and prices are written in each language, without a translator", () => {
  const days = Array.from({ length: 7 }, (_, day) =>
    day < 5 ? [["09:00", "17:00"] as const] : [],
  );
  const closures = [{ from: "2026-12-24", to: "2026-12-26", words: "Christmas" }];
  const opening = { days, closures };
  const [page] = plain.pages;
  const site = parseSite({
    ...withTranslation(twin, "de", "Christmas", "Weihnachten"),
    opening,
    business: { ...plain.business, hours: hoursText(opening, plain) },
    pages: [
      {
        ...page,
        sections: [
          { block: "hero-type", heading: "Bread" },
          {
            block: "prices-list",
            heading: "Prices",
            groups: [{ heading: "Bread", lines: [{ name: "Loaf", price: "€4.50" }] }],
          },
        ],
      },
    ],
  });
  expect(translatable(site).map(({ text }) => text)).not.toContain("Monday to Friday");
  const other = translated(site, site.translations?.[0] as never);
  expect(other.business.hours).toEqual([
    ["Montag bis Freitag", "09:00–17:00"],
    ["24.–26. Dezember 2026", "Geschlossen (Weihnachten)"],
  ]);
  expect(JSON.stringify(other.pages)).toContain("4,50\u00a0€");
});

describe("posts and the page for errors of a site in two languages", () => {
  const [page] = german.pages;
  const news = { ...page, path: "/news", label: "News", sections: [] };
  const composer = "https://daylit.example/compose";
  const site = parseSite({
    ...german,
    pages: [
      ...german.pages,
      {
        ...news,
        sections: [
          { block: "hero-type", heading: "News" },
          { block: "news-list", heading: "All" },
        ],
      },
    ],
    posts: [
      { slug: "new-oven", date: "2026-11-17", title: "A new oven", text: [{ text: "It is hot." }] },
    ],
  });
  const files = builtSite(site, framework, () => stand, { composer });
  const text = (name: string) => String(files.get(name));

  test("a post has no twin: nothing names one, and its language switch leads to the news", () => {
    const post = text("news/new-oven.html");
    expect(post).not.toContain('rel="alternate" hreflang');
    expect(post).toMatch(/<a[^>]* href="..\/de\/news.html"[^>]*>Deutsch<\/a>/);
    expect(text("sitemap.xml")).not.toContain("de/news/new-oven");
    expect(files.has("de/news/new-oven.html")).toBe(false);
    // Lists in German link to it, and say that it is English.
    expect(text("de/news.html")).toMatch(
      /<a[^>]* href="..\/news\/new-oven.html"[^>]* lang="en-GB"/,
    );
    expect(text("de/news.html")).toContain("17. November 2026");
  });

  test("missing pages are told of in the language of their folder, from any depth", () => {
    const missing = text("de/404.html");
    expect(missing).toContain('<html lang="de">');
    expect(missing).toContain("Hier ist nichts zu finden");
    expect(missing).toContain('href="/shop/de/index.html"');
    expect(missing).toContain('href="/shop/index.html"');
    expect(missing).toContain('href="/shop/style.css?v=');
    expect(missing).not.toContain('rel="alternate" hreflang');
    expect(text("404.html")).toContain("Nothing at\u00a0this address");
    expect(text(".htaccess")).toContain("ErrorDocument 404 /shop/de/404.html");
    expect(text("hosts/nginx.conf")).toContain('error_page 404 "/shop/de/404.html";');
    expect(text("sitemap.xml")).not.toContain("404");
  });
});

test("a page has an address in each language, and its old one there leads to it", () => {
  const label = german.pages.at(-1)?.label ?? "";
  const { address: _, ...offline } = german;
  const named = withTranslation(offline as SiteDocument, "de", label, "Über uns & Kontakt");
  expect(named.pages.at(-1)?.paths).toEqual({ de: ["/ueber-uns-kontakt"] });
  // Once visitors know it, it stays until its owner says otherwise.
  const online = withTranslation(
    { ...named, address: german.address as string },
    "de",
    label,
    "Kontakt",
  );
  expect(online.pages.at(-1)?.paths).toEqual({ de: ["/ueber-uns-kontakt"] });
  const moved = withPathIn(online, german.pages.length - 1, "de", "Kontakt");
  expect(moved.pages.at(-1)?.paths).toEqual({ de: ["/kontakt", "/ueber-uns-kontakt"] });
  const { site: read, repairs } = fitted(moved);
  expect([read, repairs]).toEqual([moved, []]);
  const files = made(moved);
  expect(files.has("de/contact.html")).toBe(false);
  expect(String(files.get("de/ueber-uns-kontakt.html"))).toContain("url=kontakt.html");
  const html = String(files.get("de/kontakt.html"));
  expect(html).toContain('hreflang="en-GB" href="https://ida.example/shop/contact.html"');
  expect(html).toMatch(/<a[^>]* href="..\/contact.html"[^>]*>English<\/a>/);
  expect(String(files.get("contact.html"))).toMatch(
    /<a[^>]* href="de\/kontakt.html"[^>]*>Deutsch<\/a>/,
  );
  for (const [name, content] of files)
    if (/^de\/.*html$/.test(name))
      expect(String(content), name).not.toContain('href="contact.html');
  expect(String(files.get("_redirects") ?? "")).toBe("");
  expect(String(files.get("worker.js"))).toContain('"de/kontakt.html"');
  expect(String(files.get("sitemap.xml"))).toContain(
    "<loc>https://ida.example/shop/de/kontakt.html</loc>",
  );
  expect(made(withPublic(moved, "de", false)).get("site.json")).not.toContain('kontakt"');
});

test("what is left in the site’s own language says so, and nothing else does", () => {
  const files = made(german);
  const html = String(files.get("de/index.html"));
  const left = plainSite(german).pages[1]?.label ?? "";
  expect(html).toContain(`<bdi lang="en-GB">${left}</bdi>`);
  expect(html).not.toMatch(/<bdi lang="en-GB">[^<]*Brot wie früher/);
  expect(String(files.get("index.html"))).not.toContain("<bdi");
  const whole = { texts: translatable(german).map(({ text }) => ({ of: text, text: `${text}.` })) };
  const done = { ...german, translations: [{ language: "de", public: true, ...whole }] };
  expect(String(made(done).get("de/index.html"))).not.toContain("<bdi");
});
