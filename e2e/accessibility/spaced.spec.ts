import { expect, type Page, test } from "@playwright/test";
import { withWindows } from "../support/chromium.ts";
import { oneOfEach } from "./probes/addresses.ts";
import { clipped } from "./probes/clipped.ts";
import { crowded } from "./probes/crowded.ts";
import { everywhere, someDocuments } from "./probes/places.ts";
import { cutByLetters, cutBySpacing } from "./probes/spacing.ts";

// The library is one of the kinds: see decision 043.
test.use({ launchOptions: withWindows });

const paths = [...oneOfEach, "/nowhere-404"];

/** What is cut or too wide, and what leaves the top bar. */
const cut = async (page: Page) => [
  ...(await page.evaluate(clipped)),
  ...(await page.evaluate(crowded, ".top-bar")),
];

test("words that are spaced wider are all there, and at 400 % too", async ({ page }) => {
  const wrong: string[] = [];
  for (const path of paths) {
    const tell = (how: string, lines: readonly string[]) =>
      wrong.push(...lines.map((line) => `${path} ${how}: ${line}`));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    tell("spaced wider", await cutBySpacing(page, () => cut(page)));
    await page.setViewportSize({ width: 320, height: 568 });
    tell("spaced at 320", await cutBySpacing(page, () => cut(page)));
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    tell("at 400 %", await page.evaluate(clipped));
  }
  expect(wrong).toEqual([]);
});

const places = { pages: () => paths, ...(everywhere ? { documents: someDocuments } : {}) };

for (const [what, placesAt] of Object.entries(places))
  test(`letters of twice the size fit on a phone and a desk: ${what}`, async ({
    page,
    baseURL,
  }) => {
    const session = await page.context().newCDPSession(page);
    // Faces come when they can: the words must fit in those that are there before them.
    await page.route("**/*.woff2", (route) => route.abort());
    const wrong: string[] = [];
    for (const path of placesAt(baseURL ?? "")) {
      const found = await cutByLetters(page, session, path, () => cut(page));
      wrong.push(...found.map((line) => `${path}: ${line}`));
    }
    expect(wrong).toEqual([]);
  });
