import { expect, test } from "vitest";
import { pages } from "../../model/pages.ts";
import { placeOf } from "./change-place.ts";
import { feed } from "./feed.ts";

const paths = new Set(pages.map(({ path }) => path));

test("no entry has a stray backtick, and code is marked as code", () => {
  expect(feed()).not.toContain("`");
  expect(feed()).toContain("<code>");
});

test("entries lead to what they tell of, to pages that exist", () => {
  const links = [...feed().matchAll(/<link rel="alternate" href="([^"]*)/g)].map(([, to]) => to);
  const inside = [...feed().matchAll(/<a href="http:\/\/localhost:4173([^"]*)/g)];
  expect(inside.length).toBeGreaterThan(20);
  for (const [, path = ""] of inside) expect(paths).toContain(path);
  expect(links.length).toBeGreaterThan(20);
  expect(links).not.toContain("http://localhost:4173/");
});

test("the newest comes first, and the feed is as new as that", () => {
  const [whole, ...dates] = [...feed().matchAll(/<updated>([^<]*)/g)].map(([, date = ""]) => date);
  expect(new Set(dates).size).toBeGreaterThan(1);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(whole).toBe(dates[0]);
});

test.each([
  ["`/search` has a field", "/search"],
  ["`/nowhere` and the planner", "/packages"],
  ["Layouts: five new sections with pictures", "/layouts"],
  ["Something else", "/"],
])("%s leads to %s", (line, path) => {
  expect(placeOf(line)).toBe(path);
});
