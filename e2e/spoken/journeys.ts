import type { Reader } from "./reader.ts";

/** A journey by keys alone, with the words that Orca must say after each of them. */
export type Journey = {
  path: string;
  size?: { width: number; height: number };
  /** `picture` is a file on the desktop. */
  go: (reader: Reader, picture: string) => Promise<unknown>;
};

export const journeys: Record<string, Journey> = {
  "read a chapter": {
    path: "/documentation/theming",
    go: async (reader) => {
      await reader.press("Tab", "Skip to content");
      await reader.press("Return", /./);
      await reader.until("h", "Set your colour link heading level 2");
      await reader.press("h", /heading level [23]/);
      await reader.press("t", /table|Table/);
    },
  },
  "find a class and copy its snippet": {
    path: "/documentation",
    go: async (reader) => {
      await reader.press("slash", /Search editable combo box|Results list box/);
      await reader.type(".card-media", /results?, first: \.card-media/);
      await reader.press("Return", "card · Stylesheet");
      // Orca stays with the field that was left until a link has the focus.
      await reader.until("Tab", /link/);
      await reader.until("b", /^Copy/);
      await reader.press("Return", /Copied/);
    },
  },
  "compose a site and download it": {
    path: "/compose?begin=food-0001-1",
    go: async (reader) => {
      // The first question has the focus by itself. Whether Orca says so depends on what it hears first,
      // the focus or the loaded page.
      await reader.press("shift+Tab", "Close Start here push button");
      await reader.press("Tab", /What is your business called\?.* entry/);
      await reader.type("Fern and Crumb", /\d+\/32/);
      await reader.until("shift+Tab", /^Publish collapsed/);
      await reader.press("Return", /expanded|Publish/);
      await reader.until("Tab", "Download your site (zip) push button");
      await reader.press("Return", "Before you download");
      await reader.until("Tab", "Download anyway push button");
      await reader.press("Return", "is in your downloads");
    },
  },
  "choose a layout and download it": {
    path: "/layouts/arch/arch-0001",
    go: async (reader) => {
      await reader.until("h", "ARCH 0001");
      await reader.until("b", "Try violet toggle button not pressed");
      await reader.press("Return", "Shown in #7a00ff");
      await reader.until("b", "Download as a zip push button");
      await reader.press("Return", "arch-0001.zip is in your downloads");
    },
  },
  "plan a site": {
    path: "/packages",
    go: async (reader) => {
      await reader.press("Tab", /./);
      await reader.until("e", "Name of page 1 entry Home");
      await reader.until("b", "Remove Home push button");
      await reader.press("Return", "Page Home removed");
      await reader.until("Tab", "Undo: page removed push button");
      await reader.press("Return", "Undone: page removed");
    },
  },
  "check a picture": {
    path: "/guides/preparing-assets-for-your-project",
    go: async (reader, picture) => {
      await reader.until("Tab", "Choose pictures, or drop them here");
      await reader.press("Return", /./);
      // The desktop's own dialog is not ours to judge. A slash opens its field for an address, and what is
      // typed before the field is there is lost: so Orca's word for it is awaited.
      await reader.skip("slash");
      reader.fill(picture.slice(1));
      await reader.press("Return", "one.png: Weak");
      // After the desktop's own dialog Orca misses the first move of the focus, whatever it is.
      await reader.skip("shift+Tab");
      await reader.press("Tab", "Choose pictures, or drop them here");
      await reader.press("Tab", "Remove one.png push button");
      await reader.press("Tab", /What does it show\?.* entry/);
    },
  },
  "choose a colour": {
    path: "/guides/brand-color-structure",
    go: async (reader) => {
      await reader.press("Tab", /./);
      await reader.until("e", "Brand colour entry");
      // Moved to by Tab, Orca passes letters on to the field, whose text is selected.
      await reader.press("shift+Tab", /./);
      await reader.press("Tab", "Brand colour entry");
      await reader.type("#7a00ff", "Palette for #7a00ff");
      await reader.press("Tab", /./);
      await reader.press("shift+Tab", "Brand colour entry #7a00ff");
    },
  },
  "follow the install guide": {
    path: "/guides/save-the-website-as-webapp",
    go: async (reader) => {
      await reader.until("h", "heading level 1");
      await reader.until("Tab", /iPhone and iPad.*collapsed/);
      await reader.press("Return", "expanded");
    },
  },
  "look at the projects": {
    path: "/projects",
    go: async (reader) => {
      await reader.until("k", "opens in a new tab");
      await reader.press("k", "About the project", "Kilnlog link");
    },
  },
  "get lost": {
    path: "/stylesheet/crad",
    go: async (reader) => {
      await reader.until("h", "Unexpected Application Error heading level 1");
      await reader.until("k", /card.* link/);
      await reader.press("Return", "heading level 1");
    },
  },
  "open the menu on a phone": {
    path: "/layouts",
    size: { width: 390, height: 844 },
    go: async (reader) => {
      await reader.until("Tab", /Menu collapsed/);
      await reader.press("Return", "expanded");
      await reader.until("Tab", "Documentation link", 2);
    },
  },
};
