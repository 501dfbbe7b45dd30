import { wrongRegions } from "./live-regions.ts";
import { overAll } from "./over-all.ts";
import { smallTargets } from "./small-targets.ts";

/** What axe leaves out, over every address of the site and every layout's document. */
overAll("live regions are polite and heard once", { look: (page) => page.evaluate(wrongRegions) });

overAll("targets have 24 px to themselves", {
  size: { width: 390, height: 844 },
  look: (page) => page.evaluate(smallTargets),
});
