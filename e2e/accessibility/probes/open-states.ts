import { expect, type Page } from "@playwright/test";
import { aboveHeadline } from "../../support/composer/composer.ts";
import { madePng } from "../../support/composer/made-png.ts";
import { hydrate } from "../../support/network/hydration.ts";
import { withFewShelves } from "./few-shelves.ts";

type Step = (page: Page) => Promise<unknown>;

/** What can be opened on a page that is closed when it comes: the ways, one after the other. */
export type OpenStates = {
  path: string;
  size?: { width: number; height: number };
  /** Each state can be reached from the one before it: the page is opened once. */
  together?: true;
  opens: Record<string, Step>;
};

const phone = { width: 390, height: 844 };
const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole("button", { name }).first().click();

const picture = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: madePng(300, 200, (x) => [x % 256, 90, 90, 255]),
});

const searched =
  (words: string): Step =>
  async (page) => {
    const field = page.getByRole("combobox", { name: "Search" });
    if (!(await field.isVisible())) await page.keyboard.press("/");
    await field.fill(words);
    await expect(page.locator(".search-foot [role=status]")).not.toBeEmpty();
  };

/** One of the composer's panels, and what is done in it then. */
const panel =
  (tab: string, then?: Step): Step =>
  async (page) => {
    const written = page.locator(".compose-window iframe[data-ready]");
    const second = page.getByRole("button", { name: "Start a second site" });
    await expect(written.or(second)).toBeVisible();
    // A site exists already: the composer asks before it starts another.
    if (await second.isVisible()) await second.click();
    await expect(written).toBeVisible();
    const button = page.locator(`[data-tab=${tab}]`);
    if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
    await then?.(page);
  };

const inSite = (selector: string, where?: typeof aboveHeadline) => (page: Page) =>
  page.frameLocator(".compose-window iframe").locator(selector).first().click(where);

export const openStates = {
  search: {
    path: "/documentation",
    together: true,
    opens: {
      "nothing typed": async (page) => {
        await page.keyboard.press("/");
        await expect(page.getByRole("option").first()).toBeVisible();
      },
      results: searched("button"),
      layouts: searched("bakery"),
      "no results": searched("zzqqxx"),
    },
  },
  phone: {
    path: "/layouts",
    size: phone,
    opens: {
      theme: press("Theme"),
      menu: press("Menu"),
    },
  },
  chapter: {
    path: "/documentation/theming",
    opens: { "this page": (page) => page.locator(".page-ways > summary").click() },
  },
  pictures: {
    path: "/pictures#architecture-and-building",
    opens: {
      about: (page) => page.locator(".shelf summary").first().click(),
      large: async (page) => {
        await page.locator("[data-picture]").first().click();
        await expect(page.locator(".picture-dialog")).toBeVisible();
      },
    },
  },
  layouts: {
    path: "/layouts",
    opens: { "none found": (page) => page.getByLabel("Words").fill("zzqqxx") },
  },
  planner: {
    path: "/packages",
    opens: {
      "too much": async (page) => {
        for (let n = 0; n < 3; n++) await press("Add a page")(page);
        await page.getByRole("button", { name: /^Remove page 3/ }).click();
      },
    },
  },
  desk: {
    path: "/guides/preparing-assets-for-your-project",
    opens: {
      pictures: async (page) => {
        const choose = page.getByLabel("Choose pictures, or drop them here");
        await choose.setInputFiles([picture("one.png"), picture("two.png")]);
        await expect(page.getByTestId("desk-said")).toContainText(".png: Weak.");
      },
    },
  },
  colour: {
    path: "/guides/brand-color-structure",
    opens: {
      "no colour": async (page) => {
        await page.getByLabel("Brand colour", { exact: true }).fill("#zz");
        await expect(page.locator(".colour-field [role=status]")).toContainText("is not a colour");
      },
    },
  },
  project: {
    path: "/your-project",
    opens: {
      "two of them": async (page) => {
        await page.getByLabel("Name of your business").fill("Fern & Crumb");
        await press("Duplicate")(page);
        await expect(page.getByTestId("project-said")).toContainText("copy");
      },
    },
  },
  composer: {
    path: "/compose?begin=food-0001-1",
    opens: {
      "words of the site": panel("words"),
      "words of a section": panel("words", inSite("h2")),
      look: panel("look"),
      check: panel("check"),
      take: panel("take"),
      "a picture to choose": panel("words", inSite("picture", aboveHeadline)),
    },
  },
} satisfies Record<string, OpenStates>;

/** A page with every island hydrated. */
export async function visit(page: Page, { path, size }: OpenStates) {
  await page.setViewportSize(size ?? { width: 1280, height: 800 });
  if (path.startsWith("/pictures")) await withFewShelves(page);
  await page.goto(path);
  await hydrate(page);
}

/** A page in one of its states, or in the first. */
export async function open(page: Page, states: OpenStates, state = Object.keys(states.opens)[0]) {
  await visit(page, states);
  await states.opens[state ?? ""]?.(page);
}
