import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { fitted } from "@daylit/site-engine";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { schemeGroup, swatchGroups } from "./design-swatches.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const site = siteFromLayout(layout);

test("every swatch makes a site that needs no repair, and is the one in use then", () => {
  for (const group of [...Object.values(swatchGroups(site, site.theme)), schemeGroup(site)])
    for (const { key, apply } of group.swatches) {
      const made = apply(site);
      expect(fitted(made).repairs, `${group.label}: ${key}`).toEqual([]);
      const again = [...Object.values(swatchGroups(made, site.theme)), schemeGroup(made)];
      expect(again.find(({ field }) => field === group.field)?.chosen).toBe(key);
    }
});

test("a look that is none of ours can be gone back to", () => {
  const { palette } = swatchGroups(site, site.theme);
  expect(palette.swatches[0]?.key).toBe("first");
  const other = palette.swatches[1]?.apply(site) ?? site;
  expect(palette.swatches[0]?.apply(other).theme).toEqual(site.theme);
});
