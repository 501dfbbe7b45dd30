import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { faces } from "../../apps/site/shell/fonts/faces.ts";
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
      const [family = "", weight = ""] = found.split(" ");
      if (!cut.some((face) => face.family === family)) continue;
      const fits = cut.some(
        ({ family: name, from, to }) => name === family && from <= +weight && +weight <= to,
      );
      expect(fits, `${path}: ${found}`).toBe(true);
    }
  }
});

/** Whether a face is in use in the page, told by the width of a text in it. */
const used = (page: Page) =>
  page.evaluate(
    (names) =>
      names.filter((name) => {
        const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
        const width = (font: string) => {
          pen.font = font;
          return pen.measureText("Daylit").width;
        };
        return width(`800 20px ${name}, monospace`) !== width("800 20px monospace");
      }),
    faces.map(({ family }) => family),
  );

test("late fonts leave the first view alone and are there with the next page", async ({ page }) => {
  const release = await holdRequests(page, "**/*.woff2");
  await page.addInitScript(() => {
    const seen = (entries: PerformanceObserverEntryList) => {
      for (const { entryType } of entries.getEntries())
        document.documentElement.dataset[entryType === "paint" ? "painted" : "shifted"] = "";
    };
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
    new PerformanceObserver(seen).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/documentation", { waitUntil: "domcontentloaded" });
  await page.locator("html[data-painted]").waitFor();
  release();
  await page.waitForLoadState("networkidle");
  expect(await used(page)).toEqual([]);
  await expect(page.locator("html[data-shifted]")).toHaveCount(0);
  const chapters = page.locator(".sidebar a[href^='/documentation/']");
  const families = faces.map(({ family }) => family);
  let next = 0;
  await expect(async () => {
    await chapters.nth(next++).click();
    expect(await used(page)).toEqual(families);
  }).toPass();
});
