import { expect, test } from "vitest";
import { fixtureSites } from "../../testing/fixtures.ts";
import { withValue } from "../object-path.ts";
import type { Post, SiteDocument } from "../site-document.ts";
import { plainSite } from "../text/resolve-site.ts";
import { textsOfSite } from "../text/texts.ts";
import { differences, differenceWords } from "./differences.ts";

const site = fixtureSites()
  .map((one) => plainSite(one.site))
  .find((one) => textsOfSite(one).some(({ path }) => path.endsWith(".price"))) as SiteDocument;
const price = textsOfSite(site).find(({ path }) => path.endsWith(".price"))?.path ?? "";
const words = (after: SiteDocument, before = site) => differenceWords(differences(before, after));

test("a price is named as prices, hours as hours, and posts are counted", () => {
  expect(words(site)).toBe("");
  expect(words(withValue(site, price, "£77"))).toBe("prices");
  const post = (slug: string): Post => ({ slug, date: "2026-11-18", title: slug, text: [] });
  const posts = [post("a"), post("b")];
  const before = { ...site, posts: [post("old")] };
  expect(words({ ...before, posts: [...before.posts, ...posts] }, before)).toBe("two posts");
  expect(words({ ...before, posts: [] }, before)).toBe("one post");
  const hours = { ...site, business: { ...site.business, hours: [["Mon", "9 to 5"]] as const } };
  expect(words(withValue(hours, price, "£77"))).toBe("opening hours, prices");
});

test("sections are named with their page, whether they changed, came or went", () => {
  const [home, ...others] = site.pages;
  const [first, ...rest] = home?.sections ?? [];
  if (!home || !first) throw new Error("no page");
  const after = {
    ...site,
    pages: [{ ...home, sections: [{ ...first, heading: "Another" }, ...rest.slice(1)] }, ...others],
  } as SiteDocument;
  const found = differences(site, after);
  expect(found.map(({ change }) => change)).toEqual(["changed", "removed"]);
  expect(new Set(found.map(({ page }) => page))).toEqual(new Set([home.label]));
  expect(differences(after, site).map(({ change }) => change)).toEqual(["changed", "added"]);
  const moved = {
    ...site,
    pages: [{ ...home, sections: [...home.sections].reverse() }, ...others],
  };
  expect(words(moved)).not.toBe("");
});

test("notes of our own are no difference", () => {
  expect(differences(site, { ...site, examples: ["name"], made: "abc", dates: {} })).toEqual([]);
});

test("a long list is cut", () => {
  const [home] = site.pages;
  const pages = home
    ? ["/a", "/b", "/c", "/d", "/e"].map((path) => ({ ...home, path, label: path }))
    : [];
  expect(words({ ...site, pages: [...site.pages, ...pages] as SiteDocument["pages"] })).toBe(
    "the page “/a”, the page “/b”, the page “/c” and 2 more",
  );
});
