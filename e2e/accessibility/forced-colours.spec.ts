import { expect, test } from "@playwright/test";

/** What is told apart by colour alone, without being a choice; choices are photographed elsewhere. */
for (const colorScheme of ["light", "dark"] as const)
  test(`in forced colours, ${colorScheme}, the colours themselves are still told apart`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/guides/brand-color-structure");
    const roles = await page
      .locator(".role-strip > li")
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor));
    expect(new Set(roles).size).toBe(roles.length);
  });
