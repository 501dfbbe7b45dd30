import { expect, test } from "@playwright/test";
import { usesEngine } from "../../tools/scripts/browsers.mjs";
import { runInFirefox } from "./support/firefox.ts";
import { serveStylesheet } from "./support/stylesheet-server.ts";
import { type Sweep, sweepInPage } from "./support/sweep.ts";
import { runInWebKit } from "./support/webkit.ts";

/** 16 steps a channel: 4,096 brand colours and 1,522 that hex cannot write, in light and dark. */
const steps = 16;
const script = `(${sweepInPage})(${steps})`;

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
  test.setTimeout(400_000);

  test("Chromium", async ({ page }) => {
    const server = await serveStylesheet();
    await page.goto(server.url);
    judge("Chromium", await page.evaluate<Sweep>(script));
    server.close();
  });

  test("whatever stands on whatever", async ({ page }) => {
    const server = await serveStylesheet();
    await page.goto(`${server.url}full`);
    const result = await page.evaluate<Sweep>(`(${sweepInPage})(4)`);
    expect(result.failures).toEqual([]);
    server.close();
  });

  test("Chromium, on a screen with the colours of Display P3", async ({ page }) => {
    const server = await serveStylesheet();
    const session = await page.context().newCDPSession(page);
    const features = [{ name: "color-gamut", value: "p3" }];
    await session.send("Emulation.setEmulatedMedia", { features });
    await page.goto(server.url);
    const result = await page.evaluate<Sweep>(`(${sweepInPage})(8, "display-p3")`);
    console.log("Display P3", `${result.pairs} pairs`, JSON.stringify(result.worst));
    expect(result.failures).toEqual([]);
    const fill = page.locator(".bg-primary").first();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>("[data-brand]"))
        part.style.setProperty("--brand", "color(display-p3 0 1 0)");
    });
    await expect(fill).toHaveCSS("background-color", "color(display-p3 0 1 0)");
    server.close();
  });

  for (const [engine, run] of Object.entries(engines).filter(([name]) => usesEngine(name)))
    test(engine, async () => {
      const server = await serveStylesheet();
      judge(engine, await run(server.url, script));
      server.close();
    });
});
