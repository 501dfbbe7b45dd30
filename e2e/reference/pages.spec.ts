import { expect, test } from "@playwright/test";
import { stylesheetItems, stylesheetKinds } from "../../apps/site/content/stylesheet.ts";
import { readPart } from "../../apps/site/features/reference/sources/part.server.ts";
import { testingStatement } from "../../apps/site/features/reference/testing-statement.ts";
import { pathOf } from "../../apps/site/model/menu.ts";
import { absolute } from "../../apps/site/model/site.ts";
import { attributeOf, type Element, elementsOf, textOf } from "../support/built/built-document.ts";
import { documentAt } from "../support/built/built-hosts.ts";
import { hydrate } from "../support/network/hydration.ts";

const slugs = stylesheetItems.map(({ slug }) => slug);
const built = (path: string): readonly Element[] =>
  documentAt(new URL(absolute(path)))?.elements ?? [];
const hasClass = (element: Element, name: string) =>
  (attributeOf(element, "class") ?? "").split(" ").includes(name);

test("the tables are those of the stylesheet, row for row", () => {
  for (const slug of slugs) {
    const { classes, props, bytes, a11y, fallback, keys } = readPart(slug);
    const elements = built(`/stylesheet/${slug}`);
    const rows = elements
      .filter(({ tagName }) => tagName === "tbody")
      .flatMap((body) => elementsOf(body).filter(({ tagName }) => tagName === "th"));
    expect(rows.map(textOf), slug).toEqual([
      ...classes.map(({ name }) => `.${name}`),
      ...props.map(({ name }) => name),
    ]);
    const notes = elements
      .filter((element) => hasClass(element, "notes"))
      .map(textOf)
      .join("");
    const pressed = keys.length > 0 ? keys.map(({ note }) => note) : ["None: nothing in it takes"];
    const weight = `${bytes.toLocaleString("en-GB")} bytes`;
    for (const note of [...pressed, ...a11y, ...testingStatement, ...fallback, weight])
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

const order = [...stylesheetItems, ...stylesheetKinds];
const linksCalled = (path: string, name: RegExp) =>
  built(path)
    .filter((element) => element.tagName === "a" && name.test(textOf(element)))
    .map((link) => attributeOf(link, "href"));

test("previous and next lead through all pages", () => {
  const paths = order.map(pathOf);
  for (const [index, path] of paths.entries())
    expect(linksCalled(path, /^Next/), path).toEqual(paths.slice(index + 1, index + 2));
});

test("“Edit this page” is offered only where the repository’s address is set", () => {
  for (const path of order.map(pathOf)) expect(linksCalled(path, /^Edit this page/)).toEqual([]);
});

test("a page that was navigated to has its code as well", async ({ page }) => {
  const [first, second] = order;
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
