import { test } from "@playwright/test";
import { chromiumDriver } from "./support/driver.ts";
import { runScenario } from "./support/run-scenario.ts";
import { scenarios } from "./support/scenarios.ts";
import { behaviourServer } from "./support/server.ts";

for (const scenario of scenarios)
  test(`Chromium, ${scenario.name}`, async ({ page }) => {
    await runScenario(chromiumDriver(page), await behaviourServer(), scenario);
  });
