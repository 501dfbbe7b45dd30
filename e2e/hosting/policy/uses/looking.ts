import type { Use } from "../page-driver.ts";

/** Layouts, pictures and projects: what is looked at and taken away. */
export const looking: Record<string, Use> = {
  "the filter of the layouts": {
    path: "/layouts",
    use: async ({ write, find }) => {
      await write("#layout-words", "bread");
      await find(".layout-found", " of ");
    },
  },
  "a trade: favourites, and thumbnails in a colour": {
    path: "/layouts/wedding",
    use: async ({ press, until }) => {
      await press(".layout-favourite");
      await until(() => document.querySelector(".layout-favourite[aria-pressed=true]"));
      await press(".layout-try", "Try violet");
      await until(() => document.querySelector("img[data-tinted='#7a00ff']"));
    },
  },
  "a layout: its colour, its code, its zip, and marked as a favourite": {
    path: "/layouts/arch/arch-0001",
    use: async ({ press, write, until, download }) => {
      await press(".layout-live button", "Dark");
      await write(".layout-brand input", "#0b7a4b");
      const page = () =>
        document.querySelector<HTMLIFrameElement>(".layout-frame")?.contentDocument;
      await until(
        () =>
          page()?.documentElement.dataset.theme === "dark" &&
          page()?.documentElement.style.getPropertyValue("--brand") === "#0b7a4b",
      );
      await press(".layout-code summary");
      await press(".layout-code [data-copy]");
      await press("button", "Download as a zip");
      await download(".zip");
      await press(".layout-favourite");
      await until(() => document.querySelector(".layout-favourite[aria-pressed=true]"));
    },
  },
  "layouts beside each other": {
    path: "/compare?show=educ-0001&show=tech-0004",
    use: async ({ press, until }) => {
      await press(".example-bar button", "Dark");
      await press("button", "Add another");
      await until(() => {
        const frames = [...document.querySelectorAll<HTMLIFrameElement>(".compare-window iframe")];
        const themes = frames.map((frame) => frame.contentDocument?.documentElement.dataset.theme);
        return themes.length === 3 && themes.every((theme) => theme === "dark");
      });
    },
  },
  "pictures: found, seen large, taken as a zip": {
    path: "/pictures",
    use: async ({ press, write, find, download }) => {
      await write("#picture-words", "boat");
      await find(".picture-found [role=status]", " of ");
      await press(".shelf-choose input");
      await press(".picture-take button", "Download as a zip");
      await download(".zip");
      await press("[data-picture]");
      await find(".picture-dialog[open] img");
    },
  },
  "the gallery of blocks": {
    path: "/blocks",
    use: ({ until }) => until(() => document.querySelector(".block-thumb iframe")),
  },
  "a block: in the dark theme": {
    path: "/blocks/prices",
    use: async ({ press, until }) => {
      await press(".block .example-bar button", "Dark");
      await until(() => document.querySelector(".block [aria-pressed=true]"));
    },
  },
  "the gallery of projects, read from their sites": {
    path: "/projects",
    use: ({ until }) => until(() => document.querySelector(".project-card img")),
  },
  "a client's site in its frame": {
    path: "/projects/kilnlog",
    use: async ({ until }) => {
      const frame = await until(() => document.querySelector("iframe"));
      frame.scrollIntoView();
      // What comes from another host cannot be looked into.
      await until(() => frame.contentDocument === null);
    },
  },
};
