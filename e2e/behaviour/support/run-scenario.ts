import { expect } from "@playwright/test";
import type { Scenario } from "daylit/internal/tools/behaviour-scenarios.ts";
import type { Driver } from "./driver.ts";

/** Presses one key after the other and compares what the page is like after each. */
export async function runScenario(driver: Driver, url: string, { focus, steps }: Scenario) {
  await driver.goto(url);
  await expect.poll(() => driver.read("'violations' in window")).toBe(true);
  await driver.read(
    "(localStorage.clear(), document.documentElement.removeAttribute('data-theme'))",
  );
  await driver.read(`document.querySelector(${JSON.stringify(focus)}).focus()`);
  for (const [index, [key, expression, value]] of steps.entries()) {
    if (key) await driver.press(key);
    await expect.poll(() => driver.read(expression), `step ${index + 1}: ${key}`).toEqual(value);
  }
  expect(await driver.read("window.violations")).toEqual([]);
}
