import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import {
  asksBeforeLeaving,
  awayAndBack,
  browserFor,
  opened,
  visited,
  type Way,
  ways,
  wentBack,
} from "../support/browsers/ways.ts";
import { madePng } from "../support/composer/made-png.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

const picture = {
  name: "IMG_4711.png",
  mimeType: "image/png",
  buffer: madePng(1600, 900, (x, y) => [x % 256, y % 256, 90, 255]),
};

type Step = {
  path: string;
  does: (page: Page, way: Way) => Promise<void>;
  /** What must stand there afterwards, whatever happened in between. */
  holds: (page: Page) => Promise<void>;
};

const card = (page: Page) => page.locator(".desk-file[data-state=taken]");
const favourite = (page: Page) => page.getByRole("button", { name: "Favourite: FOOD 0001" });

/** From nothing to everything that a website needs, one tool after the other. */
const steps: readonly Step[] = [
  {
    path: "/guides/brand-color-structure",
    does: async (page, { write }) => {
      await write(page.getByLabel("Brand colour", { exact: true }), "#7a00ff");
      await page.keyboard.press("Tab");
    },
    holds: (page) =>
      expect(page.getByLabel("Brand colour", { exact: true })).toHaveValue("#7a00ff"),
  },
  {
    path: "/layouts/food/food-0001",
    does: (page, { press }) => press(favourite(page)),
    holds: async (page) => {
      await expect(favourite(page)).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByLabel("Hex value")).toHaveValue("#7a00ff");
    },
  },
  {
    path: "/packages",
    does: async (page, { press, write }) => {
      await write(page.getByLabel("Name of your business"), "Fern & Crumb");
      await press(page.getByRole("button", { name: "Add a section to Home" }));
      await page.keyboard.insertText("Prices");
      await press(page.getByRole("button", { name: "Remove Our story" }));
      await press(page.getByRole("button", { name: "Undo: section removed" }));
    },
    holds: async (page) => {
      await expect(page.getByLabel("Name of your business")).toHaveValue("Fern & Crumb");
      await expect(page.getByLabel("Section 4 of Home")).toHaveValue("Prices");
      await expect(page.getByLabel("Section 1 of About")).toHaveValue("Our story");
    },
  },
  {
    path: "/guides/preparing-assets-for-your-project",
    does: async (page, { give, write, pick }) => {
      await give(page.getByLabel("Choose pictures"), picture);
      await write(card(page).getByLabel("What does it show?"), "The counter in the morning");
      await pick(card(page).getByLabel("Where will it be used?"), "4");
    },
    holds: async (page) => {
      const laid = card(page);
      await expect(laid.getByLabel("What does it show?")).toHaveValue("The counter in the morning");
      await expect(laid.getByLabel("Where will it be used?").locator("option:checked")).toHaveText(
        "4. Prices",
      );
      await expect(laid.locator("img")).toHaveJSProperty("naturalWidth", 1600);
      await expect(page.getByLabel("Brand colour, as a hex value")).toHaveValue("#7a00ff");
    },
  },
  {
    path: "/your-project",
    does: async (page, { press }) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        press(page.getByRole("button", { name: "Download the brief and files (zip)" })),
      ]);
      const zip = unzipSync(new Uint8Array(await readFile(await download.path())));
      expect(Object.keys(zip).sort()).toEqual([
        "brief.html",
        "brief.md",
        "images/home-4-prices.png",
      ]);
      expect(picture.buffer.equals(zip["images/home-4-prices.png"] ?? Buffer.of())).toBe(true);
      const brief = new TextDecoder().decode(zip["brief.html"]);
      for (const words of ["The counter in the morning", "#7a00ff", "FOOD 0001", "Our story"])
        expect(brief).toContain(words);
    },
    holds: async (page) => {
      const parts = page.getByRole("list", { name: "What it has so far" });
      for (const words of ["#7a00ff", "FOOD 0001", "2 pages, 6 sections", "1 picture"])
        await expect(parts).toContainText(words);
    },
  },
];

/** However long the host needs: the network is quiet while it thinks, too. */
async function answered(page: Page) {
  for (const request of await page.requests()) await request.response();
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/**
 * What may happen between two steps. None depends on how a page is worked, so each happens on one way. A
 * phone's way is composer/phone-journey.spec.ts.
 */
const disturbances: Record<string, readonly string[]> = {
  "by pointer": ["offline", "reload"],
  "by keyboard": ["back", "second tab"],
};

for (const [name, way] of Object.entries(ways)) {
  const met = disturbances[name];
  if (!met) continue;

  test(`an owner's way ${name} loses nothing: ${met.join(", ")}`, async ({ browser, baseURL }) => {
    const context = await browserFor(browser, way, "kept", baseURL);
    const page = await context.newPage();
    const second = await context.newPage();
    await opened(page, "/contact");
    for (const { path, does, holds } of steps) {
      await page.bringToFront();
      await visited(page, path);
      await hydrate(page);
      if (met.includes("offline")) {
        // Tools come after the page, and what packs a zip after them.
        await answered(page);
        await quietNetwork(page);
        await answered(page);
        await context.setOffline(true);
      }
      await does(page, way);
      await holds(page);
      expect(await focused(page), path).not.toBe("BODY");
      await context.setOffline(false);
      if (met.includes("reload")) {
        await page.reload();
        await hydrate(page);
        await holds(page);
      }
      if (met.includes("back")) {
        await awayAndBack(page);
        await holds(page);
      }
      if (met.includes("second tab")) {
        await second.bringToFront();
        await opened(second, path);
        await holds(second);
      }
    }
    // What changes in one tab is seen in the other, whichever was first.
    if (!met.includes("second tab")) await opened(second, "/your-project");
    await second.getByLabel("Name of your business").fill("Fern & Crumb, bakers");
    await expect(page.getByLabel("Name of your business")).toHaveValue("Fern & Crumb, bakers");
    await context.close();
  });

  if (name === "by pointer")
    test(`an owner's way ${name}: where nothing can be kept it lasts, and leaving is asked about`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browserFor(browser, way, "denied", baseURL);
      const page = await context.newPage();
      await opened(page, "/contact");
      for (const { path, does, holds } of steps) {
        await visited(page, path);
        await does(page, way);
        await holds(page);
        await expect.poll(() => asksBeforeLeaving(page), path).toBe(true);
        if (!path.startsWith("/layouts"))
          await expect(page.locator(".keep-notice")).toContainText("does not let the site save");
      }
      for (const { path, holds } of steps.toReversed().slice(1)) {
        await wentBack(page);
        expect(new URL(page.url()).pathname).toBe(path);
        await holds(page);
      }
      await context.close();
    });
}
