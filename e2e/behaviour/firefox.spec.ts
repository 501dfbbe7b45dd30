import { canTest } from "@daylit/browsers/programs.mjs";
import { test } from "@playwright/test";
import { scenarios } from "daylit/internal/tools/behaviour-scenarios.ts";
import { type Firefox, openFirefox } from "../support/browsers/firefox.ts";
import { firefoxDriver } from "./support/driver.ts";
import { runScenario } from "./support/run-scenario.ts";
import { behaviourServer } from "./support/server.ts";

let firefox: Firefox;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  firefox = await openFirefox();
});
test.afterAll(() => firefox.close());

// npm test says at its end which engines it did without.
for (const scenario of canTest("Firefox") ? scenarios : [])
  test(`Firefox, ${scenario.name}`, async () => {
    await runScenario(firefoxDriver(firefox), await behaviourServer(), scenario);
  });
