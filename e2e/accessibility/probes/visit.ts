import { upscaledInPage } from "@daylit/pictures/upscaled/upscaled-in-page.ts";
import type { Page } from "@playwright/test";
import { missingPage } from "../../support/built/addresses.ts";
import { onConsole } from "../../support/faults/console-words.ts";
import { probeAll } from "./all-probes.ts";
import { axeAfterHydration } from "./axe-after-hydration.ts";
import { clipped } from "./clipped.ts";
import { crowded } from "./crowded.ts";
import { outOfReachAnywhere } from "./out-of-reach.ts";
import { cutForReaders } from "./spacing.ts";

/** What is cut or too wide, and what leaves the top bar. */
const cut = async (page: Page) => [
  ...(await page.evaluate(clipped)),
  ...(await page.evaluate(crowded, ".top-bar")),
];

/**
 * Opens a page of the site once and makes every probe there: axe, contrast, names, regions, targets,
 * presses in several windows, wider spacing, 400 % and letters of twice the size.
 */
export async function faultsAt(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  // The page for missing addresses is one that the console tells of.
  if (path !== missingPage) onConsole(page, (text) => found.push(`the console: ${text}`));
  page.on("pageerror", (error) => found.push(`an error: ${error.message}`));
  // The one absolute address names the port that the sites are built for, not the tests' own.
  await page.route("http://kilnlog.localhost:4173/preview.jpg", (route) =>
    route.fulfill({ path: "build/clients/kilnlog/preview.jpg" }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(path);
  // With one device pixel each: a thumbnail has one file, which is not made for two.
  const upscaled = async () =>
    (await page.evaluate(upscaledInPage))
      .filter((line) => !line.endsWith("(2×)"))
      .map((line) => `upscaled: ${line}`);
  found.push(...(await axeAfterHydration(page)), ...(await upscaled()));
  found.push(...(await probeAll(page)), ...(await upscaled()));
  found.push(...(await outOfReachAnywhere(page)));
  const session = await page.context().newCDPSession(page);
  found.push(...(await cutForReaders(page, session, () => cut(page))));
  return found;
}
