import { canTest } from "@daylit/browsers/programs.mjs";
import type { Browser } from "@playwright/test";
import { openFirefox } from "../../support/browsers/firefox.ts";

/** A tab of any browser that can evaluate an expression. */
export type Tab = {
  goto(url: string): Promise<unknown>;
  evaluate<T>(expression: string): Promise<T>;
  /** Puts it before the others: what is behind them is drawn late, if at all. */
  show(): Promise<unknown>;
};

/** A browser with one visitor's storage. */
export type Visitor = { openTab(): Promise<Tab>; close(): Promise<void> };

/** Runs a function in the page. It is sent as text, so it contains everything that it needs. */
export const run = <Given extends unknown[], Result>(
  tab: Tab,
  work: (...given: Given) => Result,
  ...given: Given
) => tab.evaluate<Awaited<Result>>(`(${work})(...${JSON.stringify(given)})`);

async function inChromium(browser: Browser) {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const openTab = async (): Promise<Tab> => {
    const page = await context.newPage();
    return {
      goto: (url) => page.goto(url),
      evaluate: (expression) => page.evaluate(expression),
      show: () => page.bringToFront(),
    };
  };
  return { openTab, close: () => context.close() };
}

/** The browsers that are here; npm test says at its end which are missing. */
export const visitors: Readonly<Record<string, (browser: Browser) => Promise<Visitor>>> = {
  Chromium: inChromium,
  // Timers of a tab behind another would be slowed to one a second.
  ...(canTest("Firefox") && {
    Firefox: () => openFirefox({ preferences: { "dom.min_background_timeout_value": 10 } }),
  }),
};
