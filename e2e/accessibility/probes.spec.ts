import { upscaledInPage } from "@daylit/pictures/upscaled/upscaled-in-page.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browsers/shared-page.ts";
import { madePng } from "../support/composer/made-png.ts";
import { probeReport } from "./probes/all-probes.ts";
import { ambiguousButtons } from "./probes/button-names.ts";
import { clipped } from "./probes/clipped.ts";
import { ambiguousLinks } from "./probes/link-names.ts";
import { wrongRegions } from "./probes/live-regions.ts";
import { unmarkedRequiredFields } from "./probes/needed-fields.ts";
import { outOfReach } from "./probes/out-of-reach.ts";
import { outOfTree } from "./probes/out-of-tree.ts";
import { smallTargets } from "./probes/small-targets.ts";

/** A probe that finds nothing lets every page pass: here each meets what it must find, and must not. */
const show = (body: string) => `<!doctype html><body style="font:16px/1.5 sans-serif">${body}`;
const box = (size: number, gap = 0) =>
  `<a href="#x" style="display:block;inline-size:${size}px;block-size:${size}px;margin-block-end:${gap}px">x</a>`;

/** How many faults a probe finds in a document. */
const counted = (page: Page, probe: () => string[]) => async (body: string) => {
  await page.setContent(show(body));
  return (await page.evaluate(probe)).length;
};

test("small targets are found where they stand too near, and nowhere else", async ({ page }) => {
  const found = async (body: string) => {
    await page.setContent(show(body));
    return (await page.evaluate(smallTargets)).length;
  };
  expect(await found(box(16) + box(16))).toBe(2);
  expect(await found(box(16, 20) + box(16))).toBe(0);
  expect(await found(box(24) + box(24))).toBe(0);
  expect(await found(`<p>Words <a href="#1">a</a> and <a href="#2">b</a></p>`)).toBe(0);
  expect(await found(`<div inert>${box(16) + box(16)}</div>`)).toBe(0);
});

test("regions that interrupt, repeat or are mute are found", async ({ page }) => {
  const found = async (body: string) => {
    await page.setContent(show(body));
    return (await page.evaluate(wrongRegions)).map((line) => line.split(":")[0]);
  };
  expect(await found("<p role=status></p><output></output>")).toEqual([]);
  expect(await found("<p role=alert></p>")).toEqual(["interrupts"]);
  expect(await found("<p aria-live=assertive></p>")).toEqual(["interrupts"]);
  expect(await found("<div role=status><p aria-live=polite></p></div>")).toEqual(["is said twice"]);
  expect(await found("<div aria-hidden=true><p role=status></p></div>")).toEqual([
    "cannot be heard",
  ]);
});

test("words that are cut are found, those that can be scrolled to are not", async ({ page }) => {
  const found = async (style: string) => {
    await page.setContent(show(`<p style="block-size:1.5em;${style}">${"word ".repeat(400)}</p>`));
    return page.evaluate(clipped);
  };
  expect((await found("overflow:hidden")).map((line) => line.slice(0, 6))).toEqual(["cut: <"]);
  expect(await found("overflow:auto")).toEqual([]);
  expect(await found("block-size:auto;overflow:hidden")).toEqual([]);
  expect(await found("inline-size:9000px")).toEqual([expect.stringContaining("px too wide")]);
});

test("pictures that are drawn larger than their file are found", async ({ page }) => {
  const [small, large] = [100, 300].map(
    (width) =>
      `data:image/png;base64,${madePng(width, width / 2, () => [9, 9, 9, 255]).toString("base64")}`,
  );
  const found = async (attributes: string) => {
    await page.setContent(show(`<img alt="" ${attributes}>`));
    return (await page.evaluate(upscaledInPage)).map((line) => line.replace(/^.*: /, ""));
  };
  expect(await found(`src="${small}" width="100"`)).toEqual(["100 px drawn at 200 px (2×)"]);
  expect(await found(`src="${small}" width="62"`)).toEqual([]);
  expect(await found(`src="${small}" width="120"`)).toEqual(["100 px drawn at 120 px"]);
  // What is cut off counts: the whole file is drawn 160 px wide.
  expect(await found(`src="${small}" style="width:50px;height:80px;object-fit:cover"`)).toEqual([
    "100 px drawn at 160 px",
  ]);
  expect(await found(`src="${large}" style="width:50px;height:80px;object-fit:cover"`)).toEqual([]);
  const both = `srcset="${small} 100w, ${large} 300w" width="150" height="75"`;
  expect(await found(`${both} sizes="150px"`)).toEqual([]);
});

test("links of one name that lead to two places are found", async ({ page }) => {
  const found = counted(page, ambiguousLinks);
  expect(await found("<a href=#1>More</a><a href=#2>More</a>")).toBe(1);
  expect(await found("<a href=#1>More</a><a href=#1>More</a>")).toBe(0);
  expect(await found("<a href=#1>More</a><nav><a href=#2>More</a></nav>")).toBe(0);
  expect(await found("<a href=#1>More</a><a href=#2 aria-label='More of it'>More</a>")).toBe(0);
  expect(await found("<a href=#1><img alt=Oak>More</a><a href=#2><img alt=Elm>More</a>")).toBe(0);
});

test("buttons of one name beside each other are found", async ({ page }) => {
  const found = counted(page, ambiguousButtons);
  const copy = "<button>Copy</button>";
  expect(await found(copy + copy)).toBe(1);
  expect(await found(`${copy}<button>Copy <span>the second</span></button>`)).toBe(0);
  expect(await found(`<fieldset>${copy}</fieldset><fieldset>${copy}</fieldset>`)).toBe(0);
});

test("needed fields that do not say so are found", async ({ page }) => {
  const found = counted(page, unmarkedRequiredFields);
  const field = (label: string) => `<label>${label} <input required></label>`;
  expect(await found(`<form>${field("Name")}</form>`)).toBe(2);
  expect(await found(`<form>${field("Name *")}</form>`)).toBe(1);
  expect(await found(`<form><p>* Required</p>${field("Name *")}</form>`)).toBe(0);
});

test("what is left out of the tree and samples that are alive are found", async ({ page }) => {
  const found = counted(page, outOfTree);
  expect(await found("<ul style='content-visibility:auto'><li>One</ul>")).toBe(1);
  expect(await found("<div class=specimen><button>Go</button></div>")).toBe(1);
  expect(await found("<div class=specimen inert><button>Go</button></div>")).toBe(0);
});

test("controls that something lies over are found, seen or not", async ({ page }) => {
  const found = counted(page, outOfReach);
  const over = (style: string) =>
    `<button>Go</button><div style="position:absolute;inset:0;${style}"></div>`;
  expect(await found(over(""))).toBe(1);
  expect(await found(over("opacity:0"))).toBe(1);
  expect(await found(over("pointer-events:none"))).toBe(0);
  expect(await found("<label><input type=radio style='opacity:0'> <b>Yes</b></label>")).toBe(0);
});

test("all of them are asked, and each says what it found", async ({ page }) => {
  const more = (goal: string) => `<p>Read <a href="${goal}">More</a> of it.</p>`;
  await page.setContent(show(`<p role=alert></p>${more("#1")}${more("#2")}`));
  expect(await probeReport(page)).toEqual([
    expect.stringMatching(/^interrupts/),
    expect.stringMatching(/^“More” leads to/),
  ]);
});
