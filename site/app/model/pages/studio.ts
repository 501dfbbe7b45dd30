import { type Page, page } from "../page.ts";
import { site } from "../site.ts";

/** The pages in the studio's own voice. */
export const landingPage: Page = page({
  path: "/",
  title: site.name,
  heading: "Your work, in good light",
  description: site.description,
});

export const packagesPage: Page = page({
  path: "/packages",
  heading: "Light Interactive",
  title: `Light Interactive, our package · ${site.name}`,
  description:
    "Light Interactive: up to three pages, hosting, a contact page, an installable site, copywriting and three photos.",
  section: "Packages",
});
