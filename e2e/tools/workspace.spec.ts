import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { ready, startAddress } from "../support/composer/composer.ts";
import { madePng } from "../support/composer/made-png.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

const desk = "/guides/preparing-assets-for-your-project";
const colour = "/guides/brand-color-structure";
const picture = {
  name: "IMG_4711.png",
  mimeType: "image/png",
  buffer: madePng(1600, 900, (x, y) => [x % 256, y % 256, 90, 255]),
};

async function opened(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
}

/** Waits until a text stands in the kept record: what was typed last has been written. */
const kept = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open("daylit-projects");
            opening.onsuccess = () => {
              const all = opening.result.transaction("projects").objectStore("projects").getAll();
              all.onsuccess = () => {
                opening.result.close();
                resolve(JSON.stringify(all.result));
              };
            };
          }),
      ),
    )
    .toContain(words);

test("a desk that is open works to the end offline, and its own link to the planner loses nothing", async ({
  page,
  context,
}) => {
  await opened(page, desk);
  // The tool's own code comes after its island: "networkidle" may be the silence before that.
  await expect(page.getByLabel("Choose pictures")).toBeVisible();
  await quietNetwork(page);
  await context.setOffline(true);
  await page.getByLabel("Choose pictures").setInputFiles(picture);
  const card = page.locator(".desk-file", { hasText: picture.name });
  await card.getByLabel("What does it show?").fill("The counter in the morning");
  await page.getByLabel("What do you do?").fill("Bread");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Collect into one zip" }).click(),
  ]);
  const zip = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(zip).sort()).toEqual(["brief.html", "brief.md", `images/${picture.name}`]);

  // A page that cannot be fetched is told in words.
  await page.locator(".top-bar").getByRole("link", { name: "Layouts" }).click();
  await expect(page.locator(".error-screen")).toContainText("your work is not lost");
  await context.setOffline(false);
  await page.goBack();
  await hydrate(page);

  await page.locator(".desk").getByRole("link", { name: "planner" }).first().click();
  await expect(page).toHaveURL(/\/packages#plan-your-pages$/);
  await hydrate(page);
  await expect(page.locator(".plan-own")).toContainText("The counter in the morning");
  await page.goBack();
  await hydrate(page);
  await expect(card.getByLabel("What does it show?")).toHaveValue("The counter in the morning");
  await expect(card.locator("img")).toHaveJSProperty("naturalWidth", 1600);
});

test("a picture that was removed comes back, more than one step, and the focus stays", async ({
  page,
}) => {
  await opened(page, desk);
  await page
    .getByLabel("Choose pictures")
    .setInputFiles([
      picture,
      { ...picture, name: "two.png", buffer: madePng(1500, 500, () => [200, 90, 90, 255]) },
    ]);
  await expect(page.locator(".desk-file[data-state=taken]")).toHaveCount(2);
  for (const name of [picture.name, "two.png"]) {
    await page.getByRole("button", { name: `Remove ${name}` }).focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  }
  await expect(page.locator(".desk-file")).toHaveCount(0);
  const undo = page.locator(".desk").getByRole("button", { name: "Undo" });
  await expect(undo).toHaveText("Undo: two.png removed");
  await undo.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator(".desk-file")).toHaveCount(2);
  await expect(undo).toBeFocused();
  await expect
    .poll(() =>
      page
        .locator(".desk-file img")
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(1600);
});

