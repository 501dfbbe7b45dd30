import { expect, test } from "@playwright/test";
import { missingPage, oneOfEachKind } from "../support/built/addresses.ts";

/** What strangers, mail programs and scanners put behind an address. */
const endings = [
  "#100%",
  "#%E0%A4%A",
  "#<img src=x onerror=alert(1)>",
  '#"]:is(*)',
  "#__proto__",
  "?q=%",
  "?q=%E0%A4%A&begin=%&sample=%&brand=%23%",
  "?__proto__[x]=1&constructor=1",
  "?begin=<script>alert(1)</script>&brand=javascript:alert(1)",
  "?layouts=../../etc/passwd,%00&variation=-1&words=((((",
];

for (const { kind, path } of [...oneOfEachKind, { kind: "missing", path: missingPage }])
  test(`${kind}: strange fragments and queries leave the page as it is`, async ({ page }) => {
    const faults: string[] = [];
    let loads = 0;
    page.on("pageerror", ({ message }) => faults.push(message));
    page.on("dialog", (dialog) => {
      faults.push(dialog.message());
      return dialog.dismiss();
    });
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.goto(path);
    const heading = await page.locator("h1").first().textContent();
    for (const ending of endings) {
      loads = 0;
      // Between them another document: a fragment alone would not load the page.
      await page.goto("about:blank");
      await page.goto(path + ending);
      await page.waitForFunction(() => {
        dispatchEvent(new Event("focusin"));
        return document.documentElement.dataset.started === "true";
      });
      await expect(page.locator("h1").first(), ending).toHaveText(heading ?? "");
      await expect(page.locator("#stale"), ending).toBeHidden();
      expect(faults, ending).toEqual([]);
      expect(loads, ending).toBe(1);
    }
  });
