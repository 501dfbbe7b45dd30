import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "../../document/check/check.ts";
import { fitted } from "../../document/read/read.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import { linksOf } from "../../document/text/links.ts";
import { builtSite } from "../../testing/built-site.ts";
import { anyText } from "../../testing/site-document.arbitrary.ts";
import { siteFromLayout } from "../from-layout.ts";
import { withWords } from "./facts.ts";
import { addPage, withPath } from "./pages.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const start = siteFromLayout(layout);
const site = addPage(start, "New page");
const at = site.pages.findIndex(({ path }) => path === "/new-page");
const named = (before: SiteDocument, label: string) =>
  withWords(before, `pages[${at}].label`, label);
const typed = (before: SiteDocument, label: string) =>
  [...label].reduce((now, _, index) => named(now, label.slice(0, index + 1)), named(before, ""));
const pathOf = ({ pages }: SiteDocument) => pages[at]?.path;
const online = { ...site, address: "https://a.example/" };

describe("the path of a page", () => {
  test("follows its name letter by letter, and links follow it", () => {
    expect(pathOf(typed(site, "Impressum"))).toBe("/impressum");
    const second = withWords(site, "pages[1].label", "Our houses");
    expect(second.pages[1]?.path).toBe("/our-houses");
    expect(check(second).filter(({ about }) => about === "link")).toEqual([]);
    expect(linksOf(second).map(({ href }) => href)).not.toContain(start.pages[1]?.path);
  });

  test("is never that of another page, nor one that no file can have", () => {
    expect(pathOf(typed(site, "Contact"))).toBe("/contact-2");
    expect(pathOf(named(site, "Ελλάδα"))).toBe("/ellada");
    expect(pathOf(named({ ...site, language: "de" }, "Über uns"))).toBe("/ueber-uns");
    for (const name of ["index", "404", "con", "日本", "/"])
      expect(pathOf(named(site, name))).toMatch(/^\/page(-\d)?$/);
  });

  test("stays where the owner chose it, and once the site is online", () => {
    const chosen = withPath(site, at, "imprint");
    expect(pathOf(named(chosen, "Legal notice"))).toBe("/imprint");
    expect(chosen.pages[at]?.former).toBeUndefined();
    expect(pathOf(named(online, "Impressum"))).toBe("/new-page");
  });

  test("redirects from where it was while the site was online, until a page is there again", () => {
    const moved = withPath(withPath(online, at, "impressum"), at, "legal");
    expect(moved.pages[at]?.former).toEqual(["/new-page", "/impressum"]);
    const files = builtSite(moved, "", () => new Uint8Array());
    expect(files.get("new-page.html")).toContain('content="0; url=legal.html"');
    expect(files.get("impressum.html")).toContain('href="https://a.example/legal.html"');
    const back = withPath(moved, at, "impressum");
    expect(back.pages[at]?.former).toEqual(["/new-page", "/legal"]);
    expect(builtSite(back, "", () => new Uint8Array()).get("impressum.html")).toContain("<main");
  });

  test("can be read again, whatever is typed", () => {
    const any = fc.array(fc.tuple(fc.boolean(), anyText), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(site, online), any, (before, steps) => {
        let now = before;
        for (const [byName, text] of steps) {
          const made = fitted(byName ? named(now, text) : withPath(now, at, text));
          expect(made.repairs.filter(({ path }) => /path|former/.test(path))).toEqual([]);
          now = made.site;
        }
        expect(new Set(now.pages.map(({ path }) => path)).size).toBe(now.pages.length);
        expect(check(now).filter(({ about }) => about === "link")).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
