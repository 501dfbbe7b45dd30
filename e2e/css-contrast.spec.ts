import { expect, test } from "@playwright/test";
import { usesEngine } from "../scripts/browsers.mjs";
import { runInFirefox } from "./css/firefox.ts";
import { serveStylesheet } from "./css/stylesheet-server.ts";
import { type Sweep, sweepInPage } from "./css/sweep.ts";
import { runInWebKit } from "./css/webkit.ts";

/** 16 steps a channel: 4,096 brand colours, each in light and dark. */
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

  for (const [engine, run] of Object.entries(engines).filter(([name]) => usesEngine(name)))
    test(engine, async () => {
      const server = await serveStylesheet();
      judge(engine, await run(server.url, script));
      server.close();
    });
});
