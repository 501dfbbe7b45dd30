import { expect, test } from "vitest";
import { cataloguePages } from "../catalogue.ts";
import { type Mood, moods } from "./moods.ts";
import { moodsOf } from "./moods-of.ts";

test("every mood finds some layouts and leaves others out", () => {
  const found = cataloguePages.flatMap(moodsOf);
  for (const mood of Object.keys(moods) as Mood[]) {
    const { length } = found.filter((each) => each === mood);
    expect(length, mood).toBeGreaterThanOrEqual(10);
    expect(length, mood).toBeLessThanOrEqual(70);
  }
});

test("heavy type is bold, light type with serifs calm and classic", () => {
  const heavy = cataloguePages.find(({ id }) => id === "spor-0004");
  const light = cataloguePages.find(({ id }) => id === "port-0004");
  expect(heavy && moodsOf(heavy)).toEqual(["bold", "modern", "playful"]);
  expect(light && moodsOf(light)).toEqual(["calm", "classic"]);
});
