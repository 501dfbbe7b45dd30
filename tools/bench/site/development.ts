/**
 * How long development takes: from the start to the first page, and from a saved change of each kind
 * of source to the screen. Changes files of the checkout and puts them back:
 *
 *     npm run do -- bench development
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import type { Page } from "@playwright/test";

const home = join(import.meta.dirname, "../../..");
const port = 4599;
const origin = `http://localhost:${port}`;

type Change = { file: string; find: string; path: string; host?: string };

/** What is changed, by which words, and where that is seen. */
const changes: Record<string, Change> = {
  "a chapter's words": {
    file: "apps/site/content/documentation/theming.mdx",
    find: "You give one colour.",
    path: "/documentation/theming",
  },
  "a class's description": {
    file: "packages/css/src/components/card.css",
    find: "@summary ",
    path: "/stylesheet/card",
  },
  "an example": {
    file: "packages/css/examples/card/basic.html",
    find: "<p>",
    path: "/stylesheet/card",
  },
  "a component's words": {
    file: "apps/site/features/landing/ui/Hero.tsx",
    find: "Daylit is a small studio.",
    path: "/",
  },
  "a layout's words": {
    file: "packages/layouts/trades/architecture-and-building/arch-0001.ts",
    find: 'heading: "',
    path: "/view/arch-0001.html",
  },
  "a client's page": {
    file: "apps/clients/kilnlog/home.ts",
    find: 'heading: "',
    path: "/",
    host: "kilnlog",
  },
};

const word = "Unmistakable";

/** As good editors do: at no moment is the file half written. */
function save(place: string, text: string) {
  writeFileSync(`${place}.new`, text);
  renameSync(`${place}.new`, place);
}

async function shown(page: Page, frozen: boolean, deadline = 30_000): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < deadline) {
    if (frozen) await page.reload();
    // Between two documents there is nothing to ask.
    const there = await page
      .evaluate((text) => document.documentElement.innerHTML.includes(text), word)
      .catch(() => false);
    if (there) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return Number.NaN;
}

const print = (what: string, ms: number) =>
  console.log(`${Math.round(ms).toString().padStart(7)} ms  ${what}`);

const started = performance.now();
const server = spawn(process.execPath, ["apps/site/build/dev.ts"], {
  cwd: home,
  env: { ...process.env, PORT: String(port) },
  stdio: ["ignore", "ignore", "inherit"],
});
const browser = await launchChromium();
const page = await browser.newPage();
try {
  for (;;)
    try {
      if ((await fetch(`${origin}/documentation/theming`)).ok) break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  print("start to first page", performance.now() - started);
  for (const [what, { file, find, path, host }] of Object.entries(changes)) {
    if (!find) continue;
    const place = join(home, file);
    const before = readFileSync(place, "utf8");
    if (!before.includes(find)) throw new Error(`${file} no longer says ${find}`);
    await page.goto(`${host ? origin.replace("//", `//${host}.`) : origin}${path}`);
    await page.mouse.move(100, 100);
    await page.waitForLoadState("networkidle");
    if (!host && !path.startsWith("/view/"))
      await page.waitForFunction(() => {
        // The first time Vite prepares libraries and loads the page again.
        dispatchEvent(new Event("focusin"));
        return document.documentElement.dataset.started;
      });
    try {
      save(place, before.replace(find, `${find}${word} `));
      // A layout and a client's site have no script: a developer reloads them.
      print(what, await shown(page, path.startsWith("/view/") || host !== undefined));
    } finally {
      save(place, before);
    }
    await page.goto("about:blank");
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
} finally {
  await browser.close();
  server.kill();
  await once(server, "exit");
}
process.exit(0);
