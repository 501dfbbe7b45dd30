import type { Page } from "@playwright/test";
import { expect, test } from "../support/browsers/shared-page.ts";
import { invisibleSelections } from "./probes/chosen.ts";
import { covered } from "./probes/covered.ts";
import { moving } from "./probes/moving.ts";
import { lostFocus } from "./probes/pressing.ts";
import { seeThrough } from "./probes/see-through.ts";

/** What the probes of npm run test:everything must find, and must not. */
const show = (body: string) => `<!doctype html><body style="font:16px/1.5 sans-serif">${body}`;

/** How many faults a probe finds in a document. */
const counted = (page: Page, probe: () => string[]) => async (body: string) => {
  await page.setContent(show(body));
  return (await page.evaluate(probe)).length;
};

test("what is focused behind something that stays is found", async ({ page }) => {
  const found = counted(page, covered);
  const bar = "<div style='position:fixed;inset:0 0 auto;block-size:200px;background:white'></div>";
  const far = "<div style='block-size:3000px'></div>";
  const links = `${far}<a href=#1>One</a>${far}<a href=#2>Two</a>${far}`;
  const room = "<style>html{scroll-padding-block-start:210px}</style>";
  const above = "<a href=#0>Zero</a>";
  expect(await found(above + links + bar)).toBe(1);
  expect(await found(room + links + bar)).toBe(0);
  const tall = "<div tabindex=0 style='block-size:20000px'>Taller than the window</div>";
  expect(await found(`${far}${tall}${far}`)).toBe(0);
});

test("what moves or shines through is found", async ({ page }) => {
  const moves = counted(page, moving);
  expect(await moves("<p style='transition:opacity 0.3s'>Slow")).toBe(1);
  expect(await moves("<style>@keyframes a{to{opacity:0}}p{animation:a 1s}</style><p>Pulse")).toBe(
    1,
  );
  expect(await moves("<style>html{scroll-behavior:smooth}</style><p>Far")).toBe(1);
  expect(await moves("<p style='transition:none'>Still")).toBe(0);
  const shines = counted(page, seeThrough);
  expect(await shines("<p style='position:fixed;background:rgb(0 0 0/.4)'>Thin")).toBe(1);
  expect(await shines("<p style='position:sticky;background:oklch(.5 .1 20/.4)'>Thin")).toBe(1);
  expect(await shines("<p style='position:fixed;backdrop-filter:blur(2px)'>Glass")).toBe(1);
  expect(await shines("<p style='position:fixed;background:white'>Solid")).toBe(0);
});

test("a choice that only colour shows is found in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const found = async (rule: string) => {
    const style = `<style>button{background:white}[aria-pressed=true]{${rule}}</style>`;
    await page.setContent(show(`${style}<button aria-pressed=false>Day</button>`));
    return (await invisibleSelections(page, new Set())).length;
  };
  expect(await found("background:gold")).toBe(1);
  expect(await found("outline:2px solid")).toBe(0);
});

test("a press that loses the focus is found, behind a dialog too", async ({ page }) => {
  const found = async (body: string) => {
    await page.setContent(show(body));
    return (await lostFocus(page, async () => {}, [], 300)).lost;
  };
  expect(await found("<button onclick='this.remove()'>Go</button>")).toEqual(["button Go"]);
  expect(await found("<button onclick='this.disabled = true'>Go</button>")).toEqual(["button Go"]);
  expect(await found("<button>Stay</button>")).toEqual([]);
  const dialog =
    "<dialog><button onclick='this.remove()'>Gone</button><button>Kept</button></dialog>";
  const opener = "<button onclick='document.querySelector(`dialog`).showModal()'>Open</button>";
  expect(await found(opener + dialog)).toEqual(["button Gone"]);
});
