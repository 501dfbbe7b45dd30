import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { awayAndBack, browserFor, opened, ways } from "../support/browsers/ways.ts";
import { hydrate } from "../support/network/hydration.ts";

const mine = '<p class="headline">Mine</p>';
const example = (page: Page) => page.locator(".example").first();
const code = (page: Page) => example(page).getByRole("textbox", { name: /^Edit the code/ });

async function holds(page: Page) {
  await expect(code(page)).toHaveValue(mine);
  const sample = example(page).locator("iframe");
  await sample.scrollIntoViewIfNeeded(); // it is loaded when it comes near
  const frame = sample.contentFrame();
  await expect(frame.locator(".headline")).toHaveText("Mine");
}

/** The address carries the work here, so either browser will do. */
const storages = { "by pointer": "kept", "by keyboard": "kept", "on a phone": "denied" } as const;

for (const [name, way] of Object.entries(ways))
  test(`a developer's way ${name}: search, edit, share, take a layout`, async ({
    browser,
    baseURL,
  }) => {
    const storage = storages[name as keyof typeof storages];
    const context = await browserFor(browser, way, storage, baseURL);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();
    await opened(page, "/documentation");
    if (name === "by keyboard") await page.keyboard.press("/");
    else await way.press(page.getByRole("banner").getByRole("link", { name: "Search" }));
    const field = page.getByRole("combobox", { name: "Search" });
    await way.write(field, "card");
    const first = page.locator('[role="option"][aria-selected="true"]');
    await expect(first).toHaveAttribute("href", "/stylesheet/card");
    await way.press(name === "by keyboard" ? field : first);
    await expect(page).toHaveURL("/stylesheet/card");
    await hydrate(page);

    await way.press(example(page).getByRole("button", { name: "Edit" }));
    await expect(code(page)).toBeFocused();
    // The sample and its tools are there before the network goes.
    const sample = example(page).locator("iframe").contentFrame();
    await expect(sample.locator(".card").first()).toBeVisible();
    await expect(example(page).locator("[role=toolbar]")).toBeAttached();
    await context.setOffline(true);
    await way.write(code(page), mine);
    await holds(page);
    await context.setOffline(false);
    await page.reload();
    await hydrate(page);
    await holds(page);
    await awayAndBack(page);
    await holds(page);
    // A shared link carries it.
    await way.press(example(page).getByRole("button", { name: "Link to this edited" }));
    await expect(
      example(page).getByRole("status").filter({ hasText: "Link copied" }),
    ).toBeVisible();
    const second = await context.newPage();
    await opened(second, await page.evaluate(() => navigator.clipboard.readText()));
    await holds(second);
    await way.press(example(second).locator(".snippet").getByRole("button", { name: "Reset" }));
    await expect(second).toHaveURL((url) => url.search === "");
    await second.close();

    await opened(page, "/layouts/arch/arch-0001");
    const hex = page.getByLabel("Hex value");
    await way.write(hex, "#7a00ff");
    await page.keyboard.press("Enter");
    const frame = page.frameLocator(".layout-frame").locator("html");
    await expect(frame).toHaveCSS("--brand", "#7a00ff");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      way.press(page.getByRole("button", { name: "Download as a zip" })),
    ]);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["arch-0001/index.html", "arch-0001/README.txt"]),
    );
    await awayAndBack(page);
    await expect(hex).toHaveValue("#7a00ff");
    if (storage === "kept") {
      await page.reload();
      await hydrate(page);
      await expect(hex).toHaveValue("#7a00ff");
    }
    await context.close();
  });
