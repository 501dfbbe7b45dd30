import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { loadSamples, sampleFrame } from "../support/built/samples.ts";
import { hydrate } from "../support/network/hydration.ts";

const widthIn = (page: Page, of: string) => sampleFrame(page, of).evaluate(() => innerWidth);

test("a block is shown at three widths and in the visitor’s colour, as its HTML says", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blocks/prices");
  await hydrate(page);
  await loadSamples(page);
  const tools = page.getByRole("toolbar", { name: "View of the sample: Price tiers" });
  // They come when their sample is near.
  await page.locator('iframe[src$="/prices-tiers.html"]').scrollIntoViewIfNeeded();
  for (const [name, width] of Object.entries({ Phone: 390, Tablet: 820, Desktop: 1280 })) {
    await tools.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => widthIn(page, "blocks/prices-tiers")).toBe(width);
  }
  await tools.getByLabel("Brand colour").fill("#7a00ff");
  // All samples of the page have it.
  for (const block of ["prices-tiers", "prices-list"])
    await expect
      .poll(() =>
        sampleFrame(page, `blocks/${block}`).evaluate(() =>
          document.documentElement.style.getPropertyValue("--brand"),
        ),
      )
      .toBe("#7a00ff");
  // And the gallery shows it, without a press.
  await page.goto("/blocks");
  const bar = page.frameLocator('iframe[src="/samples/blocks/nav-bar.html"]');
  await expect(bar.locator("html")).toHaveCSS("--brand", "#7a00ff");
});

test("headlines of the heroes have room", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ["hero-booking", "hero-full", "hero-portrait"]) {
    await page.goto(`/samples/blocks/${name}.html`);
    const { width = 0 } = (await page.locator("h1").boundingBox()) ?? {};
    expect(width, name).toBeGreaterThan(300);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("blocks, their code and their fields can be seen", async ({ page }) => {
    await page.goto("/blocks/questions");
    const block = page.locator(".block").first();
    await expect(block.frameLocator("iframe").getByRole("heading").first()).toBeVisible();
    await expect(block.locator(".block-code code:visible")).toContainText("<section");
    for (const form of ["React", "Astro", "Plain JSX"]) {
      await block.locator("summary", { hasText: form }).first().click();
      await expect(block.locator(".block-code code:visible")).toHaveCount(1);
    }
    await block.getByText("Fields of").click();
    await expect(
      block.getByRole("rowheader", { name: "heading ReactNode", exact: true }),
    ).toBeVisible();
  });
});

test("a layout’s page offers each section in four forms, fetched when asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/layouts/tech/tech-0001");
  await hydrate(page);
  expect(asked.filter((address) => address.includes("-sections.json"))).toEqual([]);
  await page.getByText("One section: HTML, React, Astro or plain JSX").click();
  await page.locator(".section-copies select").selectOption({ index: 1 });
  const forms = page.getByRole("toolbar", { name: "Form of the code" });
  const code = page.locator(".section-copies code");
  await expect(code).toContainText("<section");
  await forms.getByRole("button", { name: "React" }).click();
  await expect(code).toContainText('from "daylit-blocks/');
  await forms.getByRole("button", { name: "Astro" }).click();
  await expect(code).toContainText(/^---\n/);
  await forms.getByRole("button", { name: "Plain JSX" }).click();
  await expect(code).toContainText("className=");
});
