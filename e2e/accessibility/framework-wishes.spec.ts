import { lowestContrast } from "@daylit/layouts/theme/lowest-contrast.ts";
import { openSamplePage } from "../css/support/sample-page.ts";
import { expect, test } from "../support/browsers/shared-page.ts";

test.beforeEach(async ({ page }) => openSamplePage(page));

test("more contrast: every text has at least 7:1, on every fill, for any brand", async ({
  page,
}) => {
  const fills = ["primary", "primary-light", "primary-dark", "accent", "harmony", "ink"];
  const papers = ["primary-lighter", "surface", "surface-raised", "surface-sunken"];
  const words = `<p>Words, <a href="#">a link</a>, <small class="hint">a hint</small></p><p class="error">Wrong</p>
  <p class="text-primary">Brand</p><p class="text-accent">Accent</p><button class="button-primary">Send</button><button>Leave</button>`;
  await page.evaluate(
    (html) => {
      document.body.innerHTML = html;
    },
    [...fills, ...papers].map((name) => `<div class="bg-${name}">${words}</div>`).join(""),
  );
  const steps = ["00", "55", "aa", "ff"];
  const brands = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  const faint: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ contrast: "more", colorScheme });
    const found = await page.evaluate<string[]>(`${JSON.stringify(brands)}.flatMap((brand) => {
      document.documentElement.style.setProperty("--brand", brand);
      const { ratio, text } = (${lowestContrast})();
      return ratio < 7 ? [brand + ": " + ratio.toFixed(2) + " for " + text] : [];
    })`);
    faint.push(...found.map((line) => `${colorScheme}, ${line}`));
  }
  expect(faint).toEqual([]);
});
