import { expect, type Page, test } from "@playwright/test";

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
      const { colorScheme, backgroundColor } = getComputedStyle(root);
      return [colorScheme, backgroundColor];
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
