import { expect, test } from "@playwright/test";
import { probedAddresses } from "../support/built/addresses.ts";
import { hydrate } from "../support/network/hydration.ts";
import { withFewShelves } from "./probes/few-shelves.ts";
import { openStates, visit } from "./probes/open-states.ts";
import { faultsByUserPreference } from "./probes/user-preferences.ts";

/** Photographed once in each scheme, on whichever address has the control first. */
const knownChoices = { light: new Set<string>(), dark: new Set<string>() };

for (const address of probedAddresses("http://localhost"))
  test(`zoom, keyboard, motion, transparency, contrast and forced colours lose nothing at ${address}`, async ({
    page,
    baseURL,
  }) => {
    const url = address.replace("localhost", new URL(baseURL ?? "").host);
    const session = await page.context().newCDPSession(page);
    await withFewShelves(page);
    await page.goto(url);
    if (url.startsWith("/") && !url.startsWith("/view/")) await hydrate(page);
    expect(await faultsByUserPreference(page, session, knownChoices)).toEqual([]);
  });

for (const [state, open] of Object.entries(openStates.composer.opens))
  test(`zoom, keyboard, motion, transparency, contrast and forced colours lose nothing in the composer: ${state}`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await visit(page, openStates.composer);
    await open(page);
    expect(await faultsByUserPreference(page, session, knownChoices)).toEqual([]);
  });
