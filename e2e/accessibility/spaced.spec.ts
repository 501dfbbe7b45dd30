import { expect, type Page, test } from "@playwright/test";
import { everything } from "../support/browsers/scope.ts";
import { clientOrigin, missingPage, oneOfEachKind, probed } from "../support/built/addresses.ts";
import { clipped } from "./probes/clipped.ts";
import { crowded } from "./probes/crowded.ts";
import { cutByLetters, cutBySpacing } from "./probes/spacing.ts";

const paths = [...oneOfEachKind.map(({ path }) => path), missingPage];

/** What is cut or too wide, and what leaves the top bar. */
const cut = async (page: Page) => [
  ...(await page.evaluate(clipped)),
  ...(await page.evaluate(crowded, ".top-bar")),
];

for (const path of paths)
  test(`words that are spaced wider are all there, and at 400 % too: ${path}`, async ({ page }) => {
    const wrong: string[] = [];
    const note = (how: string, lines: readonly string[]) =>
      wrong.push(...lines.map((line) => `${how}: ${line}`));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    note("spaced wider", await cutBySpacing(page, () => cut(page)));
    await page.setViewportSize({ width: 320, height: 568 });
    note("spaced at 320", await cutBySpacing(page, () => cut(page)));
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    note("at 400 %", await page.evaluate(clipped));
    expect(wrong).toEqual([]);
  });

/** Layouts and client sites are asked for larger letters in their own tests; here without their faces. */
const documents = [
  ...probed.layouts.map((id) => `/view/${id}`),
  ...probed.clientPages.map(({ slug, path }) => clientOrigin(slug, "http://localhost") + path),
];

for (const path of everything ? [...paths, ...documents] : paths)
  test(`letters of twice the size fit on a phone and a desk: ${path}`, async ({
    page,
    baseURL,
  }) => {
    const session = await page.context().newCDPSession(page);
    // Faces come when they can: the words must fit in those that are there before them.
    await page.route("**/*.woff2", (route) => route.abort());
    const url = path.replace("localhost", new URL(baseURL ?? "").host);
    expect(await cutByLetters(page, session, url, () => cut(page))).toEqual([]);
  });
