import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { withFacts } from "@daylit/site-engine/edit/changes/facts.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { expect, test } from "vitest";
import { newRecord } from "../../../workspace/store/record/record.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import { siteOf } from "./start-site.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const site = withFacts(siteFromLayout(layout), { name: "Fern & Crumb" });
const opened = (name: string, brand?: string) =>
  siteOf({ record: { ...newRecord(name), site, ...(brand ? { brand } : {}) } } as Workspace).site;

test("a name and a colour from another tool are in the site when the composer opens", () => {
  const { business, theme, pages } = opened("Rye & Co", "#7a00ff");
  expect(business.name).toBe("Rye & Co");
  expect(theme.brand).toBe("#7a00ff");
  expect(JSON.stringify(pages)).not.toContain("Fern & Crumb");
});

test("no name, the same name and the label of a copy leave the site as it is", () => {
  for (const name of ["", "Fern & Crumb", "Fern & Crumb, copy", "Fern & Crumb, copy, copy"])
    expect(opened(name)).toEqual(site);
});

test("a name that is longer than a record holds is not cut", () => {
  const long = withFacts(site, { name: "Fern ".repeat(20).trim() });
  const record = { ...newRecord(long.business.name.slice(0, 80)), site: long };
  expect(siteOf({ record } as Workspace).site.business.name).toBe(long.business.name);
});
