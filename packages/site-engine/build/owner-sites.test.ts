import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { htmlChecker } from "daylit/internal/tools/html-faults.ts";
import { describe, expect, test } from "vitest";
import { untranslated } from "../document/language/translations.ts";
import { readSite } from "../document/read/read.ts";
import { changedFiles } from "../export/changed-files.ts";
import { builtSite } from "../testing/built-site.ts";
import { ownerSites } from "../testing/owner-sites.ts";
import { parseXml, type XmlElement } from "../testing/parse-xml.ts";
import { schemaFaults } from "../testing/schema-faults.ts";

const framework = wholeFile().min.code;
const stand = new TextEncoder().encode("stands for a picture or a font");
const options = { composer: "https://daylit.example/compose", day: "2026-11-17" };
const faultsIn = htmlChecker();
const named = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name);

describe.each(ownerSites())("$name", ({ site }) => {
  const files = builtSite(site, framework, () => stand, options);
  const text = (name: string) => String(files.get(name));
  const documents = [...files.keys()].filter((name) => name.endsWith(".html"));
  const address = site.address ?? "";
  const fileOf = (url: string) =>
    url
      .replace(address, "")
      .replace(/[?#].*/, "")
      .replace(/(^|\/)$/, "$1index.html");

  test("every page is valid HTML, and every address in it leads to a file", () => {
    for (const name of documents) {
      const html = text(name);
      expect(faultsIn(html), name).toEqual([]);
      const base = new URL(name, address).href;
      const own = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)]
        .map(([, to = ""]) => new URL(to.replaceAll("&amp;", "&"), base).href)
        .filter((url) => url.startsWith(address));
      expect(
        own.map(fileOf).filter((file) => !files.has(file)),
        name,
      ).toEqual([]);
    }
  });

  test("search engines get valid data, a sitemap of what there is, and pages that name each other", () => {
    const [, json = "{}"] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text("index.html")) ?? [];
    expect(schemaFaults(JSON.parse(json))).toEqual([]);
    expect(JSON.parse(json)).toMatchObject({ "@type": site.kind, name: site.business.name });
    const sitemap = parseXml(text("sitemap.xml"));
    expect(sitemap).toMatchObject({
      name: "urlset",
      attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
    });
    const urls = named(sitemap, "url");
    expect(urls.length).toBe(sitemap.children.length);
    for (const url of urls) {
      const [loc, ...others] = url.children;
      expect(loc?.name).toBe("loc");
      expect(files.has(fileOf(loc?.text ?? "")), loc?.text).toBe(true);
      for (const other of others) expect(other.name).toMatch(/^(lastmod|xhtml:link)$/);
      for (const { text: day } of named(url, "lastmod")) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    for (const name of documents)
      for (const [, to = ""] of text(name).matchAll(/hreflang="[^"]*" href="([^"]*)"/g)) {
        expect(files.has(fileOf(to)), to).toBe(true);
        expect(text(fileOf(to)), to).toContain(
          `href="${new URL(name, address).href.replace(/index\.html$/, "")}"`,
        );
      }
  });

  test("news are an Atom feed with all that RFC 4287 requires", () => {
    expect(files.has("feed.xml")).toBe(site.posts !== undefined);
    if (!site.posts) return;
    const feed = parseXml(text("feed.xml"));
    expect(feed.attributes.xmlns).toBe("http://www.w3.org/2005/Atom");
    for (const element of [feed, ...named(feed, "entry")]) {
      for (const name of ["id", "title", "updated"]) expect(named(element, name)).toHaveLength(1);
      expect(named(element, "updated")[0]?.text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    }
    expect(named(feed, "author")).toHaveLength(1);
    expect(named(feed, "entry")).toHaveLength(site.posts.length);
    const ids = named(feed, "entry").map((entry) => named(entry, "id")[0]?.text ?? "");
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(files.has(fileOf(id)), id).toBe(true);
  });

  test("it is in its language throughout, and comes back from its own document", () => {
    expect(text("index.html")).toContain(`<html lang="${site.language}"`);
    expect(text("404.html")).toContain(`<html lang="${site.language}"`);
    // The owner reads these names in an email: letters with accents are letters.
    if (site.language === "pl") expect(text("kontakt.html")).toContain('name="imie-i-nazwisko"');
    for (const translation of site.translations ?? [])
      expect(untranslated(site, translation).map(({ text: words }) => words)).toEqual([]);
    const { site: live } = readSite(text("site.json"));
    if (!live) throw new Error("not a document");
    const again = builtSite(live, framework, () => stand, { composer: options.composer });
    expect(changedFiles(files, again)).toEqual({ changed: new Map(), removed: [] });
  });
});
