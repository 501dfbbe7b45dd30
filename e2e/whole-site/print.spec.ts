import { expect, type Page, test } from "@playwright/test";
import { hydrate } from "../support/network/hydration.ts";

const paths = [
  "/documentation",
  "/documentation/theming",
  "/stylesheet/card",
  "/guides/save-the-website-as-webapp",
  "/layouts/arch/arch-0001",
];

/** Everything on the sheet that should not be there, or is not all there. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility();
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
    const name = (element: Element) => `${element.tagName} ${element.className}`;
    const clipped = all("pre").filter((box) => box.scrollWidth > box.clientWidth + 1);
    const folded = [...document.querySelectorAll("details > :not(summary)")].filter(
      (part) => part.getBoundingClientRect().height === 0 && part.textContent && shown(part),
    );
    const sticky = all("main *").filter((part) => getComputedStyle(part).position === "sticky");
    const furniture = all(
      "header, footer, nav:not([aria-label=Variations]), button, iframe, dialog, .page-ways",
    );
    return [...furniture, ...clipped, ...folded, ...sticky].map(name);
  });

test("pages print as sheets: no furniture, code instead of frames, all unfolded, light", async ({
  browser,
}) => {
  // As wide as A4 between its margins, in CSS pixels.
  const page = await browser.newPage({
    colorScheme: "dark",
    viewport: { width: 680, height: 1000 },
  });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const path of paths) {
    await page.goto(path);
    expect(await faults(page), path).toEqual([]);
    // Dark by the system, and dark by the visitor's own choice.
    const look = await page.evaluate(() => {
      const root = document.documentElement;
      root.dataset.theme = "dark";
      // The root has no paper of its own, so that the window shows the body's.
      return [getComputedStyle(root).colorScheme, getComputedStyle(document.body).backgroundColor];
    });
    expect(look, path).toEqual(["light", "rgb(255, 255, 255)"]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(page.locator(".layout-print")).toBeVisible();

  await page.goto("/documentation");
  const address = await page
    .locator("article p a[href]")
    .first()
    .evaluate((link) => [getComputedStyle(link, "::after").content, link.getAttribute("href")]);
  expect(address[0]).toContain(` (${address[1]})`);
  await page.close();
});

test("the colour guide is readable without backgrounds, and its exports are whole", async ({
  page,
}) => {
  await page.goto("/guides/brand-color-structure?brand=%237a00ff");
  await hydrate(page);
  await expect(page.locator(".exports")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const role = page.locator(".role-strip [data-role=primary]").first();
  await expect(role).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(role).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(role).toHaveCSS("border-top-color", "rgb(122, 0, 255)");
  await expect(page.locator(".export-text").first()).toContainText("--brand: #7a00ff");
  await expect(page.locator(".exports textarea").first()).toBeHidden();
  // What is for dark paper is told by its own colours, on paper that is light.
  const dark = page.locator('[data-theme="dark"] > .role-strip [data-role=primary-lighter]');
  const [hex, edge] = await dark.evaluate((swatch) => [
    swatch.querySelector("code")?.textContent,
    getComputedStyle(swatch).borderTopColor,
  ]);
  const digits = (edge?.match(/\d+/g) ?? []).map((part) => Number(part).toString(16));
  expect(hex).toBe(`#${digits.map((part) => part.padStart(2, "0")).join("")}`);
  await expect(page.locator(".preview-vision")).toBeHidden();
});

for (const [path, within] of [
  ["/packages", ".planner"],
  ["/guides/preparing-assets-for-your-project", ".desk"],
] as const)
  test(`the button of ${within} prints its brief and nothing else`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto(path);
    await hydrate(page);
    await page.locator(within).getByRole("button", { name: "Print or PDF" }).click();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(`${within} .printed-brief`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    await expect(page.locator("main p:visible").first()).toBeVisible();
    expect(
      await page
        .locator("main :is(p, li, h2, h3):visible")
        .evaluateAll((all) => all.filter((one) => !one.closest(".print-only")).length),
    ).toBe(0);
    // Afterwards the page is whole again.
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
