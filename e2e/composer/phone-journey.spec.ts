import { expect, type Locator, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { bytesOf, longTimeout, ready } from "../support/composer/composer.ts";

/** Numbers, addresses and names that only the examples have. */
const invented = /\.example|9ZZ|0\d{3} 496 0|07700 900|01632 960|020 7946 0|029 2018 0/;

test("on a phone, from the landing page to a site without an invented fact, in at most 15 actions", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  let actions = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    actions++;
  };
  /** To a field, and words into it. */
  const write = async (field: Locator, words: string) => {
    await tap(field);
    await field.fill(words);
  };
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  await page.goto("/");
  await tap(page.locator(".hero").getByRole("link", { name: "Make your site" }));
  const said = "Yoga in Hamburg, mornings and evenings";
  const field = page.getByLabel("In a word or a sentence, in your language");
  await write(field, said.replace(" in ", "  in   "));
  await write(page.getByLabel("Name of your business"), "Xu Yoga");
  await write(page.getByRole("textbox", { name: "Town" }), "Hamburg");
  await tap(button("Show five designs"));
  const designs = page.getByRole("region", { name: "Your designs" });
  await expect(designs.getByRole("heading")).toHaveText("Five designs: yoga", longTimeout);
  await expect(designs.getByRole("listitem")).toHaveCount(5);
  await expect(designs.frameLocator("iframe").first().locator("h1")).toHaveText(said);
  await tap(designs.getByRole("listitem").first().getByRole("button"));
  const site = await ready(page);
  await write(page.getByLabel("Telephone"), "040 1234567");
  await write(page.getByLabel("Email", { exact: true }), "zoe@xu.de");
  await tap(button("Continue to your page"));
  // The first screen is hers, and nothing on the home page is an example.
  expect(actions).toBeLessThanOrEqual(9);
  await expect(site.locator("h1")).toBeInViewport();
  await expect(site.locator("h1")).toHaveText(said);
  await expect(site.locator("[data-lent]")).toHaveCount(0);
  await expect(page.locator(".compose-block-bar")).toHaveCount(0);
  await tap(page.locator("[data-tab=check]"));
  await tap(button("Remove all on this page: Prices"));
  // A tap is answered after the finger has gone, and the rows change.
  await expect(
    page.getByText("Prices: example text removed, and with it the page."),
  ).toBeAttached();
  // Nothing was left of that page.
  await expect(site.getByRole("link", { name: "Prices" })).toHaveCount(0);
  await tap(button("Keep all pictures"));
  await expect(page.getByText("Nothing left to do.")).toBeVisible();
  await tap(page.locator("[data-tab=take]"));
  const download = page.waitForEvent("download");
  await tap(button(/^Download your site/));
  const files = unzipSync(await bytesOf(download));
  const pages = Object.entries(files).filter(([name]) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(2);
  for (const [name, content] of pages) {
    const html = strFromU8(content);
    expect(html, name).not.toMatch(invented);
    expect(html, name).not.toContain("£");
  }
  await expect(site.locator("h1")).toBeVisible();
  expect(actions).toBeLessThanOrEqual(15);
  await context.close();
});
