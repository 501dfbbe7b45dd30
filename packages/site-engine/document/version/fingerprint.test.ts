import { expect, test } from "vitest";
import { fixtureSites } from "../../testing/fixtures.ts";
import type { SiteDocument } from "../site-document.ts";
import { plainSite } from "../text/resolve-site.ts";
import { changedOnline, fingerprintOf } from "./fingerprint.ts";

const site = plainSite(fixtureSites()[0]?.site as SiteDocument);
const named = (business: Partial<SiteDocument["business"]>): SiteDocument => ({
  ...site,
  business: { ...site.business, ...business },
});

test("a version that this browser downloaded is no change, however long ago", () => {
  const known = [site, named({ phone: "1" }), named({ phone: "2" })].map(fingerprintOf);
  for (const phone of ["1", "2"]) expect(changedOnline(known, named({ phone }))).toBeUndefined();
  expect(changedOnline(known, { ...site, examples: ["name"] })).toBeUndefined();
});

test("an address that was filled in after the download, or here alone, is no change", () => {
  const address = "https://ida.example/";
  const { address: _, ...unnamed } = site;
  const named = { ...site, address };
  expect(changedOnline([fingerprintOf(unnamed)], named)).toBeUndefined();
  expect(changedOnline([fingerprintOf(named)], unnamed, address)).toBeUndefined();
  expect(changedOnline([fingerprintOf(named)], unnamed)?.rest).toBe(true);
});

test("texts that were changed elsewhere are named, compared with the version most like them", () => {
  const known = [named({ phone: "1", strapline: "Old" }), site].map(fingerprintOf);
  const live = named({ phone: "020 7946 0000", email: "new@ida.example" });
  const found = changedOnline(known, live);
  expect(found?.rest).toBe(false);
  expect(found?.texts.map(({ path }) => path)).toEqual(["business.phone", "business.email"]);
});

test("a section that came or went is told apart from texts", () => {
  const [first, ...others] = site.pages;
  if (!first) throw new Error("no page");
  const shorter = {
    ...site,
    pages: [{ ...first, sections: first.sections.slice(0, -1) }, ...others],
  };
  expect(changedOnline([fingerprintOf(site)], shorter)).toEqual({ texts: [], rest: true });
});
