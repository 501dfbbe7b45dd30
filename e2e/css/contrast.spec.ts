import { expect, test } from "@playwright/test";
import { usesEngine } from "../../tools/scripts/install/browsers.mjs";
import { everything } from "../support/browsers/scope.ts";
import { runInFirefox } from "./support/firefox.ts";
import { stylesheetServer } from "./support/stylesheet-server.ts";
import { type Sweep, sweepInPage } from "./support/sweep.ts";
import { runInWebKit } from "./support/webkit.ts";

/**
 * Steps of each channel. npm test: 216 brand colours and 496 that hex cannot write, in light and dark.
 * npm run test:everything: 4,096 and 1,522.
 */
const steps = everything ? 16 : 6;
const script = (channelSteps = steps, colorSpace = "srgb") =>
  `(${sweepInPage})(${channelSteps}, "${colorSpace}")`;

type Run = (url: string, script: string) => Promise<Sweep>;
const engines: Record<string, Run> = {
  Firefox: runInFirefox<Sweep>,
  WebKitGTK: runInWebKit<Sweep>,
};

function judge(engine: string, result: Sweep) {
  console.log(engine, `${result.pairs} pairs`, JSON.stringify(result.worst));
  expect(result.pairs).toBeGreaterThan(steps ** 3 * 100);
  expect(result.failures).toEqual([]);
}

test.describe("every text pair is readable for any brand colour", () => {
  test("Chromium", async ({ page }) => {
    await page.goto(await stylesheetServer());
    judge("Chromium", await page.evaluate<Sweep>(script()));
  });

  test("every class on every surface and fill", async ({ page }) => {
    await page.goto(`${await stylesheetServer()}full`);
    const { failures } = await page.evaluate<Sweep>(script(everything ? 4 : 3));
    expect(failures).toEqual([]);
  });

  test("Chromium, on a screen with the colours of Display P3", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const features = [{ name: "color-gamut", value: "p3" }];
    await session.send("Emulation.setEmulatedMedia", { features });
    await page.goto(await stylesheetServer());
    const result = await page.evaluate<Sweep>(script(everything ? 8 : 4, "display-p3"));
    console.log("Display P3", `${result.pairs} pairs`, JSON.stringify(result.worst));
    expect(result.failures).toEqual([]);
    const fill = page.locator(".bg-primary").first();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>("[data-brand]"))
        part.style.setProperty("--brand", "color(display-p3 0 1 0)");
    });
    await expect(fill).toHaveCSS("background-color", "color(display-p3 0 1 0)");
  });

  for (const [engine, run] of Object.entries(engines).filter(([name]) => usesEngine(name)))
    test(engine, async () => {
      judge(engine, await run(await stylesheetServer(), script()));
    });
});
