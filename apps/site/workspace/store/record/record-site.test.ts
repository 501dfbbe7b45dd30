import { expect, test } from "vitest";
import { newRecord, siteSummary } from "./record.ts";

const site = {
  business: { name: "Pinch & Proof" },
  pages: [{}, {}, {}],
  pictures: { "own-12345678": {}, "own-logo-12345678": {} },
  mark: { logo: "own-logo-12345678" },
};

test("a site is named and counted without being opened", () => {
  expect(siteSummary({ ...newRecord("Zoe’s Bakery"), site })).toEqual({
    name: "Zoe’s Bakery",
    ...{ pages: 3, pictures: 1, logo: true },
  });
  expect(siteSummary({ ...newRecord(), site })?.name).toBe("Pinch & Proof");
});

test("no site is none, and a damaged one does no harm", () => {
  expect(siteSummary(newRecord("Fern"))).toBeUndefined();
  expect(siteSummary({ ...newRecord(), site: "?" })).toBeUndefined();
  expect(siteSummary({ ...newRecord(), site: { pages: 7, pictures: [], mark: null } })).toEqual({
    name: "Without a name",
    ...{ pages: 0, pictures: 0, logo: false },
  });
});
