import { test } from "@playwright/test";
import { scenarios } from "daylit/internal/tools/behaviour-scenarios.ts";
import { chromiumDriver } from "./support/driver.ts";
import { runScenario } from "./support/run-scenario.ts";
import { behaviourServer } from "./support/server.ts";

// What the parts do by themselves is asked in packages/css/behaviour/behaviour.dom.test.ts.
for (const scenario of scenarios.filter(({ native }) => native))
  test(`Chromium, ${scenario.name}`, async ({ page }) => {
    await runScenario(chromiumDriver(page), await behaviourServer(), scenario);
  });
