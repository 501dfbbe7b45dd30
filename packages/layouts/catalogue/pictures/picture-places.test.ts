import { catalogue } from "@daylit/pictures/catalogue/catalogue.ts";
import { expect, test } from "vitest";
import { picturePlaces, tradesWithoutClay } from "./picture-places.ts";

const places = picturePlaces();

test("the library has 360 pictures or more, twelve for each trade that show no person", () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(360);
  const things = catalogue.filter(({ kind, trade }) => kind !== "person" && trade !== "studio");
  const few = [...Map.groupBy(things, ({ trade }) => trade)]
    .filter(([, list]) => list.length < 12)
    .map(([trade, list]) => `${trade}: ${list.length}`);
  expect(few).toEqual([]);
});

test("no picture is in more than two layouts of a trade, and people are on fewer than half of the pages", () => {
  expect(places.thingsOften).toEqual([]);
  expect(places.peopleOften).toEqual([]);
  expect(places.withPeople.length).toBeLessThanOrEqual(45);
});

test("every layout opens with a picture of its own", () => {
  expect(places.openingsShared).toEqual([]);
  expect(places.leadingTwice).toEqual([]);
});

test("six trades or more are led by another hand than clay", () => {
  expect(tradesWithoutClay(places).length).toBeGreaterThanOrEqual(6);
});

test("a layout names only pictures that have been made", () => {
  expect(places.unmade).toEqual([]);
});
