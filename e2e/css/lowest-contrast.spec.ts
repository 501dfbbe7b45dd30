import { lowestContrast } from "@daylit/layouts/theme/lowest-contrast.ts";
import { expect, test } from "../support/browsers/shared-page.ts";

/** A probe that reports nothing lets every layout pass: here it meets pages whose contrast is known. */
const cases: [what: string, body: string, ratio: number, text: string][] = [
  ["the worst of several", "<p>Fine</p><p style='color:#777'>Grey</p>", 4.48, "Grey"],
  ["far below any limit", "<p style='color:#eee'>Pale</p><p>Fine</p>", 1.16, "Pale"],
  ["not to be seen at all", "<p style='color:#fff'>White</p>", 1, "White"],
  [
    "on the ground of an element further out",
    "<div style='background:#000'><p><b style='color:#333'>Dark</b></p></div>",
    1.66,
    "Dark",
  ],
  [
    "on the brightest that a dimmed picture can be",
    "<div class='section-over'><p style='color:#ccc'>Over</p></div>",
    2.95,
    "Over",
  ],
  [
    "what is written in a field",
    "<style>::placeholder{color:#000}</style><input placeholder='Leeds' style='color:#777;background:#fff'>",
    4.48,
    "field",
  ],
  [
    "what a field says while it is empty",
    "<style>::placeholder{color:#777}</style><input placeholder='Leeds' style='color:#000;background:#fff'>",
    4.48,
    "placeholder",
  ],
  ["hidden words left out", "<p>Fine</p><p hidden style='color:#fff'>Gone</p>", 21, ""],
];

for (const [what, body, ratio, text] of cases)
  test(`contrast is measured: ${what}`, async ({ page }) => {
    await page.setContent(`<!doctype html><body style="background:#fff;color:#000">${body}`);
    const found = await page.evaluate(lowestContrast);
    expect(found.ratio).toBeCloseTo(ratio, 2);
    expect(found.text).toBe(text);
  });
