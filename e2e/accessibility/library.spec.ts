import { expect, test } from "@playwright/test";
import { faultsAt } from "./probes/visit.ts";

test("axe and more find nothing in the library", async ({ page }) => {
  expect(await faultsAt(page, "/pictures")).toEqual([]);
});
