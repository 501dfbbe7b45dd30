/**
 * What a first visit to a page of the built site brings, as it travels. Frames are left out. After a build:
 *
 *     npm run do -- bench page-weight [/path …]
 */
import type { Browser } from "@playwright/test";
import { withBuiltSite } from "./built-site.ts";

const kinds = ["document", "stylesheet", "script", "font", "image"] as const;
const usual = ["/documentation", "/stylesheet/card", "/stylesheet/form", "/packages", "/"];
const paths = process.argv.length > 2 ? process.argv.slice(2) : usual;

async function weigh(browser: Browser, address: string): Promise<Record<string, number>> {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const bytes: Record<string, number> = {};
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (request.frame() !== page.mainFrame()) return;
    const kind = request.resourceType();
    const add = ({ responseBodySize }: { responseBodySize: number }) => {
      bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
    };
    sizes.push(request.sizes().then(add));
  });
  await page.goto(address);
  await page.mouse.move(20, 20); // a sign of intent, which starts the late scripts
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.waitForLoadState("networkidle");
  await Promise.all(sizes);
  await page.close();
  return bytes;
}

await withBuiltSite(async (origin, browser) => {
  const rows: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const bytes = await weigh(browser, origin + path);
    rows[path] = Object.fromEntries(kinds.map((kind) => [kind, bytes[kind] ?? 0]));
  }
  console.table(rows);
});
