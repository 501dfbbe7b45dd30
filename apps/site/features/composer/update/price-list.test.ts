import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { plainSite } from "@daylit/site-engine";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { priceGroups } from "./price-list.ts";

const sites = cataloguePages.map((page) => ({
  id: page.id,
  site: plainSite(siteFromLayout(page)),
}));

test("every price of every layout is listed, at its place, with a name", () => {
  let all = 0;
  for (const { id, site } of sites)
    for (const { prices } of priceGroups(site))
      for (const { path, name, text } of prices) {
        all++;
        expect(valueAt(site, path), `${id} ${path}`).toBe(text);
        expect(name, `${id} ${path}`).not.toBe("");
      }
  expect(all).toBeGreaterThan(200);
});

test("a price is named after what it is for, not after its group", () => {
  const site = sites.find(({ site: { pages } }) =>
    pages.some(({ sections }) => sections.some(({ block }) => block === "prices-list")),
  )?.site;
  const group =
    site &&
    priceGroups(site).find(({ path }) =>
      /prices/.test(String((valueAt(site, path) as { block: string }).block)),
    );
  const [price] = group?.prices ?? [];
  const line = price && (valueAt(site, price.path.replace(/\.price$/, "")) as { name: string });
  expect(price?.name).toBe(line?.name);
});

test("two products of the same name can be told apart by their second text or their group", () => {
  const [first] = sites;
  if (!first) throw new Error("no layouts");
  const [home] = first.site.pages;
  const groups = [
    {
      heading: "Every day",
      lines: [
        { name: "Flat bread", text: "small", price: "1" },
        { name: "Flat bread", text: "large", price: "2" },
        { name: "Rolls", text: "six", price: "3" },
        { name: "Tart", price: "4" },
      ],
    },
    { heading: "On Fridays", lines: [{ name: "Tart", price: "5" }] },
  ];
  const section = { block: "prices-list", heading: "Prices", groups };
  const site = { ...first.site, pages: [{ ...home, sections: [section] }] } as never;
  expect(priceGroups(site)[0]?.prices.map(({ name }) => name)).toEqual([
    "Flat bread (small)",
    "Flat bread (large)",
    "Rolls",
    "Tart (Every day)",
    "Tart (On Fridays)",
  ]);
});
