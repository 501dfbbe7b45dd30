import { lowestContrast } from "@daylit/layouts/theme/lowest-contrast.ts";
import { axeFaults as allAxeFaults } from "@daylit/layouts/tools/axe-faults.ts";
import type { Page } from "@playwright/test";

/**
 * The contrast of words as our own probe measures it: it asks more than axe (4.5:1 for large words too)
 * and takes a fiftieth of the time.
 */
async function contrastFaults(page: Page): Promise<string[]> {
  const { ratio, text } = await page.evaluate(lowestContrast);
  return ratio < 4.5 ? [`contrast of ${ratio.toFixed(2)}:1: ${text}`] : [];
}

/**
 * What axe finds on the page as it is now. Its rule for contrast takes most of its time: of a whole page
 * our own probe is asked instead.
 */
export async function axeFaults(
  page: Page,
  ask: NonNullable<Parameters<typeof allAxeFaults>[1]> = {},
): Promise<string[]> {
  if (ask.within || ask.only) return allAxeFaults(page, ask);
  const without = [...(ask.without ?? []), "color-contrast"];
  return [...(await allAxeFaults(page, { without })), ...(await contrastFaults(page))];
}

/** What is wrong in the dark, where the structure is the same and only colours differ. */
export async function darkFaults(page: Page): Promise<string[]> {
  // A colour on its way from light to dark is neither.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const found = [
    ...(await axeFaults(page, { only: ["link-in-text-block"] })),
    ...(await contrastFaults(page)),
  ];
  return found.map((line) => `in the dark: ${line}`);
}
