import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { expect, test } from "vitest";
import type { SiteDocument, SitePage } from "../document/site-document.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { newsIndexOf, redirectsOf } from "./redirects.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const start = siteFromLayout(layout);
const [home, second, contact] = start.pages;
if (!home || !second || !contact) throw new Error("no pages");

/** The last page was moved twice; one of its former paths is another page's now. */
const moved = {
  ...start,
  address: "https://ida.example/shop/",
  pages: [
    home,
    { ...second, path: "/prices" },
    { ...contact, path: "/find-us", title: "Find <us>", former: ["/contact", "/prices"] },
  ] as SitePage[],
} as SiteDocument;

test("a former path leads to its page, unless another page has that path now", () => {
  const [[file, html] = ["", ""], ...others] = redirectsOf(moved);
  expect(others).toEqual([]);
  expect(file).toBe("contact.html");
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=find-us.html">');
  expect(html).toContain('<link rel="canonical" href="https://ida.example/shop/find-us.html">');
  expect(html).toContain('<a href="find-us.html">Find &lt;us&gt;</a>');
});

test("in the folder of a language it stays in that folder", () => {
  const [[file, html] = ["", ""]] = redirectsOf(moved, "fr/");
  expect(file).toBe("fr/contact.html");
  expect(html).toContain("url=find-us.html");
  expect(html).toContain('href="https://ida.example/shop/fr/find-us.html"');
});

test("without an address the canonical link is the one that leads there", () => {
  const [[, html] = ["", ""]] = redirectsOf({ ...moved, address: undefined } as SiteDocument);
  expect(html).toContain('<link rel="canonical" href="find-us.html">');
});

test("the folder of the news leads to the page above it, and is there only with posts", () => {
  expect(newsIndexOf({ ...start, posts: undefined } as SiteDocument)).toEqual([]);
  const [[file, html] = ["", ""]] = newsIndexOf({ ...start, posts: [] } as SiteDocument);
  expect(file).toBe("news/index.html");
  expect(html).toContain("url=../index.html");
});
