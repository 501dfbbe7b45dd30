/**
 * `npm run do -- upscaled-pictures`, after a build: every page of the site, the hundred layouts and the
 * client sites, in a window of 1,440 px and on a phone. Names each picture that is drawn larger than its
 * file, and fails if there is one. A folder's name at the end looks at those addresses alone.
 */
import { join } from "node:path";
import { clients } from "@daylit/clients/clients.ts";
import { createPreviewServer } from "@daylit/hosting/preview-server/server.ts";
import { layoutCards, pageId, trades } from "@daylit/layouts/trades/trades.ts";
import { upscaledInPage } from "@daylit/pictures/upscaled-in-page.ts";
import { chromium } from "@playwright/test";
import { pages } from "../../apps/site/model/pages.ts";
import { findBrowser } from "../scripts/browsers.mjs";

const port = 4374;
const built = (name: string) => join(import.meta.dirname, "../../build", name);
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const addresses = [
  ...pages.map(({ path }) => `http://localhost:${port}${path}`),
  ...trades
    .flatMap((trade) => layoutCards(trade).map(pageId))
    .map((id) => `http://localhost:${port}/view/${id}`),
  ...clients.flatMap(({ slug, pages: own }) =>
    own.map(({ path }) => `http://${slug}.localhost:${port}${path}`),
  ),
].filter((address) => address.includes(process.argv[2] ?? ""));

const server = createPreviewServer(built("")).listen(port);
const browser = await chromium.launch({
  executablePath: findBrowser("chromium"),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ reducedMotion: "reduce", serviceWorkers: "block" });
let found = 0;
for (const address of addresses) {
  for (const [at, viewport] of windows.entries()) {
    await page.setViewportSize(viewport);
    if (at === 0) await page.goto(address);
    for (const line of await page.evaluate(upscaledInPage)) {
      found++;
      console.log(
        `${viewport.width} px, ${address.replace(/^http:\/\/localhost:\d+/, "")}: ${line}`,
      );
    }
  }
}
await browser.close();
server.close();
console.log(
  `${found} of the pictures on ${addresses.length} pages are drawn larger than their file.`,
);
if (found > 0) process.exitCode = 1;
