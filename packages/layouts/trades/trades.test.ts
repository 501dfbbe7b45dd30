import { expect, test } from "vitest";
import { layoutCards, trades } from "./trades.ts";

const cards = (slug: string) =>
  layoutCards(trades.find((trade) => trade.slug === slug) ?? expect.unreachable(slug));

test("there are twenty trades with slugs of their own", () => {
  expect(new Set(trades.map(({ slug }) => slug)).size).toBe(20);
  expect(trades[0]).toMatchObject({ slug: "architecture-and-building", code: "ARCH" });
  expect(trades[19]).toMatchObject({ slug: "wedding", code: "WEDD" });
});

test("a trade has five cards, named and linked by the rule", () => {
  expect(cards("real-estate").map(({ name }) => name)).toEqual([
    "REAL 0001",
    "REAL 0002",
    "REAL 0003",
    "REAL 0004",
    "REAL 0005",
  ]);
  expect(cards("real-estate")[2]?.path).toBe("/layouts/real/real-0003");
});

test.each(["food-and-restaurant", "industrial"])("%s shows its first code five times", (slug) => {
  const names = cards(slug).map(({ name }) => name);
  expect(names).toHaveLength(5);
  expect(new Set(names).size).toBe(1);
  expect(cards(slug)[4]?.path).toMatch(/-0001#variation-5$/);
});
