import { parseXml } from "@daylit/site-engine/testing/parse-xml.ts";
import { expect, test } from "vitest";
import { pages } from "../../model/pages.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

const home = "http://localhost:4173";

test("the sitemap has every page once, whole, but for second addresses and the visitor’s own", () => {
  const { name, children } = parseXml(sitemap(pages));
  expect(name).toBe("urlset");
  const listed = children.map((url) => url.children.map(({ name, text }) => [name, text]));
  const wanted = pages.filter((page) => page.canonical === page.path && !page.unlisted);
  expect(wanted.length).toBeGreaterThan(200);
  expect(wanted.length).toBeLessThan(pages.length);
  expect(listed).toEqual(wanted.map(({ path }) => [["loc", home + path]]));
  expect(new Set(listed.flat(2)).size).toBe(wanted.length + 1);
});

test("robots.txt allows everything and names the sitemap by its whole address", () => {
  expect(robots()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${home}/sitemap.xml\n`);
});
