/**
 * What a first visit to a page brings, as it travels: `npm run do -- bench-page-weight [/path …]` against
 * a site that is being served (ORIGIN, http://localhost:4173 unless said). Frames are left out.
 */
import { chromium } from "@playwright/test";
import { findBrowser } from "../scripts/browsers.mjs";

const origin = process.env.ORIGIN ?? "http://localhost:4173";
const kinds = ["document", "stylesheet", "script", "font", "image"] as const;
const usual = ["/documentation", "/stylesheet/card", "/stylesheet/form", "/packages", "/"];
const paths = process.argv.length > 2 ? process.argv.slice(2) : usual;

const browser = await chromium.launch({
  executablePath: findBrowser("chromium"),
  args: ["--no-sandbox", "--disable-gpu"],
});

async function weigh(path: string): Promise<Record<string, number>> {
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
  await page.goto(origin + path);
  await page.mouse.move(20, 20); // a sign of intent, which starts the late scripts
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.waitForLoadState("networkidle");
  await Promise.all(sizes);
  await page.close();
  return bytes;
}

const rows: Record<string, Record<string, number>> = {};
for (const path of paths) {
  const bytes = await weigh(path);
  rows[path] = Object.fromEntries(kinds.map((kind) => [kind, bytes[kind] ?? 0]));
}
console.table(rows);
await browser.close();
