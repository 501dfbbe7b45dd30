import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { withOwnTexts } from "@daylit/site-engine";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { findingsOf } from "./findings.ts";
import { textOf } from "./placeholder-words.ts";

const [page] = cataloguePages;
if (!page) throw new Error("There is no layout");
const site = siteFromLayout(page);
const lentIn = (of: typeof site) => findingsOf(of).filter(({ about }) => about === "lent");

test("every example text can be shown in its row", () => {
  const lent = lentIn(site);
  expect(lent.length).toBeGreaterThan(5);
  for (const finding of lent) expect(textOf(site, finding), finding.path).toBeTruthy();
});

test("words that are kept are no example any more, wherever they stand; the others stay", () => {
  const { name } = site.business;
  const before = lentIn(site);
  const after = lentIn(withOwnTexts(site, [name]));
  const gone = before.filter((finding) => textOf(site, finding) === name);
  expect(gone.length).toBeGreaterThan(0);
  expect(after).toHaveLength(before.length - gone.length);
});
