import { expect, type Page, test } from "@playwright/test";
import { hydrate } from "../support/network/hydration.ts";

const desk = "/guides/preparing-assets-for-your-project";

type Missing = {
  path: string;
  /** What its file's name begins with. */
  code: string;
  /** What a visitor does to need it. */
  does?: (page: Page) => Promise<void>;
  /** What is there instead. */
  shows: (page: Page) => Promise<void>;
};

const says =
  (words: string, within = "main") =>
  (page: Page) =>
    expect(page.locator(within)).toContainText(words);

const layout = "/layouts/food/food-0001";

/** Every part that comes later than its page, for want of a connection or after a deploy. */
const missing: readonly Missing[] = [
  { path: "/packages", code: "PlannerTool", shows: says("The planner could not be loaded.") },
  { path: desk, code: "AssetDeskTool", shows: says("could not be loaded") },
  {
    path: "/guides/brand-color-structure",
    code: "ColourStudio",
    shows: says("could not be loaded"),
  },
  { path: "/your-project", code: "WorkspacePanel", shows: says("nothing is lost") },
  { path: "/your-project", code: "current", shows: says("nothing is lost") },
  { path: "/compose", code: "ComposeHome", shows: says("could not be loaded") },
  {
    path: "/compose?begin=food-0001-1",
    code: "SectionShelf",
    does: (page) =>
      page.locator(".compose-rail").getByRole("button", { name: "Add a Section" }).click(),
    shows: async (page) => {
      await expect(page.getByRole("alert")).toContainText("This part could not be loaded.");
      await page.unrouteAll();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("dialog", { name: "Add a section" })).toBeVisible();
    },
  },
  {
    path: "/packages",
    code: "thumbnails",
    does: async (page) => {
      await page.getByRole("button", { name: "Add a photo" }).click();
      await page.getByRole("button", { name: "Photo 1: choose one" }).click();
    },
    // By their names they can still be chosen.
    shows: (page) =>
      expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText(/\w+/),
  },
  {
    path: desk,
    code: "zip",
    does: async (page) => {
      await page.getByLabel("What do you do?").fill("Bread");
      await page.getByRole("button", { name: "Collect into one zip" }).click();
    },
    shows: says("nothing is lost", ".desk-take > [role=status]"),
  },
  {
    path: "/stylesheet/card",
    code: "SampleTools",
    shows: (page) => expect(page.locator(".example iframe").first()).toBeVisible(),
  },
  {
    path: "/stylesheet/card",
    code: "Editor",
    does: (page) => page.getByRole("button", { name: "Edit" }).first().click(),
    shows: says("The editor could not be loaded."),
  },
  {
    path: layout,
    code: "zip-layout",
    does: (page) => page.getByRole("button", { name: "Download as a zip" }).click(),
    shows: says("could not be fetched"),
  },
  {
    path: layout,
    code: "current",
    does: (page) => page.getByRole("button", { name: "Favourite: FOOD 0001" }).click(),
    // Stored in the summary until the workspace can be opened.
    shows: async (page) => {
      await page.unrouteAll();
      await page.goto("/your-project");
      await hydrate(page);
      await expect(page.locator(".yours-parts")).toContainText("FOOD 0001");
    },
  },
];

for (const { path, code, does, shows } of missing)
  test(`${path} without ${code} says so in words, and stays`, async ({ page }) => {
    const stopped: string[] = [];
    await page.route(new RegExp(`/assets/${code}-[\\w-]{8}\\.js$`), (route) => {
      stopped.push(route.request().url());
      return route.abort();
    });
    await page.goto(path);
    await hydrate(page);
    await does?.(page);
    // Before what is there instead: some of it is there from the start.
    await expect.poll(() => stopped.length, "the part has another name now").toBeGreaterThan(0);
    await shows(page);
    await expect(page.locator("body")).not.toContainText(
      /dynamically imported|Failed to fetch|Unexpected Application Error/,
    );
  });
