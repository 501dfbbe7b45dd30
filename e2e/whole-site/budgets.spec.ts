import { existsSync, readFileSync } from "node:fs";
import { clients } from "@daylit/clients/clients.ts";
import { expect, type Page, test } from "@playwright/test";
import { withWindows } from "../support/browsers/chromium.ts";
import { everything } from "../support/browsers/scope.ts";
import { blocksOf } from "../support/built/addresses.ts";
import {
  assetBytes,
  chunk,
  importsOf,
  reached,
  sentBytes,
  sentBytesAt,
  stylesheets,
} from "../support/built/built-code.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

// Without windows a pointer is over the page from the start, and fetches what it points at.
test.use({ launchOptions: withWindows });

/** Bytes as they travel, without fonts and pictures, and how many files, until a page has loaded. */
type Budget = { bytes: number; requests: number };

/** Document, two or three stylesheets, two faces, and the pictures of the first view. */
const firstLoads: Record<string, Budget> = {
  "/": { bytes: 32_000, requests: 14 },
  "/documentation": { bytes: 24_000, requests: 12 },
  "/documentation/theming": { bytes: 24_000, requests: 9 },
  "/stylesheet/card": { bytes: 26_000, requests: 14 },
  "/layouts": { bytes: 26_000, requests: 30 },
  "/layouts/education": { bytes: 24_000, requests: 14 },
  "/layouts/arch/arch-0001": { bytes: 26_000, requests: 12 },
  "/blocks": { bytes: 26_000, requests: 30 },
  "/blocks/prices": { bytes: 26_000, requests: 12 },
  "/projects": { bytes: 26_000, requests: 16 },
  "/packages": { bytes: 30_200, requests: 12 },
  "/guides/brand-color-structure": { bytes: 28_000, requests: 9 },
};

/** Two faces, cut (npm run refresh); an exhibit of the package has a third. */
const fontBytes = (path: string) => (path === "/packages" ? 31_000 : 22_000);

type File = { name: string; bytes: number };

const weighed = (name: string): File => ({ name, bytes: sentBytesAt(name) });

/** What the page has asked for, and of that what was asked for before it had loaded. */
const asked = (page: Page) =>
  page
    .evaluate(() => {
      const [document] = performance.getEntriesByType(
        "navigation",
      ) as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const read = (entries: (PerformanceResourceTiming | undefined)[]) =>
        entries.map((entry) => new URL(entry?.name ?? "").pathname);
      const loaded = document?.loadEventStart ?? 0;
      return {
        all: read([document, ...files]),
        first: read([document, ...files.filter(({ startTime }) => startTime <= loaded)]),
      };
    })
    .then(({ all, first }) => ({ all: all.map(weighed), first: first.map(weighed) }));

const isFont = ({ name }: File) => name.endsWith(".woff2");
const isScript = ({ name }: File) => name.endsWith(".js");
const isText = ({ name }: File) => /\.(css|js|json)$|\/[^.]*$/.test(name);
const sum = (files: readonly File[]) => files.reduce((all, { bytes }) => all + bytes, 0);

/** Document and stylesheets, as they are sent. */
function documentBytes(path: string) {
  const file = `build/site${path === "/" ? "" : path}/index.html`;
  const sheets = readFileSync(file, "utf8").matchAll(/<link\b[^>]*href="(\/assets\/[^"]+\.css)"/g);
  const names = new Set([...sheets].map(([, name]) => `build/site${name}`));
  return [file, ...names].reduce((all, name) => all + sentBytes(name), 0);
}

test("document and stylesheets of no kind of page are heavier than a first view may be", () => {
  const heavy = Object.entries(firstLoads)
    .map(([path, { bytes }]) => ({ path, over: documentBytes(path) - bytes }))
    .filter(({ over }) => over > 0);
  expect(heavy).toEqual([]);
});

/** What is in the first view decides what is asked for; the bytes of all are counted above. */
const opened = everything
  ? Object.keys(firstLoads)
  : ["/", "/stylesheet/card", "/layouts", "/projects"];

for (const [path, budget] of Object.entries(firstLoads).filter(([path]) => opened.includes(path)))
  test(`${path} loads little, and no code before it is used`, async ({ page }) => {
    await page.goto(path, { waitUntil: "load" });
    const { first } = await asked(page);
    const names = first.map(({ name }) => name);
    expect(sum(first.filter(isText)), "bytes").toBeLessThanOrEqual(budget.bytes);
    expect(sum(first.filter(isFont)), "bytes of fonts").toBeLessThanOrEqual(fontBytes(path));
    expect(names.length, names.join("\n")).toBeLessThanOrEqual(budget.requests);
    expect(first.filter(isScript)).toEqual([]);
    // The gallery of projects has something to do by itself; no other page has.
    if (path === "/projects") return;
    await page.waitForLoadState("networkidle");
    expect((await asked(page)).all.filter(isScript)).toEqual([]);
  });

/** Bytes of all code that a page asks for with every tool on it hydrated. */
async function hydratedBytes(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
  await quietNetwork(page);
  const { all } = await asked(page);
  return {
    script: sum(all.filter(isScript)),
    stylesheet: sum(all.filter(({ name }) => name.endsWith(".css"))),
    document: all[0]?.bytes ?? 0,
    names: all.filter(isScript).map(({ name }) => name),
  };
}

const documentation = { script: 110_000, stylesheet: 11_200, document: 12_000 };

/** How much more script than the documentation a page may ask for. */
const moreScript: Record<string, number> = {
  "/": 20_000,
  // The planner keeps its answers, and merges what another tab has written meanwhile.
  "/packages": 24_000,
  "/stylesheet": 10_000,
  "/stylesheet/card": 10_000,
  "/stylesheet/form": 10_000,
};

