import { expect, test } from "vitest";
import { catalogueStats } from "./catalogue-stats.ts";

const counts = catalogueStats();

test("the one action is on the first screen of a phone and of a desk", () => {
  expect(counts.noActionOnPhone).toEqual([]);
  expect(counts.noActionOnDesk).toEqual([]);
});

test("the header of a phone is one row", () => {
  expect(counts.highHeaders).toEqual([]);
});

test("no word is cut by the edge of the window, or broken into two lines", () => {
  expect(counts.cutWords).toEqual([]);
});

test("no hero kind is on more than ten pages, no footer kind on more than twenty", () => {
  expect(counts.heroes.filter(([, pages]) => pages > 10)).toEqual([]);
  expect(counts.footers.filter(([, pages]) => pages > 20)).toEqual([]);
});

test("no picture is twice on a page or in two trades, and at least eighty pages have four", () => {
  expect(counts.twiceOnAPage).toEqual([]);
  expect(counts.inTwoTrades).toEqual([]);
  expect(counts.fewerThanFourPictures.length).toBeLessThanOrEqual(20);
});

test("every page has proof, and no trade opens three of its five in one way", () => {
  expect(counts.withoutProof).toEqual([]);
  expect(counts.oftenInATrade).toEqual([]);
});

/** What pages lacked once; each has proved itself on five. */
const joined = [
  ...["partners-marks", "news-teasers", "footer-letter", "map-directions", "compare-table"],
  ...["offers-tabs", "gallery-carousel", "compare-slider", "film-poster", "team-portraits"],
  ...["quotes-faces", "footer-social", "hours-week", "features-icons", "hero-product"],
];

test("each of the fifteen newer blocks is used at least five times", () => {
  const uses = new Map(counts.blocks);
  expect(joined.filter((block) => (uses.get(block) ?? 0) < 5)).toEqual([]);
});

test("half of the pages say four hundred words or more", () => {
  expect(counts.medianWords).toBeGreaterThanOrEqual(400);
});

test("the one narrator of old does not speak everywhere", () => {
  expect(counts.narrator.filter(([, pages]) => pages > 15)).toEqual([]);
});
