// Photographs the first screens of every client's site as it was built. Run by npm run refresh.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import { openFiles, photograph } from "@daylit/browsers/photograph.ts";
import { clients } from "../clients.ts";
import { type PhotographFormat, photographFile, photographSizes, schemes } from "../photographs.ts";

const folder = join(import.meta.dirname, "../generated/photographs");
const built = join(import.meta.dirname, "../../../build/clients");
const formats = Object.keys(photographSizes) as PhotographFormat[];
const heaviest: Record<PhotographFormat, number> = { wide: 40_000, phone: 16_000 };

mkdirSync(folder, { recursive: true });
const wanted = new Set<string>();
const browser = await launchChromium({ env: { ...process.env, LANGUAGE: "en_GB" } });
try {
  for (const { slug, pages } of clients) {
    const page = await openFiles(browser, (name) => {
      const file = join(built, slug, name);
      return existsSync(file) ? readFileSync(file) : undefined;
    });
    for (const { path } of pages) {
      await page.goto(`http://photographed.localhost${path === "/" ? path : `${path}.html`}`);
      for (const format of formats.filter((each) => each === "wide" || path === "/"))
        for (const scheme of schemes) {
          const file = photographFile(slug, format, scheme, path);
          const size = photographSizes[format];
          const avif = await photograph(page, { size, scheme, heaviest: heaviest[format] });
          writeFileSync(join(folder, file), avif);
          wanted.add(file);
          console.log(`${file} ${avif.length} bytes`);
        }
    }
    await page.close();
  }
} finally {
  await browser.close();
}
for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file));
