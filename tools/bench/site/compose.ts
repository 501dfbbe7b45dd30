/**
 * What the composer weighs and how quick it is. After a build:
 *
 *     npm run do -- bench compose
 *
 * Bytes: all scripts and styles from the open page to a finished zip, as they are sent, beyond what
 * /layouts loads. Open: from the click on "Use this layout" to a page that can be written on. Letter:
 * from a key to the end of the frame that shows it, at a quarter of the processor's speed, on a
 * page of fifteen sections. Memory: the most that pages and workers take while three photos of
 * twelve megapixels come in.
 */
import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { zipped } from "../../../e2e/support/composer/composer.ts";
import { median, withBuiltSite } from "./built-site.ts";

const ready = (page: Page) => page.locator(".compose-window iframe[data-ready]").waitFor();

/** Scripts and styles of a page and its workers: address → bytes on the wire. */
function watched(page: Page) {
  const sizes = new Map<string, number>();
  const waiting: Promise<unknown>[] = [];
  page.context().on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (!/\.(js|css)$/.test(pathname)) return;
    waiting.push(
      // A worker asks for what the page has already; that comes from the browser's own store.
      request
        .sizes()
        .then(({ responseBodySize }) =>
          sizes.set(pathname, Math.max(responseBodySize, sizes.get(pathname) ?? 0)),
        ),
    );
  });
  return async () => {
    await Promise.all(waiting);
    return sizes;
  };
}

type Fresh = () => Promise<Page>;

async function bytes(fresh: Fresh) {
  const page = await fresh();
  const sizes = watched(page);
  await page.goto("/layouts/arch/arch-0001", { waitUntil: "networkidle" });
  await page.mouse.move(200, 200);
  await page.waitForLoadState("networkidle");
  const before = new Set((await sizes()).keys());
  await page.getByRole("link", { name: "Use this layout" }).click();
  await ready(page);
  await page.waitForLoadState("networkidle");
  const sum = (all: ReadonlyMap<string, number>) =>
    [...all].reduce((total, [name, size]) => (before.has(name) ? total : total + size), 0);
  const opened = sum(await sizes());
  await zipped(page);
  const packed = sum(await sizes());
  await page.context().close();
  return { opened, packed };
}

async function open(fresh: Fresh) {
  const page = await fresh();
  await page.goto("/layouts/arch/arch-0001", { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "Use this layout" });
  await link.hover();
  await page.waitForLoadState("networkidle");
  const start = performance.now();
  await link.click();
  await ready(page);
  const time = performance.now() - start;
  await page.context().close();
  return time;
}

async function letters(fresh: Fresh) {
  const page = await fresh();
  await page.goto("/compose?begin=arch-0001");
  await ready(page);
  // The page has five sections; ten more of the same make fifteen.
  const rows = page.locator(".compose-rail .compose-rows").last().locator("li");
  await rows.nth(2).getByRole("button").first().click();
  for (let copy = 0; copy < 10; copy++)
    await page
      .locator(".compose-rail")
      .getByRole("button", { name: /^Duplicate/ })
      .click();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const site = page.frameLocator(".compose-window iframe");
  await site.locator("h1").click();
  const times: number[] = [];
  for (const letter of "A few words that nobody has written before") {
    await page.evaluate(() => {
      const view = document.querySelector<HTMLIFrameElement>(".compose-window iframe");
      const frame = view?.contentDocument;
      const store = window as unknown as { took: Promise<number> };
      store.took = new Promise((resolve) => {
        frame?.addEventListener(
          "keydown",
          ({ timeStamp }) => {
            const offset =
              (view?.contentWindow?.performance.timeOrigin ?? 0) - performance.timeOrigin;
            requestAnimationFrame(() => resolve(performance.now() - (timeStamp + offset)));
          },
          { once: true, capture: true },
        );
      });
    });
    await page.keyboard.type(letter);
    times.push(await page.evaluate(() => (window as unknown as { took: Promise<number> }).took));
  }
  await page.context().close();
  return times;
}

/** Three photos of 12 megapixels, made where they leave nothing behind in what is measured. */
async function photos(fresh: Fresh): Promise<Buffer[]> {
  const page = await fresh();
  await page.goto("/");
  const made = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const brush = canvas.getContext("2d");
    const texts: string[] = [];
    for (let photo = 0; photo < 3; photo++) {
      for (let x = 0; x < 4000; x += 40) {
        if (brush) brush.fillStyle = `hsl(${(x / 10 + photo * 90) % 360} 60% 50%)`;
        brush?.fillRect(x, 0, 40, 3000);
      }
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      texts.push(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
    }
    return texts;
  });
  await page.context().close();
  return made.map((text) => Buffer.from(text, "latin1"));
}

async function memory(fresh: Fresh, system: CDPSession) {
  const files = await photos(fresh);
  const page = await fresh();
  await page.goto("/compose?begin=arch-0001");
  await ready(page);
  const site = page.frameLocator(".compose-window iframe");
  const before = await taken(system);
  const peak = watchedMemory(system);
  for (const [index, buffer] of files.entries()) {
    // Later hours of a day stand behind the first and cannot be clicked.
    const pictures = site.locator("picture:visible:not(.photo-later)");
    await pictures.nth(Math.min(index, (await pictures.count()) - 1)).click();
    await page
      .getByLabel("Your own picture")
      .setInputFiles({ name: `${index}.jpg`, mimeType: "image/jpeg", buffer });
    await page.getByLabel("What does it show?").fill("Stripes");
    await page.getByRole("button", { name: "Done", exact: true }).click();
  }
  const most = peak();
  await page.context().close();
  return { before, most };
}

/** What all pages and workers take of the machine, in bytes: nothing is counted that others share. */
async function taken(system: CDPSession): Promise<number> {
  const { processInfo } = await system.send("SystemInfo.getProcessInfo");
  return processInfo
    .filter(({ type }) => type === "renderer")
    .reduce((sum, { id }) => {
      const [, kilobytes = "0"] =
        /Pss:\s+(\d+)/.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8")) ?? [];
      return sum + Number(kilobytes) * 1024;
    }, 0);
}

/** Looks every few milliseconds; what it gives ends it and says the most. */
function watchedMemory(system: CDPSession): () => number {
  let most = 0;
  const timer = setInterval(() => {
    taken(system).then(
      (now) => {
        most = Math.max(most, now);
      },
      // A process that ends while it is looked at takes nothing.
      () => {},
    );
  }, 40);
  return () => {
    clearInterval(timer);
    return most;
  };
}

const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const megabytes = (value: number) => `${(value / 1e6).toFixed(0)} MB`;
await withBuiltSite(async (origin, browser) => {
  const fresh = async () => (await browser.newContext({ baseURL: origin })).newPage();
  const { opened, packed } = await bytes(fresh);
  console.log(
    `${kilobytes(opened)} to an open page, ${kilobytes(packed)} with the worker that packs`,
  );
  await open(fresh);
  console.log(
    `${Math.round(await open(fresh))} ms from the click to a page that can be written on`,
  );
  const times = await letters(fresh);
  console.log(
    `${median(times).toFixed(1)} ms from a key to its frame at 4× slowdown, the slowest ${Math.max(...times).toFixed(1)} ms`,
  );
  const { before, most } = await memory(fresh, await browser.newBrowserCDPSession());
  console.log(
    `${megabytes(most)} at most, pages and workers, while three photos of 12 megapixels come in; ${megabytes(before)} before`,
  );
});
