import type { Use } from "../page-driver.ts";

/** The tools in which visitors make something of their own. */
export const making: Record<string, Use> = {
  "the planner: a page, a photo, the brief": {
    path: "/packages",
    use: async ({ press, find, download }) => {
      await press(".planner button", "Add a page");
      await press(".planner button", "Add a photo");
      await press(".plan-photo-choose");
      await find(".photo-chooser img");
      await press(".photo-chooser-list button");
      await find(".plan-photo-list img");
      await press(".planner button", "Copy the brief");
      await press(".planner button", "Save the brief");
      await press(".planner button", "Markdown");
      await download(".html");
      await download(".md");
    },
  },
  "the asset desk: a photo, a logo, the zip": {
    path: "/guides/preparing-assets-for-your-project",
    use: async ({ give, press, find, photo, drawing, download }) => {
      await give("Choose pictures", await photo("photo.png"));
      await find(".desk-file[data-state=taken] img");
      await give("Choose a logo", drawing("logo.svg"));
      await find(".desk-file[data-state=taken]", "logo.svg");
      await press(".desk button", "Collect into one zip");
      await download(".zip");
    },
  },
  "the colour tool: typed, from a logo, shuffled, taken away": {
    path: "/guides/brand-color-structure",
    use: async ({ write, give, press, find, fill, drawing, download, until }) => {
      await write("#brand-colour", "#336699");
      await find("#brand-said", "Palette for #336699");
      await give("Or read it from a logo file", drawing("own.svg"));
      await press(".colour-found button");
      await press(".colour-tool button", "Shuffle");
      await press(".colour-tool button", "Save this palette");
      await fill("Seen with", "deuteranopia");
      await until(() => document.querySelector("[data-vision=deuteranopia]"));
      const frames = () => [
        ...document.querySelectorAll<HTMLIFrameElement>(".layout-proof-window iframe"),
      ];
      frames()[0]?.scrollIntoView();
      await until(() => frames()[1]?.contentDocument?.documentElement.dataset.theme === "dark");
      await press(".exports button", "Download");
      await press(".exports button", "Adobe swatches");
      await press(".exports button", "PNG sheet");
      for (const ending of [".css", ".ase", ".png"]) await download(ending);
    },
  },
  "the visitor's workspace: named, taken, copied": {
    path: "/your-project",
    use: async ({ fill, press, find, download }) => {
      await fill("Whose website is it?", "Corner Bakery");
      await press(".yours button", "Download the brief and files (zip)");
      await download(".zip");
      await press(".yours button", "Duplicate");
      await find("[data-testid=project-said]", "copy");
    },
  },
  "the composer's suggestions of callings": {
    path: "/compose",
    use: async ({ until, find }) => {
      const field = await find(".compose-starts[data-hydrated] #calling");
      // A window in the background gives nothing the focus.
      field.dispatchEvent(new Event("focusin", { bubbles: true }));
      await until(() => document.querySelector("#callings option"));
    },
  },
  "the composer: begun, written, given pictures, taken and opened again": {
    path: "/compose?begin=food-0001-1",
    use: async ({ until, press, find, fill, give, photo, drawing, download }) => {
      const opened = () =>
        until(
          () =>
            document.querySelector<HTMLIFrameElement>(".compose-window iframe[data-ready]")
              ?.contentDocument,
        );
      const site = await opened();
      const heading = () => site.querySelector("h1") as HTMLElement;
      await fill("What is it called?", "Fern & Crumb");
      await until(() => site.querySelector("header")?.textContent.includes("Fern & Crumb"));
      await give("Logo", drawing("logo.svg"));
      await find(".compose-colours button");
      heading().click();
      await until(() => heading().isContentEditable);
      heading().textContent = "Bread at seven";
      heading().dispatchEvent(new Event("input", { bubbles: true }));
      heading().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      await until(() => !heading().isContentEditable && heading().textContent === "Bread at seven");
      site.querySelector<HTMLElement>("main picture")?.click();
      await give("Your own picture", await photo("counter.png"));
      await fill("What does it show?", "The counter in the morning");
      await press(".compose-own button", "Done");
      await until(() => site.querySelector("img[src^='blob:']"));
      await press(".compose-bar button", "Preview");
      await press(".compose-bar button", "Back to editing");
      for (const tab of ["words", "look", "check", "take"]) await press(`[data-tab=${tab}]`);
      await press("button", "Project file only (site.json)");
      await press("button", "Copy a share link");
      await find("[role=status] .alert", "i");
      await press("button", "Download your site");
      await press("dialog button", "Download anyway");
      const zip = await download(".zip");
      await press(".compose-bar button", "Close");
      await give("Open a site you downloaded", zip);
      const again = await opened();
      await until(() => again.querySelector("h1")?.textContent === "Bread at seven");
    },
  },
  "a quick update of a site in this browser": {
    path: "/update",
    use: async ({ press, find }) => {
      await press(".update-sites button");
      await press(".update summary", "Prices");
      await press(".update-end button", "Make the changed files");
      await find(".update-end [role=status] .alert", "file");
    },
  },
};
