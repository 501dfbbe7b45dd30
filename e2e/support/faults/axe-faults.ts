import { smallestContrast } from "@daylit/layouts/theme/lowest-contrast.ts";
import { axeFaults } from "@daylit/layouts/tools/axe-faults.ts";
import type { Page } from "@playwright/test";

export { axeFaults };

/**
 * What is wrong in the dark, where the structure is the same and only colours differ. The contrast is
 * measured by our own probe, which asks more (4.5:1 for large words too) and takes a fiftieth of the
 * time that axe does.
 */
export async function darkFaults(page: Page): Promise<string[]> {
  // A colour on its way from light to dark is neither.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const found = await axeFaults(page, { only: ["link-in-text-block"] });
  const { ratio, text } = await page.evaluate(smallestContrast);
  if (ratio < 4.5) found.push(`contrast of ${ratio.toFixed(2)}:1: ${text}`);
  return found.map((line) => `in the dark: ${line}`);
}
