import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { textFaceKey } from "../../apps/site/runtime/text-face.ts";
import { type Face, headlineFace, textFace } from "../../apps/site/shell/fonts/faces.ts";
import { oneOfEachKind } from "../support/built/addresses.ts";
import { holdRequests } from "../support/network/held-requests.ts";

const rules = readFileSync("apps/site/shell/generated/fonts/faces.css", "utf8");

/** Every weight in which a page shows a face of ours. */
const weightsOn = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll("body *")) {
      const written = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim(),
      );
      const { fontFamily, fontWeight } = getComputedStyle(element);
      if (written) found.add(`${fontFamily.split(",")[0]?.replaceAll('"', "")} ${fontWeight}`);
    }
    return [...found];
  });

test("the cut faces have every weight that a page asks for", async ({ page }) => {
  const cut = [...rules.matchAll(/font-family: "(\w+)";\s+font-weight: ([\d ]+);/g)].map(
    ([, family = "", weight = ""]) => {
      const [from = 0, to = from] = weight.split(" ").map(Number);
      return { family, from, to };
    },
  );
  for (const path of ["/", "/documentation", "/stylesheet", "/packages", "/projects", "/guides"]) {
    await page.goto(path);
    for (const found of await weightsOn(page)) {
      // The stand-in is replaced by its face after the first paint.
      const [, family, weight = ""] = /^(\w+)(?: stand-in)? (\d+)$/.exec(found) ?? [];
      if (!cut.some((face) => face.family === family)) continue;
      const fits = cut.some(
        ({ family: name, from, to }) => name === family && from <= +weight && +weight <= to,
      );
      expect(fits, `${path}: ${found}`).toBe(true);
    }
  }
});

/** Whether a face is in use in the page, told by the width of a text in it. */
const used = (page: Page, { family }: Face) =>
  page.evaluate((name) => {
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const width = (font: string) => {
      pen.font = font;
      return pen.measureText("Daylit").width;
    };
    return width(`800 20px ${name}, monospace`) !== width("800 20px monospace");
  }, family);

/** What the page has moved by itself. */
const shift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    const seen = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & LayoutShift)[])
        if (entry.entryType === "paint") document.documentElement.dataset.painted = "";
        else if (!entry.hadRecentInput) Object.assign(window, { shift: entry.value });
    };
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
    new PerformanceObserver(seen).observe({ type: "layout-shift", buffered: true });
  }),
);
type LayoutShift = { value: number; hadRecentInput: boolean };

test("a late headline face leaves the first view alone and is there with the next page", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/*.woff2");
  await page.goto("/documentation", { waitUntil: "domcontentloaded" });
  await page.locator("html[data-painted]").waitFor();
  release();
  await page.waitForLoadState("networkidle");
  expect(await used(page, headlineFace)).toBe(false);
  const chapters = page.locator(".sidebar a[href^='/documentation/']");
  let next = 0;
  await expect(async () => {
    await chapters.nth(next++).click();
    expect(await used(page, headlineFace)).toBe(true);
  }).toPass();
});

/** Pages that something comes into by itself. */
const movesItself = new Set(["compose", "projects"]);

const remembered = (page: Page) =>
  page.waitForFunction((key) => localStorage.getItem(key), textFaceKey);

for (const width of [1280, 390])
  for (const { kind, path } of oneOfEachKind.filter(({ kind }) => !movesItself.has(kind)))
    test(`the face of the text comes after the first paint and moves nothing: ${kind}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(path);
      expect(asked.filter((url) => url.includes("/figtree"))).toEqual([]);
      await remembered(page);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect(await shift(page)).toBeLessThan(0.0005);
      // A second page has it from the start.
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-text-face");
      expect(await used(page, textFace)).toBe(true);
      expect(await shift(page)).toBe(0);
    });

test("the next page is laid out in the face of the text", async ({ page }) => {
  // Something here would move, so the first page keeps its stand-in.
  await page.goto("/contact");
  await remembered(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.locator("main")).toHaveAttribute("data-text-face");
});
