import type { Page } from "@playwright/test";
import { axeFaults, darkFaults } from "./axe-faults.ts";

/**
 * What is wrong with an exported page: for axe in light and dark, at 320 px sideways, and on the
 * console.
 */
export async function siteFaults(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (words: string) => faults.push(words);
  const onError = (error: Error) => note(`script: ${error.message}`);
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === "error") note(`console: ${message.text()}`);
  };
  page.on("pageerror", onError);
  page.on("console", onConsole);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(address, { waitUntil: "load" });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) note(`${wide} px sideways at 320 px`);
  // From here on it would be axe that asks for stylesheets, which nobody may on a disk.
  page.off("pageerror", onError);
  page.off("console", onConsole);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const fault of await axeFaults(page)) note(fault);
  for (const fault of await darkFaults(page)) note(fault);
  return faults.map((fault) => `${address}: ${fault}`);
}
