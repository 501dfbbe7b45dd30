import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { hydrate } from "../../../e2e/support/hydration.ts";
import { findBrowser } from "../../scripts/browsers.mjs";

/** A copy of a build in which all code has other names, as after a change of everything. */
export function renamedBuild(site: string, target: string) {
  cpSync(site, target, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const assets = join(target, "assets");
  const names = readdirSync(assets).filter((name) => /-[\w-]{8}\.(js|css)$/.test(name));
  const other = new Map(
    names.map((name) => [name, name.replace(/[\w-]{8}(?=\.\w+$)/, (hash) => `${hash.slice(1)}2`)]),
  );
  for (const [from, to] of other) renameSync(join(assets, from), join(assets, to));
  const pattern = new RegExp(names.map((name) => name.replaceAll(/[.$]/g, "\\$&")).join("|"), "g");
  for (const file of readdirSync(target, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|css|json)$/.test(file)) continue;
    const path = join(target, file);
    const text = readFileSync(path, "utf8");
    const next = text.replaceAll(pattern, (name) => other.get(name) ?? name);
    if (next === text) continue;
    // A copy may be one file with the original: it is written anew.
    rmSync(path);
    writeFileSync(path, next);
  }
}

const tool = "/guides/brand-color-structure";

/** A tab that has been opened and not touched: none of its code has come yet. */
export async function openTab(origin: string) {
  const browser = await chromium.launch({
    executablePath: findBrowser("chromium"),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await (await browser.newContext()).newPage();
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("response", (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(origin + tool);
  return { page, problems, close: () => browser.close() };
}

/** Wakes the tool, uses it, and goes on to another page with another tool. */
export async function useTab(page: Page) {
  await hydrate(page);
  await page.getByLabel("Brand colour", { exact: true }).fill("#336699");
  await page.locator("[data-search]").first().click();
  await page.getByRole("combobox", { name: "Search" }).fill("card");
  await page.locator(".search-option").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("navigation", { name: "Sections" }).getByText("Packages").click();
  await page.waitForFunction(() => document.title.startsWith("Light Interactive"));
  await hydrate(page);
  await page.getByRole("button", { name: "Add a page" }).click();
}
