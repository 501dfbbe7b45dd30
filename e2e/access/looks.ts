import type { Page } from "@playwright/test";
import { ambiguousButtons } from "./button-names.ts";
import { wordyHeadings } from "./heading-words.ts";
import { unsaidLabels } from "./label-in-name.ts";
import { ambiguousLinks } from "./link-names.ts";
import { wrongRegions } from "./live-regions.ts";
import { unmarkedNeeds } from "./needed-fields.ts";
import { outOfTree } from "./out-of-tree.ts";
import { everywhere } from "./places.ts";
import { smallTargets } from "./small-targets.ts";

/** What axe leaves out: each runs inside the page and says what is wrong, a line each. */
const looks: readonly (() => string[])[] = [
  wrongRegions,
  unsaidLabels,
  wordyHeadings,
  smallTargets,
  ...(everywhere ? [ambiguousLinks, ambiguousButtons, unmarkedNeeds, outOfTree] : []),
];

/** What visitors take home is asked all of it, in a window where the navigation is in view. */
export const documentFaults = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(ambiguousLinks)),
  ...(await page.evaluate(unmarkedNeeds)),
];

/** Everything that they find on the page as it is. */
export async function looked(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) found.push(...(await page.evaluate(look)));
  return found;
}

/** Everything that they find on the page that is open, in a window as wide as a phone. */
export async function lookedAt(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  return looked(page);
}