test("a colour set in the colour tool stands everywhere, and can be taken back", async ({
  page,
}) => {
  await opened(page, colour);
  await page.getByLabel("Brand colour", { exact: true }).fill("#7a00ff");
  await page.keyboard.press("Tab");
  await kept(page, "#7a00ff");
  await opened(page, desk);
  await expect(page.getByLabel("Brand colour, as a hex value")).toHaveValue("#7a00ff");
  await opened(page, "/layouts/food/food-0001");
  await expect(page.getByLabel("Your brand colour").first()).toHaveValue("#7a00ff");
  await opened(page, "/layouts/food-and-restaurant");
  await expect(page.locator(".layout-tint")).toContainText("#7a00ff");
  const tinted = page.locator('.layout-thumbnail[data-tinted="#7a00ff"]');
  await expect(tinted.first()).toBeVisible();
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search" }).fill("food 0001");
  await expect(page.locator('.search-option img[data-tinted="#7a00ff"]').first()).toBeVisible();
  await opened(page, "/your-project");
  await expect(page.locator(".yours-parts")).toContainText("#7a00ff");
  await page.getByRole("link", { name: "Colour: View and edit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand Color Structure");
  await hydrate(page);
  await expect(page.getByLabel("Brand colour", { exact: true })).toHaveValue("#7a00ff");
  await page.getByLabel("Brand colour", { exact: true }).fill("#0b7a4b");
  await page.keyboard.press("Tab");
  await page.locator(".colour-tool").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Brand colour", { exact: true })).toHaveValue("#7a00ff");
});

test("your site: reached from any page, named, taken, copied, deleted and brought back", async ({
  page,
}) => {
  await opened(page, "/layouts/food/food-0001");
  await page.getByRole("button", { name: "Favourite: FOOD 0001" }).click();
  await page.locator(".top-bar").getByRole("link", { name: "Your site", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your site");
  await hydrate(page);
  const name = page.getByLabel("Name of your business");
  await name.fill("Fern & Crumb");
  await expect(page.locator(".yours-parts")).toContainText("FOOD 0001");
  await expect(page.locator(".yours")).toContainText("Saved in this browser.");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the brief and files (zip)" }).click(),
  ]);
  const zip = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(new TextDecoder().decode(zip["brief.md"])).toContain("Assets for Fern & Crumb");

  await page.getByRole("button", { name: "Start another site" }).click();
  await expect(name).toBeFocused();
  await page.keyboard.type("Second");
  await expect(page.locator(".yours-others")).toContainText("Fern & Crumb");
  await page.getByRole("button", { name: "Delete this site" }).click();
  await expect(name).toHaveValue("Fern & Crumb");
  await page.getByRole("button", { name: "Delete this site" }).click();
  await expect(name).toHaveValue("");
  await expect(name).toBeFocused();
  await page.getByRole("button", { name: "Undo: Fern & Crumb deleted" }).click();
  await expect(name).toHaveValue("Fern & Crumb");
  await page.getByRole("button", { name: "Undo: Second deleted" }).click();
  await expect(name).toHaveValue("Second");
  await page.getByRole("button", { name: "Open Fern & Crumb" }).click();
  await expect(name).toHaveValue("Fern & Crumb");
  await page.reload();
  await hydrate(page);
  await expect(name).toHaveValue("Fern & Crumb");
  await expect(page.locator(".yours-others")).toContainText("Second");
});

test("a composed site has its page, takes over what other tools say, and a second is begun only when it is meant", async ({
  page,
}) => {
  await page.goto(startAddress);
  await ready(page);
  const called = page.getByLabel("What is your business called?");
  await called.fill("Zoe’s Bakery");
  await kept(page, "Zoe’s Bakery");
  await opened(page, "/your-project");
  await expect(page.getByLabel("Name of your business")).toHaveValue("Zoe’s Bakery");
  await expect(page.locator(".yours-parts")).toContainText("on your site.");
  const picture = page.frameLocator(".yours-picture iframe");
  await expect(picture.locator("header").first()).toContainText("Zoe’s Bakery");
  await page.getByRole("link", { name: "Continue with Zoe’s Bakery" }).click();
  const site = await ready(page);
  await expect(site.locator("header").first()).toContainText("Zoe’s Bakery");

  // A name and a colour that another tool gives it are the site's.
  await opened(page, "/your-project");
  await page.getByLabel("Name of your business").fill("Zoe & Daughters");
  await kept(page, "Zoe & Daughters");
  await opened(page, colour);
  await expect(page.getByTestId("site-line")).toContainText("For Zoe & Daughters: FOOD 0001");
  await page.getByLabel("Brand colour", { exact: true }).fill("#7a00ff");
  await page.keyboard.press("Tab");
  await kept(page, "#7a00ff");
  await page.getByRole("link", { name: "open it in the composer" }).click();
  await expect((await ready(page)).locator("header").first()).toContainText("Zoe & Daughters");
  await expect(site.locator("html")).toHaveCSS("--brand", "#7a00ff");

  await page.goto(startAddress);
  const question = page.getByRole("dialog", { name: "You already have a site" });
  await question.getByRole("button", { name: "Continue with Zoe & Daughters" }).click();
  await expect((await ready(page)).locator("header").first()).toContainText("Zoe & Daughters");
  await page.goto(startAddress);
  await question.getByRole("button", { name: "Start a second site" }).click();
  await ready(page);
  await called.fill("Second");
  await kept(page, "Second");
  await opened(page, "/your-project");
  await expect(page.getByRole("link", { name: "Continue with Second" })).toBeVisible();
  await page.getByRole("button", { name: "Open Zoe & Daughters" }).click();
  await page.getByRole("link", { name: "Continue with Zoe & Daughters" }).click();
  await expect((await ready(page)).locator("header").first()).toContainText("Zoe & Daughters");
});

test("what the tools of before had kept is taken over once", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(() => {
    const store = (key: string, value: unknown) =>
      localStorage.setItem(key, JSON.stringify({ version: 1, value }));
    store("daylit:plan", {
      next: 3,
      project: "Corner Bakery",
      pages: [{ id: 1, name: "Start", sections: [{ id: 2, name: "Bread" }] }],
    });
    store("daylit:desk", { brief: { what: "Bread" }, texts: { 2: "Rye." } });
    store("daylit:layout-brand", "#0b7a4b");
  });
  await opened(page, desk);
  await expect(page.getByLabel("What do you do?")).toHaveValue("Bread");
  await expect(page.getByLabel("Brand colour, as a hex value")).toHaveValue("#0b7a4b");
  await expect(page.getByLabel("Bread", { exact: true })).toHaveValue("Rye.");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .not.toContain("daylit:plan");
  await opened(page, "/packages");
  await expect(page.getByLabel("Name of your business")).toHaveValue("Corner Bakery");
});
