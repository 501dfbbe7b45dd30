import { expect, test } from "vitest";
import { gaps, heardJourneys, knownGaps } from "./accessibility.ts";

const results = {
  date: "2026-11-17",
  orca: "43.1",
  firefox: "153.7",
  journeys: { "read a chapter": [], "get lost": ["h: silence"] },
};

test("the statement says how many journeys the screen reader went through", () => {
  const words = heardJourneys(results);
  expect(words).toContain("17 November 2026:** Orca 43.1 read 2 journeys in Firefox 153.7");
  expect(words).toContain("In 1 of them");
});

test("a journey with a fault is a known gap until it is closed", () => {
  expect(knownGaps(results)).toContain("“get lost”");
  expect(knownGaps({ ...results, journeys: { "get lost": [] } }).split("\n")).toHaveLength(
    gaps.length,
  );
});
