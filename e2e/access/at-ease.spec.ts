import { clipped } from "./clipped.ts";
import { wordyHeadings } from "./heading-words.ts";
import { unsaidLabels } from "./label-in-name.ts";
import { ambiguousLinks } from "./link-names.ts";
import { wrongRegions } from "./live-regions.ts";
import { overAll } from "./over-all.ts";
import { smallTargets } from "./small-targets.ts";
import { spacing } from "./spacing.ts";

/**
 * What axe leaves out, over every address of the site and every layout's document. One visit answers
 * several questions: the visits are what costs.
 */
overAll("regions, names, links and headings speak plainly", {
  look: async (page) => [
    ...(await page.evaluate(wrongRegions)),
    ...(await page.evaluate(unsaidLabels)),
    ...(await page.evaluate(ambiguousLinks)),
    ...(await page.evaluate(wordyHeadings)),
  ],
});

overAll("targets have 24 px to themselves, and spaced text is not cut", {
  size: { width: 390, height: 844 },
  look: async (page) => {
    const small = await page.evaluate(smallTargets);
    const before = await page.evaluate(clipped);
    await page.addStyleTag({ content: spacing });
    const cut = (await page.evaluate(clipped)).filter((line) => !before.includes(line));
    return [...small, ...cut];
  },
});
