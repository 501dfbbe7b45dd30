// Photographs every stage of the demonstration. Run by npm run refresh.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import { openFiles, photograph } from "@daylit/browsers/photograph.ts";
import { loadStages } from "./load.ts";
import { type StageId, stageFile, stageSize } from "./stages.ts";

const folder = join(import.meta.dirname, "../generated/demonstration");

mkdirSync(folder, { recursive: true });
const { stageFiles, stageSites } = await loadStages();
const browser = await launchChromium({ env: { ...process.env, LANGUAGE: "en_GB" } });
try {
  for (const [id, site] of Object.entries(stageSites()) as [StageId, never][]) {
    const files = await stageFiles(site);
    const page = await openFiles(browser, (name) => {
      const content = files.get(name);
      return content instanceof Uint8Array ? Buffer.from(content) : content;
    });
    for (const scheme of ["light", "dark"] as const) {
      const avif = await photograph(page, { size: stageSize, scheme, heaviest: 26_000 });
      writeFileSync(join(folder, stageFile(id, scheme)), avif);
      console.log(`${stageFile(id, scheme)} ${avif.length} bytes`);
    }
    await page.close();
  }
} finally {
  await browser.close();
}
