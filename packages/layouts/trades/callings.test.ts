import { describe, expect, test } from "vitest";
import { cataloguePages } from "../catalogue/catalogue.ts";
import { callings } from "./callings.ts";
import { findCalling, foldCalling } from "./find-calling.ts";

const ids = new Set(cataloguePages.map(({ id }) => id));

test("at least 300 callings are known, none twice", () => {
  expect(callings.size).toBeGreaterThanOrEqual(300);
  const folded = [...callings.keys()].map(foldCalling);
  expect(folded.filter((name, index) => folded.indexOf(name) !== index)).toEqual([]);
});

test.each([...callings])(
  "%s leads to a layout, with a word for its form's button",
  (name, calling) => {
    expect(ids).toContain(calling.layout);
    expect(findCalling(name, callings)).toEqual(calling);
    expect(calling.send.length).toBeLessThanOrEqual(30);
  },
);

describe("a person finds the layout they expect", () => {
  test.each([
    ["yoga", "spor-0002"],
    ["Yoga teacher", "spor-0002"],
    ["gym", "spor-0002"],
    ["football club", "spor-0001"],
    ["plumber", "inte-0003"],
    ["Plumbers", "inte-0003"],
    ["electrician", "inte-0003"],
    ["cleaner", "inte-0003"],
    ["builder", "arch-0003"],
    ["carpenter", "arch-0003"],
    ["roofer", "arch-0005"],
    ["architect", "arch-0001"],
    ["notary", "busi-0001"],
    ["solicitor", "busi-0001"],
    ["accountant", "busi-0002"],
    ["dentist", "medi-0001"],
    ["physio", "medi-0001"],
    ["psychotherapist", "medi-0001"],
    ["pharmacy", "medi-0003"],
    ["food truck", "food-0001-1"],
    ["bakery", "food-0001-1"],
    ["cafe", "food-0001-1"],
    ["restaurant", "food-0001-2"],
    ["caterer", "food-0001-4"],
    ["hairdresser", "fash-0002"],
    ["barber", "fash-0002"],
    ["tattoo artist", "fash-0002"],
    ["garage", "cars-0002"],
    ["taxi", "cars-0005"],
    ["removals", "cars-0004"],
    ["vet", "pets-0001"],
    ["dog walker", "pets-0003"],
    ["florist", "wedd-0003"],
    ["wedding venue", "wedd-0002"],
    ["hotel", "trav-0001"],
    ["holiday cottage", "trav-0003"],
    ["estate agent", "real-0001"],
    ["photographer", "port-0001"],
    ["piano teacher", "musi-0004"],
    ["band", "musi-0005"],
    ["gardener", "natu-0002"],
    ["machine shop", "indu-0001-1"],
    ["software developer", "tech-0001"],
    ["bookshop", "musi-0003"],
    ["driving school", "educ-0002"],
    ["nursery school", "educ-0001"],
    ["I run a small yoga studio in Leeds", "spor-0002"],
    ["mobile dog grooming", "pets-0001"],
  ])("%s: %s", (said, layout) => {
    expect(findCalling(said, callings)?.layout).toBe(layout);
  });

  test("nothing is made up for words that name no calling", () => {
    for (const said of ["", "  ", "zzz", "xq"]) expect(findCalling(said, callings)).toBeUndefined();
  });
});

test("every layout is found by a calling", () => {
  const led = new Set([...callings.values()].map(({ layout }) => layout));
  expect([...ids].filter((id) => !led.has(id))).toEqual([]);
});
