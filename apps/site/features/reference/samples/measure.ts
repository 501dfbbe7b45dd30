/**
 * Writes down how tall every sample of the built site is, so that a page has its final shape before
 * the samples arrive. Run by `npm run refresh`; a browser test compares.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import { createPreviewServer } from "@daylit/hosting/preview-server/server.ts";
import type { Page } from "@playwright/test";
import { exampleSlugs, readExamples } from "daylit/internal/tools/reference/examples.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { blockSampleName } from "../../../model/blocks.ts";
import { sampleAddress } from "./address.ts";
import { blockWidths, type Heights, sampleWidths } from "./heights.ts";

const port = 4373;
const site = join(import.meta.dirname, "../../../../../build/site");

async function measure(
  page: Page,
  address: string,
  widths: readonly [number, number],
): Promise<Heights> {
  const heightAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return page.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
  };
  await page.goto(`http://localhost:${port}${address}`);
  const [narrow, wide] = widths;
  const heights = [await heightAt(narrow, 400), await heightAt(wide, 400)] as const;
  // In windows lower than itself, as tall as itself and taller: one that follows any of them would
  // follow its frame, and its frame would follow it.
  for (const [at, width] of widths.entries())
    for (const more of [-100, 0, 300])
      if ((await heightAt(width, Math.max(heights[at] ?? 0, 200) + more)) !== heights[at])
        return "window";
  return heights;
}

const server = createPreviewServer(dirname(site)).listen(port);
const browser = await launchChromium();
const page = await browser.newPage();
const measured: Record<string, Heights> = {};
for (const example of exampleSlugs().flatMap(readExamples)) {
  const of = `${example.slug}/${example.case}`;
  measured[of] = await measure(page, sampleAddress(of), sampleWidths);
}
for (const name of blockNames) {
  const of = blockSampleName(name);
  measured[of] = await measure(page, sampleAddress(of), blockWidths);
}
await browser.close();
server.close();
server.closeAllConnections();

const lines = Object.entries(measured).map(
  ([of, heights]) => `  "${of}": ${JSON.stringify(heights).replace(",", ", ")}`,
);
writeFileSync(
  new URL("../generated/heights.json", import.meta.url),
  `{\n${lines.join(",\n")}\n}\n`,
);
