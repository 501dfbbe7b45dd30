import { expect, type Page } from "@playwright/test";
import { madePng } from "../../support/composer/made-png.ts";
import type { Listener } from "./listener.ts";

/**
 * Ten journeys by ear, each with the phrases that it cannot do without, in their order.
 */
export type Journey = {
  path: string;
  size?: { width: number; height: number };
  go: (listener: Listener, page: Page) => Promise<unknown>;
  hears: readonly (string | RegExp)[];
};

export const journeys: Record<string, Journey> = {
  "read a chapter": {
    path: "/documentation/theming",
    go: async (listener, page) => {
      await listener.press("Tab");
      await page.keyboard.press("Enter");
      await listener.press("Tab");
      await listener.headings();
    },
    hears: [
      /^Skip to .*link/,
      "This page, button, collapsed",
      "Theming, heading, level 1",
      "Set your colour, heading, level 2",
      /, heading, level 2$/,
    ],
  },
  "find a class": {
    path: "/documentation",
    go: async (listener, page) => {
      await page.keyboard.press("/");
      const field = page.getByRole("combobox", { name: "Search" });
      await expect(field).toBeFocused();
      await listener.focus("/");
      await page.keyboard.type(".card-media");
      const first = page.getByRole("option").first();
      await expect(first).toHaveAttribute("href", "/stylesheet/card#.card-media");
      await expect(page.locator(".search-foot [role=status]")).toContainText("result");
      await listener.region(page.locator(".search-foot [role=status]"));
      await listener.focus(".card-media");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/stylesheet/card#.card-media");
      await expect(page.locator("#announcer")).not.toBeEmpty();
      await listener.region(page.locator("#announcer"));
    },
    hears: [/^Search, combobox/, /result/, /card-media.*option.*selected/, /^card · /],
  },
  "choose a layout and download it": {
    path: "/layouts/arch/arch-0001",
    go: async (listener, page) => {
      await listener.headings();
      await listener.goTo(page.getByRole("button", { name: "Try violet" }));
      await listener.press("Enter");
      await listener.goTo(page.getByRole("button", { name: "Download as a zip" }));
      const coming = page.waitForEvent("download");
      await page.keyboard.press("Enter");
      await coming;
      await listener.focus("Enter");
    },
    hears: [
      "ARCH 0001, heading, level 1",
      "Hero offset, heading, level 3",
      /^Try violet, button, not pressed/,
      /^Try violet, button, pressed/,
      "Download as a zip, button",
      /^Download/,
    ],
  },
  "plan a site": {
    path: "/packages",
    go: async (listener, page) => {
      await listener.goTo(page.getByLabel("Name of page 1"));
      await listener.goTo(page.getByRole("button", { name: "Remove Home", exact: true }));
      await page.keyboard.press("Enter");
      await expect(page.getByTestId("said")).toContainText("Undo");
      await listener.region(page.getByTestId("said"));
      await listener.goTo(page.getByRole("button", { name: "Undo" }));
    },
    hears: [/^Name of page 1, textbox.*Home/, /^Remove Home, button/, /Undo/, /^Undo.*button/],
  },
  "check a picture": {
    path: "/guides/preparing-assets-for-your-project",
    go: async (listener, page) => {
      const choose = page.getByLabel("Choose pictures, or drop them here");
      await listener.goTo(choose);
      const buffer = madePng(300, 200, (x) => [x % 256, 90, 90, 255]);
      await choose.setInputFiles({ name: "one.png", mimeType: "image/png", buffer });
      await expect(page.getByTestId("desk-said")).toContainText("one.png: Weak.");
      await listener.region(page.getByTestId("desk-said"));
      await listener.goTo(page.getByLabel("What does it show? one.png"));
      await listener.goTo(page.getByRole("button", { name: "Remove one.png" }));
    },
    hears: [
      /^Choose pictures, or drop them here/,
      /one\.png: Weak\./,
      /^What does it show\? one\.png, textbox/,
      "Remove one.png, button",
    ],
  },
  "choose a colour": {
    path: "/guides/brand-color-structure",
    go: async (listener, page) => {
      const field = page.getByLabel("Brand colour", { exact: true });
      await listener.goTo(field);
      await field.fill("#7a00ff");
      const region = page.locator(".colour-field [role=status]");
      await expect(region).toHaveText("Palette for #7a00ff.");
      await listener.region(region);
      await listener.focus("#7a00ff");
    },
    hears: [/^Brand colour, textbox/, "Palette for #7a00ff.", /^Brand colour, textbox, #7a00ff/],
  },
  "follow the install guide": {
    path: "/guides/save-the-website-as-webapp",
    go: async (listener, page) => {
      await listener.headings();
      const device = page.locator("details.platform:not([open]) > summary").first();
      await listener.goTo(device);
      await page.keyboard.press("Enter");
      await listener.focus("Enter");
    },
    hears: [/heading, level 1$/, /, button, collapsed$/, /, button, expanded$/],
  },
  "look at the projects": {
    path: "/projects",
    go: async (listener, page) => {
      const card = page.locator(".project-card").first();
      await listener.goTo(card.locator("a.card-link"));
      await listener.press("Tab");
    },
    hears: [/\(opens in a new tab\), link/, "About the project Kilnlog, link"],
  },
  "get lost": {
    path: "/stylesheet/crad",
    go: async (listener, page) => {
      await listener.headings();
      const near = page.getByRole("navigation", { name: "Nearest pages" }).getByRole("link");
      await listener.goTo(near.first());
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await listener.focus("Enter");
    },
    hears: ["Unexpected Application Error, heading, level 1", /, link$/, /, heading, level 1$/],
  },
  "open the menu on a phone": {
    path: "/layouts",
    size: { width: 390, height: 844 },
    go: async (listener, page) => {
      await listener.goTo(page.getByRole("button", { name: "Menu" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
      await listener.focus("Enter");
      await listener.press("Tab");
    },
    hears: [/^Menu, button.*collapsed/, /^Menu, button.*expanded/, /, link/],
  },
};
