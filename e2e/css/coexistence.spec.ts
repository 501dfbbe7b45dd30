import { expect, type Page, test } from "@playwright/test";
import { distFiles } from "daylit/internal/tools/dist.ts";
import { changedOutside, looksInside, pages, part } from "./support/coexistence.ts";
import { brandFill } from "./support/installed-package.ts";

const file = (name: string) => distFiles().get(name) ?? "";
type Check = typeof changedOutside | typeof looksInside;

const call = (check: Check, html: string, css: string) =>
  `(${check})(${[html, css, part()].map((text) => JSON.stringify(text))})`;
const inPage = async (page: Page, ...given: Parameters<typeof call>) => {
  await page.setContent("<!doctype html>");
  return page.evaluate<string[]>(call(...given));
};

for (const [name, make] of Object.entries(pages)) {
  test(`outside its part the scoped file changes nothing: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await inPage(page, changedOutside, await make(), file("scoped.min.css"))).toEqual([]);
  });

  test(`the whole file would change the page: ${name}`, async ({ page }) => {
    const changed = await inPage(page, changedOutside, await make(), file("daylit.css"));
    expect(changed.length).toBeGreaterThan(20);
  });

  test(`the part looks as it does alone: ${name}`, async ({ page }) => {
    const alone = await inPage(page, looksInside, "<div data-part></div>", file("scoped.min.css"));
    const beside = await inPage(page, looksInside, await make(), file("scoped.min.css"));
    expect(alone.length).toBeGreaterThan(300);
    expect(beside.filter((look, index) => look !== alone[index])).toEqual([]);
  });
}

test("with a prefix no utility of Tailwind and no token of shadcn’s changes", async ({ page }) => {
  await page.setContent(`<!doctype html>${await pages["Tailwind 4 with shadcn’s tokens"]?.()}`);
  const read = () =>
    page.evaluate(() => {
      const tokens = ["--primary", "--accent", "--ring", "--radius"];
      const root = getComputedStyle(document.documentElement);
      const rows = [...document.querySelectorAll("[class]:not(a, button, input, select)")];
      const of =
        "display flex-wrap column-gap align-items flex-grow flex-shrink position text-align text-overflow white-space overflow transition-property grid-template-columns padding border-radius".split(
          " ",
        );
      // Columns are as wide as their words, and plain text is Daylit’s.
      const value = (style: CSSStyleDeclaration, name: string) =>
        name === "grid-template-columns"
          ? `${style.gridTemplateColumns.split(" ").length}`
          : style.getPropertyValue(name);
      return [
        ...tokens.map((name) => root.getPropertyValue(name)),
        ...rows.map((row) => {
          const style = getComputedStyle(row);
          return `${row.className}: ${of.map((name) => `${name} ${value(style, name)}`)}`;
        }),
      ];
    });
  const before = await read();
  await page.addStyleTag({ content: file("prefixed.min.css") });
  expect(await read()).toEqual(before);
  // In the dark the paper is Daylit’s, so shadcn’s ink for a light one steps back.
  await page.emulateMedia({ colorScheme: "dark" });
  const [ofRoot, ofBody] = await page.evaluate(() =>
    [document.documentElement, document.body].map((part) => getComputedStyle(part).color),
  );
  expect(ofBody).toBe(ofRoot);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => {
    document.body.innerHTML =
      '<button class="dl-button-primary p-6">Go</button><a href="#">Link</a><ul><li>One</li></ul>';
  });
  await expect(page.locator("button")).toHaveCSS("background-color", brandFill);
  await expect(page.locator("button")).toHaveCSS("padding", "24px");
  await expect(page.locator("a")).toHaveCSS("text-decoration-line", "underline");
  await expect(page.locator("li")).toHaveCSS("list-style-type", "disc");
});
