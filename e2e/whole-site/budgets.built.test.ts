import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { hostTitles } from "@daylit/publish";
import { expect, test } from "vitest";
import { blocksOf } from "../support/built/addresses.ts";
import {
  assetBytes,
  chunk,
  importsOf,
  reached,
  sentBytes,
  stylesheets,
} from "../support/built/built-code.ts";
import { firstLoads } from "../support/built/first-loads.ts";

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

/** What every page with a tool loads: the start, React, and the visitor's workspace. */
const own = reached(["start", "hydrate", "react", "current", "useTool"].map(chunk), false);
const composer = ["ComposeHome", "site-worker", "picture-worker"].map(chunk);
const composerStyles = stylesheets("composer");

const named = (file: string) => file.replace(/-.{8}\.js$/, "");
const isDrawing = (file: string) => existsSync(`pictures/drawings/${named(file)}.svg`);
/** Descriptions of the library's pictures: only sites in that language load them. */
const isDescriptions = (file: string) => existsSync(`pictures/descriptions/${named(file)}.json`);

test("the composer loads at most 145 kB beyond the page's own, and 207 kB from the first word over an own photo to the zip", () => {
  expect(composerStyles).toHaveLength(1);
  const bytes = (entries: readonly string[]) =>
    assetBytes(reached(entries, false).difference(own)) + assetBytes(composerStyles);
  expect(bytes(composer.slice(0, 1))).toBeLessThanOrEqual(145_000);
  expect(bytes(composer)).toBeLessThanOrEqual(207_000);
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
const hosts = Object.keys(hostTitles);
/** Code of publishing, of hosts and of the worker that asks owners' servers. */
const isPublishing = (file: string) =>
  [
    ...hosts,
    ..."PublishPanel OnlineMore CopyText differences request listing xml server ask-server".split(
      " ",
    ),
  ].includes(named(file));

test("publishing loads at most 12 kB more when it is opened, 15 kB with a host, and nothing before", () => {
  const composerCode = reached(composer, false);
  expect([...composerCode].filter(isPublishing)).toEqual([]);
  const before = composerCode.union(own).union(reached([chunk("ExportPanel")], false));
  const bytes = (...names: string[]) =>
    assetBytes(reached(names.map(chunk), false).difference(before));
  expect(bytes("PublishPanel")).toBeLessThanOrEqual(12_000);
  for (const host of hosts) expect(bytes("PublishPanel", host), host).toBeLessThanOrEqual(15_000);
  // QR code, domains and earlier versions come once a site is online.
  expect(bytes("PublishPanel", "OnlineMore") - bytes("PublishPanel")).toBeLessThanOrEqual(3_700);
});

/** Loaded when somebody asks for them, and never before in a quiet moment. */
const rare = () =>
  [
    ...["AssistantDialog", "DocumentDialog", "RowsDialog", "TranslatorDialog"],
    ...["CanvasLanguage", "site-in-language"],
  ].map(chunk);

test("assistant, documents, pasted lists and other languages load at most 34 kB more, once they are asked for", () => {
  const without = reached(composer, true, new Set([...own, ...rare()]));
  const more = reached(rare(), false, new Set(without).difference(new Set(rare())));
  expect(assetBytes(more.difference(without).union(new Set(rare())))).toBeLessThanOrEqual(34_000);
});

/** The composer in another language: its sentences, and what formats them. */
const languages = ["de", "fr", "es", "tr", "ar"];
const isLanguage = (file: string) => /^(speak|messages-..|more-languages)$/.test(named(file));

test("the composer speaks another language with at most 54 kB more, and English has none of it", () => {
  const english = reached(["Compose.island", "Update.island", "ComposeHome"].map(chunk), false);
  expect([...english].filter(isLanguage)).toEqual([]);
  for (const tag of languages) {
    const files = reached(["speak", `messages-${tag}`].map(chunk), false).difference(english);
    expect(assetBytes(files), tag).toBeLessThanOrEqual(54_000);
  }
  // Legal drafts for sites in six other languages.
  expect(assetBytes([chunk("more-languages")])).toBeLessThanOrEqual(11_000);
});

test("what the composer loads on demand adds at most 112 kB, and a drawing at most 4 kB", () => {
  const later = reached(composer, true, new Set([...own, ...rare()]))
    .difference(new Set([...own, ...rare()]))
    .difference(reached(composer, false))
    .difference(
      new Set(
        [...reached(composer, true)].filter((file) => isPublishing(file) || isLanguage(file)),
      ),
    );
  const descriptions = [...later].filter(isDescriptions);
  expect(descriptions).toHaveLength(1);
  expect(assetBytes(descriptions)).toBeLessThanOrEqual(22_000);
  const [pictures = [], code = []] = [true, false].map((drawn) =>
    [...later].filter((file) => !isDescriptions(file) && isDrawing(file) === drawn),
  );
  expect(code.length).toBeGreaterThan(5);
  expect(assetBytes(code)).toBeLessThanOrEqual(112_000);
  expect(pictures.length).toBeGreaterThan(50);
  for (const file of pictures) expect(assetBytes([file]), file).toBeLessThanOrEqual(4_000);
});

test("nothing of the composer is named by a page's own code", () => {
  const island = chunk("Compose.island");
  for (const file of own) expect(importsOf(file, false)).not.toContain(island);
});

test("a reference page weighs at most 9.1 kB, and its code is in it once", () => {
  for (const path of ["/stylesheet/card", "/stylesheet/form"]) {
    const file = `build/site${path}/index.html`;
    expect(sentBytes(file), path).toBeLessThanOrEqual(9_100);
    const html = readFileSync(file, "utf8");
    const code = html.match(/<code data-language="html">.*?<\/code>/gs) ?? [];
    expect(code.length, path).toBeGreaterThan(4);
    expect(html.replaceAll(/<code data-language="html">.*?<\/code>/gs, "")).not.toMatch(
      /span class=\\?"[tas]/,
    );
  }
});

test("document and styles of a layout weigh at most 28 kB, with the pictures of its first view 60", () => {
  const framework = assetBytes(stylesheets("daylit"));
  expect(framework).toBeGreaterThan(5_000);
  const weightOf = (id: string, bytesOf: (file: string) => number) =>
    framework + bytesOf(`build/site/view/${id}.html`) + bytesOf(`build/site/view/${id}.css`);
  const gzipped = (file: string) => gzipSync(readFileSync(file)).length;
  // Pictures as `npm run refresh` measured them in a window of 1280 × 960.
  const facts = JSON.parse(readFileSync("packages/layouts/generated/facts.json", "utf8"));
  const mostOf = (id: string) => Math.min(28_000, 60_000 - facts[id].firstPictures);
  // What is light with gzip is lighter with brotli, which takes thirty times as long.
  const heavy = [...blocksOf.keys()]
    .filter((id) => weightOf(id, gzipped) > mostOf(id))
    .map((id) => ({ id, over: weightOf(id, sentBytes) - mostOf(id) }))
    .filter(({ over }) => over > 0);
  expect(heavy).toEqual([]);
});
