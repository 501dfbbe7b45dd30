import { expect, test } from "@playwright/test";
import { everything } from "../support/browsers/scope.ts";
import { probedAddresses } from "../support/built/addresses.ts";
import { hydrate } from "../support/network/hydration.ts";
import { cutByLetters } from "./probes/spacing.ts";
import { faultsByUserPreference } from "./probes/user-preferences.ts";

/** Photographed once in each scheme, on whichever address has the control first. */
const knownChoices = { light: new Set<string>(), dark: new Set<string>() };

/** Seconds on each address: a part of npm run test:everything alone. */
for (const address of everything ? probedAddresses("http://localhost") : [])
  test(`spacing, zoom, keyboard, motion, transparency, contrast and forced colours lose nothing at ${address}`, async ({
    page,
    baseURL,
  }) => {
    const url = address.replace("localhost", new URL(baseURL ?? "").host);
    const session = await page.context().newCDPSession(page);
    const wrong = await cutByLetters(page, session, url);
    await page.goto(url);
    if (url.startsWith("/") && !url.startsWith("/view/")) await hydrate(page);
    wrong.push(...(await faultsByUserPreference(page, session, knownChoices)));
    expect(wrong).toEqual([]);
  });
