import { comparePath } from "../layouts/compare.ts";
import { updatePath } from "../live-pages.ts";
import { offlinePath } from "../offline-path.ts";
import { site } from "../site.ts";
import { type Page, page } from "./page.ts";

/** The pages in the studio's own voice. */
export const landingPage: Page = page({
  kind: "landing",
  path: "/",
  title: site.name,
  heading: "A website for your work",
  description: site.description,
});

export const packagesPage: Page = page({
  kind: "packages",
  path: "/packages",
  heading: "Light Interactive",
  title: `Light Interactive, our package · ${site.name}`,
  description:
    "Light Interactive: up to three pages, hosting, a contact page, an installable site, copywriting and three pictures.",
  section: "Packages",
});

export const picturesPage: Page = page({
  kind: "pictures",
  path: "/pictures",
  heading: "Pictures",
  title: `Pictures, our library · ${site.name}`,
  description:
    "Computer-made scenes and people for twenty trades, made by the studio: look at them by trade, download them, use them freely.",
});

export const composePage: Page = page({
  kind: "compose",
  path: "/compose",
  heading: "Make your site",
  description:
    "Pick a layout, replace its words, add your colour and photos, and download a finished site. All in your browser.",
});

/** Of one's own site: there is no text to find. */
export const updatePage: Page = page({
  kind: "update",
  path: updatePath,
  heading: "Quick update",
  description:
    "Change the notice of the day, opening hours, news or prices of your site, on a phone or a computer.",
  unlisted: true,
});

export const changelogPath = "/changelog";

/** Where a version stands on the page: "v0-3-0". */
export const releaseId = (version: string) => `v${version.replaceAll(".", "-")}`;

export const changelogPage: Page = page({
  kind: "changelog",
  path: changelogPath,
  heading: "Changelog",
  description:
    "New features, changes and fixes on this site, in the composer and in the layouts, version by version.",
});

/** Of a hundred: what stands in it is said by the address, so there is no text to find. */
export const comparePage: Page = page({
  kind: "compare",
  path: comparePath,
  heading: "Compare layouts",
  description:
    "Two to four page layouts beside each other at the width of a phone, in your own colour, to scroll and to choose from.",
  unlisted: true,
});

export const offlinePage: Page = page({
  kind: "offline",
  path: offlinePath,
  heading: "Offline reading",
  description:
    "The pages this browser has saved for reading without a connection, and a button that saves the whole documentation.",
  unlisted: true,
});

/** Reached from every page: what the visitor has gathered in the tools. */
export const yoursPage: Page = page({
  kind: "yours",
  path: "/your-project",
  heading: "Your site",
  description:
    "The site you are making: its name, colour, layout, words and pictures, in this browser only. Continue it, or download everything.",
  unlisted: true,
});

export const searchPage: Page = page({
  kind: "search",
  path: "/search",
  heading: "Everything in one list",
  title: `Everything in one list · ${site.name}`,
  description:
    "Every page, class, custom property, layout, picture and project of Daylit in one list, for looking through without a script.",
});
