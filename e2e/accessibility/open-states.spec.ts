import { expect, test } from "@playwright/test";
import { axeFaults, darkFaults } from "../support/axe-faults.ts";
import { unseenChoices } from "./probes/chosen.ts";
import { looked } from "./probes/looks.ts";
import { type OpenStates, openStates, visit } from "./probes/open-states.ts";
import { everywhere } from "./probes/places.ts";

/** Seen on every page, so with every change; the tools' own with the command for everything. */
const common: Record<string, OpenStates> = {
  search: openStates.search,
  phone: openStates.phone,
  chapter: openStates.chapter,
};

for (const [name, states] of Object.entries<OpenStates>(everywhere ? openStates : common))
  test(`what opens can be used by everybody: ${name}`, async ({ page }) => {
    const wrong: string[] = [];
    const known = { light: new Set<string>(), dark: new Set<string>() };
    await visit(page, states);
    for (const [state, open] of Object.entries(states.opens)) {
      await page.emulateMedia({
        colorScheme: "light",
        forcedColors: null,
        reducedMotion: "reduce",
      });
      await open(page);
      const found = [...(await axeFaults(page)), ...(await looked(page))];
      found.push(...(await darkFaults(page)));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        found.push(...(await unseenChoices(page, known[colorScheme])));
      }
      wrong.push(...found.map((line) => `${state}: ${line}`));
    }
    expect(wrong).toEqual([]);
  });
