import { expect, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { longTimeout, photo, ready, zipped } from "../support/composer/composer.ts";
import { hydrate } from "../support/network/hydration.ts";

const textIn = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(
    files[Object.keys(files).find((file) => file.endsWith(`/${name}`)) ?? ""] ?? new Uint8Array(),
  );

test("a plan and the files of the desk become a site, and nothing is asked for twice", async ({
  page,
}) => {
  await page.goto("/packages");
  await hydrate(page);
  const planner = page.locator(".planner");
  await planner.getByLabel("Name of your business").fill("Fern & Crumb");
  await expect(planner.getByRole("link", { name: "Make a site from your plan" })).toBeVisible();
  await page.goto("/guides/preparing-assets-for-your-project");
  await hydrate(page);
  const desk = page.locator(".desk");
  await desk.getByLabel("What do you do?").fill("Bread, baked at night.");
  await desk
    .getByLabel("What we do", { exact: true })
    .fill("We began in 1921.\n\nWe are still here.");
  await desk.getByLabel("Choose pictures").setInputFiles(photo);
  await desk.getByLabel("What does it show?").fill("The counter at seven");
  await desk.getByLabel("Choose a logo").setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#b3471a"/></svg>',
    ),
  });
  // Its picture is there once it was looked at and kept.
  await expect(desk.getByRole("list", { name: "Logo" }).locator("img").first()).toBeVisible();
  await page.goto("/packages");
  await hydrate(page);
  await planner.getByRole("link", { name: "Make a site from your plan" }).click();
  await expect(page.locator(".compose-along")).toContainText(
    "Your new site will have the name Fern & Crumb, 2 planned pages, your description, your logo and 1 picture.",
    longTimeout,
  );
  await page.getByText("Food and Restaurant").click();
  await page
    .getByRole("button", { name: "Use this layout: The counter, FOOD 0001, variation 1" })
    .click();
  const site = await ready(page);
  await expect(page.locator(".compose-rail")).toContainText("About");
  await expect(page.locator(".compose-offer")).toContainText(
    "Added: your logo and 1 picture",
    longTimeout,
  );
  await expect(site.locator(".home-logo").first()).toBeVisible();
  await expect(page.getByLabel("What is your business called?")).toHaveValue("Fern & Crumb");
  const files = unzipSync(await zipped(page));
  expect(textIn(files, "index.html")).toContain("We began in 1921.");
  expect(textIn(files, "about.html")).toContain("The people");
  expect(textIn(files, "index.html")).toContain('alt="The counter at seven"');
  expect(textIn(files, "index.html")).toContain("Opening hours");
  expect(Object.keys(files).some((name) => /own-logo-\w+-\d+\.svg$/.test(name))).toBe(true);
});
