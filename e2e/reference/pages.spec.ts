import { expect, test } from "@playwright/test";
import { stylesheetItems, stylesheetKinds } from "../../apps/site/content/stylesheet.ts";
import { readPart } from "../../apps/site/features/reference/sources/part.server.ts";
import { tried } from "../../apps/site/features/reference/testing-statement.ts";
import { pathOf } from "../../apps/site/model/menu.ts";
import { hydrate } from "../support/hydration.ts";

const slugs = stylesheetItems.map(({ slug }) => slug);
test("the tables are those of the stylesheet, row for row", async ({ page }) => {
  for (const slug of slugs) {
    const { classes, props, bytes, a11y, fallback, keys } = readPart(slug);
    await page.goto(`/stylesheet/${slug}`);
    await expect(page.locator("tbody th")).toHaveText([
      ...classes.map(({ name }) => `.${name}`),
      ...props.map(({ name }) => name),
    ]);
    const notes = (await page.locator(".notes").textContent()) ?? "";
    const pressed = keys.length > 0 ? keys.map(({ note }) => note) : ["Nothing of its own takes"];
    const weight = `${bytes.toLocaleString("en-GB")} bytes`;
    for (const note of [...pressed, ...a11y, ...tried, ...fallback, weight])
      expect(notes).toContain(note.replaceAll("`", ""));
    expect(notes).toContain("Needs scriptNone.");
  }
});

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

test("previous and next lead through all pages", async ({ page }) => {
  const [first, ...others] = [...stylesheetItems, ...stylesheetKinds];
  await page.goto(`/stylesheet/${first?.slug}`);
  for (const item of others) {
    if (item.slug === stylesheetKinds[0]?.slug)
      await expect(page.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
        "href",
        /\/edit\/main\/css\/layout\/visibility\.css$/,
      );
    await page.getByRole("link", { name: /^Next/ }).click();
    await expect(page).toHaveURL(pathOf(item));
    await expect(page.locator("h1")).toHaveText(item.name);
    // The code of a page that was navigated to is there as well.
    await expect(page.locator(".snippet code").first()).toContainText("<");
  }
  await expect(page.getByRole("link", { name: /^Next/ })).toHaveCount(0);
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
