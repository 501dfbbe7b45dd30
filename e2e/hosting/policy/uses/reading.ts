import type { Use } from "../page-driver.ts";

/** What is there on every page, and on those that are read. */
export const reading: Record<string, Use> = {
  "a colour of one's own on the landing page": {
    path: "/",
    use: async ({ write, find }) => {
      await write(".try-own input", "#7a00ff");
      await find(".try-line", "#7a00ff");
    },
  },
  "the search, and a page that is reached within the site": {
    path: "/documentation",
    use: async ({ press, write, find, until }) => {
      await press("[data-search]");
      await write(".search-dialog input", "food 0001");
      await find(".search-option img");
      await press(".search-dialog button", "Close");
      await press("nav a", "Packages");
      await until(() => location.pathname === "/packages" && document.title.startsWith("Light"));
    },
  },
  "the parts of the behaviour chapter": {
    path: "/documentation/behaviour",
    use: async ({ find }) => {
      (await find("[data-island$='Live']")).scrollIntoView();
      await find("[data-island$='Live'][data-hydrated]");
    },
  },
  "everything in one list": {
    path: "/search",
    use: async ({ write, find, until }) => {
      await write("#everything-words", "price list");
      const form = await find<HTMLFormElement>(".everything-form");
      // Its code comes after the page's: without it the form would be sent.
      await until(() => {
        document.querySelector("#everything-words")?.dispatchEvent(new Event("input"));
        return document.querySelector(".everything li[hidden]");
      });
      form.requestSubmit();
      await find(".everything-best a");
    },
  },
  "theme, and the page as Markdown": {
    path: "/documentation/theming",
    use: async ({ press, until }) => {
      await press("[name=theme][value=dark]");
      await until(() => document.documentElement.dataset.theme === "dark");
      await press("[name=theme][value=system]");
      // Whether it may be copied is the browser's business; it has to be fetched first.
      await press(".page-ways [data-copy]");
      await until(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.endsWith("theming.md")),
      );
    },
  },
  "what is said when a newer version is there": {
    path: "/contact",
    use: async ({ until, press }) => {
      // As when another window has let it in; the first word of it may come before anybody listens.
      await until(() => {
        if (!document.querySelector(".update-notice"))
          navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
        return document.querySelector(".update-card");
      });
      await press(".update-notice button", "Later");
      await until(() => !document.querySelector(".update-card"));
    },
  },
  "what is said of an address that is nowhere": {
    path: "/stylesheet/crad",
    use: ({ find }) => find("#nearest a", "/stylesheet/card"),
  },
  "the filter of the reference": {
    path: "/stylesheet",
    use: async ({ write, find }) => {
      await write(".part-filter input", "--gutter");
      await find(".part-filter [role=status]", "name");
    },
  },
  "a sample: edited, in the dark, on a phone, in a colour": {
    path: "/stylesheet/card",
    use: async ({ press, write, until }) => {
      for (const words of ["Dark", "Phone", "RTL", "Edit"]) await press(".example button", words);
      await write(".example-brand input", "#7a00ff");
      await write(
        ".example textarea",
        '<p class="card" style="margin: 7px">Mine</p><script>parent.spoilt = 1</script>',
      );
      await until(() => location.search);
      await press(".example button", "Link");
      await until(() => document.querySelector(".example iframe")?.clientHeight);
    },
  },
  "the page about reading offline": {
    path: "/offline",
    use: async ({ press, until }) => {
      await press(".offline button", "Save for offline");
      await until(() => {
        const { textContent } = document.querySelector(".offline-save") as Element;
        const stop = [...document.querySelectorAll<HTMLElement>(".offline-save button")];
        stop.find((button) => button.textContent === "Stop")?.click();
        return /Stopped\.|Saved\./.test(textContent);
      });
    },
  },
  "the guide to installing": {
    path: "/guides/save-the-website-as-webapp",
    use: ({ find }) => find(".your-device [role=status]"),
  },
};
