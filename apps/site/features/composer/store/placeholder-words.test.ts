import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { withOwnTexts } from "@daylit/site-engine";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { findingsOf } from "./findings.ts";
import { textOf } from "./placeholder-words.ts";

const [page] = cataloguePages;
if (!page) throw new Error("There is no layout");
const site = siteFromLayout(page);
const examplesIn = (of: typeof site) => findingsOf(of).filter(({ about }) => about === "example");

test("every example text can be shown in its row", () => {
  const examples = examplesIn(site);
  expect(examples.length).toBeGreaterThan(5);
  for (const finding of examples) expect(textOf(site, finding), finding.path).toBeTruthy();
});

test("words that are kept are no example any more, wherever they stand; the others stay", () => {
  const { name } = site.business;
  const before = examplesIn(site);
  const after = examplesIn(withOwnTexts(site, ["business.name"]));
  const left = new Set(after.map(({ path }) => path));
  const gone = before.filter(({ path }) => !left.has(path));
  expect(gone.filter((finding) => textOf(site, finding) === name).length).toBeGreaterThan(0);
  // Titles are made of the name.
  const others = gone.filter((finding) => textOf(site, finding) !== name);
  for (const { path } of others) expect(path).toMatch(/^pages\[\d\]\.(title|description)$/);
  for (const finding of after) expect(textOf(site, finding)).not.toBe(name);
});