test("the documentation, hydrated, stays light, and other pages ask for little more script", async ({
  page,
}) => {
  const bytes = await hydratedBytes(page, "/documentation");
  for (const kind of ["script", "stylesheet", "document"] as const) {
    expect(bytes[kind], kind).toBeGreaterThan(0);
    expect(bytes[kind], kind).toBeLessThanOrEqual(documentation[kind]);
  }
  expect(bytes.script).toBeGreaterThan(50_000);
  for (const path of everything ? Object.keys(moreScript) : ["/packages", "/stylesheet/card"]) {
    const { script, names } = await hydratedBytes(page, path);
    expect(script - bytes.script, path).toBeLessThanOrEqual(moreScript[path] ?? 0);
    if (path !== "/packages") continue;
    // A tool's libraries are asked for on its own page only.
    expect(names.some((name) => name.includes("PlannerTool"))).toBe(true);
    expect(names.filter((name) => /ColourStudio|AssetDeskTool|browser-|fflate/.test(name))).toEqual(
      [],
    );
  }
});

/** What every page with a tool loads: the start, React, and the visitor's workspace. */
const own = reached(["start", "hydrate", "react", "current", "useTool"].map(chunk), false);
const composer = ["ComposeHome", "site-worker", "picture-worker"].map(chunk);
const composerStyles = stylesheets("composer");

const named = (file: string) => file.replace(/-.{8}\.js$/, "");
const isDrawing = (file: string) => existsSync(`pictures/drawings/${named(file)}.svg`);
/** Descriptions of the library's pictures: only sites in that language load them. */
const isDescriptions = (file: string) => existsSync(`pictures/descriptions/${named(file)}.ts`);

test("the composer loads at most 125 kB beyond the page's own, and 172 kB from the first word over an own photo to the zip", () => {
  expect(composerStyles).toHaveLength(1);
  const bytes = (entries: readonly string[]) =>
    assetBytes(reached(entries, false).difference(own)) + assetBytes(composerStyles);
  expect(bytes(composer.slice(0, 1))).toBeLessThanOrEqual(125_000);
  expect(bytes(composer)).toBeLessThanOrEqual(172_000);
});

test("a quick update asks for an address with at most 4 kB beyond the page's own", () => {
  const first = reached(["Update.island", "UpdateHome"].map(chunk), false).difference(own);
  expect(assetBytes(first)).toBeLessThanOrEqual(4_000);
  // Its fields and the engine come once the site is known.
  expect([...first].filter((file) => /^(ComposeHome|QuickUpdate)-/.test(file))).toEqual([]);
});

/**
 * Panels and choosers that come when they are opened; the desk's checks of logos, the planner's way to
 * write a brief, links, languages and opened files; the form of a section, long texts and news.
 */
test("what the composer loads on demand adds at most 88 kB, and a drawing at most 4 kB", () => {
  const later = reached(composer, true, new Set(own))
    .difference(own)
    .difference(reached(composer, false));
  const descriptions = [...later].filter(isDescriptions);
  expect(descriptions).toHaveLength(1);
  expect(assetBytes(descriptions)).toBeLessThanOrEqual(20_000);
  const [pictures = [], code = []] = [true, false].map((drawn) =>
    [...later].filter((file) => !isDescriptions(file) && isDrawing(file) === drawn),
  );
  expect(code.length).toBeGreaterThan(5);
  expect(assetBytes(code)).toBeLessThanOrEqual(88_000);
  expect(pictures.length).toBeGreaterThan(50);
  for (const file of pictures) expect(assetBytes([file]), file).toBeLessThanOrEqual(4_000);
});

test("nothing of the composer is named by a page's own code", () => {
  const island = chunk("Compose.island");
  for (const file of own) expect(importsOf(file, false)).not.toContain(island);
});

test("a reference page weighs at most 9 kB, and its code is in it once", () => {
  for (const path of ["/stylesheet/card", "/stylesheet/form"]) {
    const file = `build/site${path}/index.html`;
    expect(sentBytes(file), path).toBeLessThanOrEqual(9_000);
    const html = readFileSync(file, "utf8");
    const code = html.match(/<code data-language="html">.*?<\/code>/gs) ?? [];
    expect(code.length, path).toBeGreaterThan(4);
    expect(html.replaceAll(/<code data-language="html">.*?<\/code>/gs, "")).not.toMatch(
      /span class=\\?"[tas]/,
    );
  }
});

test("document and styles of a layout weigh at most 25 kB", () => {
  const framework = assetBytes(stylesheets("daylit"));
  expect(framework).toBeGreaterThan(5_000);
  const heavy = [...blocksOf.keys()]
    .map((id) => {
      const [html = 0, css = 0] = ["html", "css"].map((end) =>
        sentBytes(`build/site/view/${id}.${end}`),
      );
      return { id, bytes: html + css + framework };
    })
    .filter(({ bytes }) => bytes > 25_000);
  expect(heavy).toEqual([]);
});

test("HTML and CSS of a client's page weigh at most 25 kB", () => {
  for (const { slug, pages } of clients)
    for (const { path } of pages) {
      const name = path === "/" ? "index.html" : `${path.slice(1)}.html`;
      const sizes = ["style.css", name].map((file) => sentBytes(`build/clients/${slug}/${file}`));
      const bytes = sizes.reduce((all, size) => all + size, 0);
      expect(bytes, `${slug}${path}`).toBeLessThanOrEqual(25_000);
    }
});
