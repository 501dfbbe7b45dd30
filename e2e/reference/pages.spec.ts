import { expect, test } from "@playwright/test";
import { stylesheetItems } from "../../apps/site/content/stylesheet.ts";
import { readPart } from "../../apps/site/features/reference/sources/part.server.ts";
import { hydrate } from "../support/network/hydration.ts";

test("the contents name what is being read, and every heading can be reached", async ({ page }) => {
  const { headings } = readPart("form");
  await page.goto("/stylesheet/form");
  await hydrate(page);
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(links).toHaveText(headings.map(({ text }) => text));
  for (const { id, text } of headings) {
    await links.getByText(text, { exact: true }).click();
    await expect(page).toHaveURL(`/stylesheet/form#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  await expect(links.last()).toHaveAttribute("aria-current", "location");
});

test("a page that was navigated to has its code as well", async ({ page }) => {
  const [first, second] = stylesheetItems;
  await page.goto(`/stylesheet/${first?.slug}`);
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page.locator("h1")).toHaveText(second?.name ?? "");
  await expect(page.locator(".snippet code").first()).toContainText("<");
});

test("every kind of token reads in both themes", async ({ page }) => {
  await page.goto("/stylesheet/card");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const ratios = await page
      .locator(".snippet")
      .first()
      .evaluate((box) => {
        const canvas = document
          .createElement("canvas")
          .getContext("2d", { willReadFrequently: true });
        const luminance = (colour: string) => {
          if (!canvas) throw new Error("no canvas");
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ground = luminance(getComputedStyle(box).backgroundColor);
        return ["t", "a", "s", "n", "c", ""].map((kind) => {
          const token = document.createElement("span");
          token.className = kind;
          box.querySelector("code")?.append(token);
          const ink = luminance(getComputedStyle(token).color);
          token.remove();
          return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
        });
      });
    expect(Math.min(...ratios), `${colorScheme}: ${ratios}`).toBeGreaterThanOrEqual(4.5);
    expect(new Set(ratios.map((ratio) => ratio.toFixed(3))).size).toBeGreaterThan(4);
  }
});
