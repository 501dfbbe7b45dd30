import { expect, type Locator, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { bytesOf, ready } from "../support/composer/composer.ts";

/** Numbers, addresses and names that only the examples have. */
const invented = /\.example|9ZZ|0\d{3} 496 0|07700 900|01632 960|020 7946 0|029 2018 0/;

test("on a phone, from the landing page to a site without an invented fact, in at most 25 actions", async ({
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
  await write(page.getByLabel("Your work, in a word or two"), "yoga");
  await tap(button("Find my layout"));
  const site = await ready(page);
  await write(page.getByLabel("What is it called?"), "Xu Yoga");
  await write(
    page.getByLabel("What do you do, in one sentence?"),
    "Yoga in Hamburg, mornings and evenings",
  );
  await write(page.getByLabel("Telephone"), "040 1234567");
  await write(page.getByLabel("E-mail"), "zoe@xu.de");
  await write(page.getByLabel("Address", { exact: true }), "12 New Street\nHamburg 22765");
  await write(page.getByLabel("Hours", { exact: true }), "Monday to Friday: 8:00–16:00");
  const check = page.locator("[data-tab=check]");
  for (const [name, heading] of [
    ["Home", "Yoga before breakfast"],
    ["Dates", "Six classes a week"],
    ["Contact", "Come and see us"],
  ] as const) {
    await tap(check);
    await tap(button(`Remove all on this page: ${name}`).first());
    // A tap is answered after the finger has gone, and the rows change.
    await expect(page.getByText(`${name}: example text removed.`)).toBeAttached();
    await tap(button(/^Rewrite: /).first());
    await page.locator(":is(input, textarea, [contenteditable]):focus").fill(heading);
  }
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
  expect(actions).toBeLessThanOrEqual(25);
  await context.close();
});
