import { expect, test } from "@playwright/test";
import { clipped } from "./clipped.ts";
import { wrongRegions } from "./live-regions.ts";
import { smallTargets } from "./small-targets.ts";

/** A probe that finds nothing lets every page pass: here each meets what it must find, and must not. */
const show = (body: string) => `<!doctype html><body style="font:16px/1.5 sans-serif">${body}`;
const box = (size: number, gap = 0) =>
  `<a href="#x" style="display:block;inline-size:${size}px;block-size:${size}px;margin-block-end:${gap}px">x</a>`;

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
