import { canTest } from "@daylit/browsers/programs.mjs";
import { expect, test } from "@playwright/test";
import { onEachChange } from "../support/browsers/scope.ts";
import { stylesheetServer } from "./support/stylesheet-server.ts";
import { judgeSweep, type Sweep, sweepScript } from "./support/sweep.ts";
import { runInWebKit } from "./support/webkit.ts";

/**
 * Steps of each channel: 4,096 brand colours, and 1,522 that hex cannot write, in light and dark. `npm
 * test` asks 64 in Chromium and 27 in WebKitGTK. Firefox has them in firefox.spec.ts.
 */
const steps = onEachChange ? 4 : 16;
const stepsElsewhere = onEachChange ? 3 : 16;

test.describe("every text pair is readable for any brand colour", () => {
  // All colours take a busy machine minutes.
  test.describe.configure({ timeout: 600_000 });

  test("Chromium, in sRGB", async ({ page }) => {
    await page.goto(await stylesheetServer());
    judgeSweep("Chromium", await page.evaluate<Sweep>(sweepScript(steps)), steps);
  });

  test("every class on every surface and fill", async ({ page }) => {
    await page.goto(`${await stylesheetServer()}full`);
    const { failures } = await page.evaluate<Sweep>(sweepScript(onEachChange ? 2 : 4));
    expect(failures).toEqual([]);
  });

  test("Chromium, on a screen with the colours of Display P3", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const features = [{ name: "color-gamut", value: "p3" }];
    await session.send("Emulation.setEmulatedMedia", { features });
    await page.goto(await stylesheetServer());
    const result = await page.evaluate<Sweep>(sweepScript(onEachChange ? 3 : 8, "display-p3"));
    console.log("Display P3", `${result.pairs} pairs`, JSON.stringify(result.worst));
    expect(result.failures).toEqual([]);
    const fill = page.locator(".bg-primary").first();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>("[data-brand]"))
        part.style.setProperty("--brand", "color(display-p3 0 1 0)");
    });
    await expect(fill).toHaveCSS("background-color", "color(display-p3 0 1 0)");
  });

  if (canTest("WebKitGTK"))
    test("WebKitGTK", async () => {
      const result = await runInWebKit<Sweep>(
        await stylesheetServer(),
        sweepScript(stepsElsewhere),
      );
      judgeSweep("WebKitGTK", result, stepsElsewhere);
    });
});
