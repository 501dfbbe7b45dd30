import type { Page } from "@playwright/test";
import { ambiguousButtons } from "./button-names.ts";
import { wordyHeadings } from "./heading-words.ts";
import { labelsNotInName } from "./label-in-name.ts";
import { ambiguousLinks } from "./link-names.ts";
import { wrongRegions } from "./live-regions.ts";
import { unmarkedRequiredFields } from "./needed-fields.ts";
import { outOfTree } from "./out-of-tree.ts";
import { smallTargets } from "./small-targets.ts";

/** What axe leaves out: each runs inside the page and says what is wrong, a line each. */
const probes: readonly (() => string[])[] = [
  wrongRegions,
  labelsNotInName,
  wordyHeadings,
  smallTargets,
  ambiguousLinks,
  ambiguousButtons,
  unmarkedRequiredFields,
  outOfTree,
];

/** They are sent together: a journey into the page costs more than most of them. */
const together = `[${probes.join(",")}].flatMap((look) => look())`;

/** Everything that they find on the page as it is. */
export const probeReport = (page: Page): Promise<string[]> => page.evaluate(together);

/** Everything that they find on the page that is open, in a window as wide as a phone. */
export async function probeAll(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  return probeReport(page);
}
