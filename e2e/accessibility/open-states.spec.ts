import { expect, test } from "@playwright/test";
import { axeFaults, darkFaults } from "../support/faults/axe-faults.ts";
import { probeReport } from "./probes/all-probes.ts";
import { invisibleSelections } from "./probes/chosen.ts";
import { type OpenStates, openStates, visit } from "./probes/open-states.ts";

/** Photographed once in each scheme, on whichever state has the control first. */
const known = { light: new Set<string>(), dark: new Set<string>() };

for (const [name, states] of Object.entries<OpenStates>(openStates))
  test(`what opens can be used by everybody: ${name}`, async ({ page }) => {
    const found: string[] = [];
    for (const [state, open] of Object.entries(states.opens))
      await test.step(state, async () => {
        await page.emulateMedia({
          colorScheme: "light",
          reducedMotion: "reduce",
          forcedColors: null,
        });
        if (!states.together || state === Object.keys(states.opens)[0]) await visit(page, states);
        await open(page);
        const wrong = [...(await axeFaults(page)), ...(await probeReport(page))];
        wrong.push(...(await darkFaults(page)));
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ forcedColors: "active", colorScheme });
          wrong.push(...(await invisibleSelections(page, known[colorScheme])));
        }
        found.push(...wrong.map((line) => `${state}: ${line}`));
      });
    expect(found).toEqual([]);
  });
