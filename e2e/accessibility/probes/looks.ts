import type { Page } from "@playwright/test";
import { ambiguousButtons } from "./button-names.ts";
import { wordyHeadings } from "./heading-words.ts";
import { unsaidLabels } from "./label-in-name.ts";
import { ambiguousLinks } from "./link-names.ts";
import { wrongRegions } from "./live-regions.ts";
import { unmarkedNeeds } from "./needed-fields.ts";
import { outOfTree } from "./out-of-tree.ts";
import { smallTargets } from "./small-targets.ts";

/** What axe leaves out: each runs inside the page and says what is wrong, a line each. */
const looks: readonly (() => string[])[] = [
  wrongRegions,
  unsaidLabels,
  wordyHeadings,
  smallTargets,
  ambiguousLinks,
  ambiguousButtons,
  unmarkedNeeds,
  outOfTree,
];

/** They are sent together: a journey into the page costs more than most of them. */
const together = `[${looks.join(",")}].flatMap((look) => look())`;

/** Everything that they find on the page as it is. */
export const looked = (page: Page): Promise<string[]> => page.evaluate(together);

/** Everything that they find on the page that is open, in a window as wide as a phone. */
export async function lookedAt(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  return looked(page);
}
