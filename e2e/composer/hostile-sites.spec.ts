import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { typeOf } from "@daylit/hosting/policy/content-types.ts";
import { expect, type Page, test } from "@playwright/test";
import { ready } from "../support/composer/composer.ts";
import { siteEngine } from "../support/composer/engine.ts";
import type { Files } from "../support/network/host.ts";

const origin = "https://mine.example";
/** Where the documents name it plainly, a counter is what their owner wants. */
const counter = "https://count.example";

/** What nobody may cause: code, dialogs, requests to other hosts, and words of the policy. */
function watched(page: Page) {
  const heard: string[] = [];
  page.on("dialog", (dialog) => {
    heard.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on("console", (message) => {
    // A page for missing addresses looks for the site's script in each folder above it.
    if (message.type() === "error" && !/status of 404|because its MIME type/.test(message.text()))
      heard.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => heard.push(message));
  return heard;
}

/** A host without any header of its own, at whose address the files of one site are. */
async function servedOn(page: Page, root: string, files: Files, heard: string[]) {
  await page.unrouteAll();
  await page.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    if (url.origin === counter) return route.fulfill({ status: 204 });
    if (url.origin !== origin) {
      heard.push(`request ${url.href}`);
      return route.abort();
    }
    const asked = url.pathname.startsWith(root) ? url.pathname.slice(root.length) : "404.html";
    const name = asked || "index.html";
    const found = files.has(name) ? name : "404.html";
    return route.fulfill({
      status: found === name ? 200 : 404,
      contentType: typeOf(found),
      body: Buffer.from(files.get(found) ?? ""),
    });
  });
}

const ranIn = (page: Page) => page.evaluate(() => "__ran" in window || "hit" in {});

async function hostileFilesOf(seed: number) {
  const engine = await siteEngine();
  const { site } = engine.readSite(JSON.stringify(engine.hostileSite(seed)));
  if (!site) throw new Error("no site");
  // Library pictures, typefaces and the framework are ours: empty files stand for them.
  const contentOf = ({ key }: { key: string }) =>
    Buffer.from(engine.hostileFiles.get(key) ?? "", "latin1");
  const composer = "https://daylit.example/compose";
  const files = engine.builtSite(site, "", contentOf, { composer });
  return { files, root: engine.rootOf(site) };
}

test("sites made of hostile documents run and load nothing but their own", async ({ page }) => {
  const heard = watched(page);
  for (let seed = 1; seed <= 12; seed++) {
    const { files, root } = await hostileFilesOf(seed);
    await servedOn(page, root, files, heard);
    const drawings = [...files.keys()].filter((name) => /^pictures\/own-.*\.svg$/.test(name));
    for (const name of ["", "edit.html", "no/such/page", ...drawings.slice(0, 2)]) {
      await page.goto(origin + root + name);
      expect(await ranIn(page), `${seed}: ${name}`).toBe(false);
    }
    expect(heard, `seed ${seed}`).toEqual([]);
  }
});

const parts = ["words", "look", "check", "take"] as const;

test("the composer shows hostile documents in every panel, and nothing of them runs", async ({
  browser,
  baseURL,
}) => {
  const engine = await siteEngine();
  for (const seed of [1, 2]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const heard = watched(page);
    page.on("request", (request) => {
      if (/^http/.test(request.url()) && !request.url().startsWith(`${baseURL}`))
        heard.push(`request ${request.url()}`);
    });
    await page.goto("/compose");
    const buffer = Buffer.from(JSON.stringify(engine.hostileSite(seed)));
    await page
      .getByLabel(/^Open a site you downloaded/)
      .setInputFiles({ name: "site.json", mimeType: "application/json", buffer });
    const site = await ready(page);
    await expect(site.locator("[data-block]").first()).toBeAttached();
    for (const part of parts) {
      const tab = page.locator(`[data-tab=${part}]`);
      if ((await tab.getAttribute("aria-expanded")) === "false") await tab.click();
      await expect(page.locator(".compose-panel-body > :not([role=status])").first()).toBeVisible();
    }
    await page.getByRole("button", { name: "Add a Section" }).click();
    await expect(page.getByRole("dialog", { name: "Add a section" })).toBeVisible();
    for (const frame of page.frames()) {
      // A picture of a section may be on its way: its frame would be replaced under the question.
      await frame.waitForLoadState();
      expect(await frame.evaluate(() => "__ran" in window || "hit" in {}), `${seed}`).toBe(false);
    }
    expect(heard, `seed ${seed}`).toEqual([]);
    await context.close();
  }
});

test("a page opened from disk shows its pictures, styles and typefaces under its policy", async ({
  page,
}) => {
  const engine = await siteEngine();
  const folder = mkdtempSync(join(tmpdir(), "daylit-disk-"));
  for (const [name, content] of engine.filesOf(engine.siteOf("arch-0001"))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const heard = watched(page);
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await expect(page.locator("body")).not.toHaveCSS("font-family", /Times/);
  const shown = () =>
    page.evaluate(() => ({
      fonts: [...document.fonts].some(({ status }) => status === "loaded"),
      picture: [...document.images].some(({ naturalWidth }) => naturalWidth > 1),
    }));
  await expect.poll(shown).toEqual({ fonts: true, picture: true });
  expect(heard.filter((words) => /Content Security Policy/i.test(words))).toEqual([]);
  rmSync(folder, { recursive: true });
});
