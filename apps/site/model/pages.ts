import { blockPages } from "./pages/blocks.ts";
import { caseStudyPages } from "./pages/case-studies.ts";
import { documentationPages } from "./pages/documentation.ts";
import { guidePages } from "./pages/guides.ts";
import { layoutPages } from "./pages/layouts.ts";
import { noticePages } from "./pages/notices.ts";
import type { Page } from "./pages/page.ts";
import {
  changelogPage,
  comparePage,
  composePage,
  landingPage,
  offlinePage,
  packagesPage,
  picturesPage,
  searchPage,
  updatePage,
  yoursPage,
} from "./pages/studio.ts";
import { stylesheetPages } from "./pages/stylesheet.ts";

export type { Page };

/** Every page of the site, once. */
export const pages: readonly Page[] = [
  landingPage,
  ...documentationPages,
  ...guidePages,
  ...layoutPages,
  ...blockPages,
  comparePage,
  composePage,
  packagesPage,
  picturesPage,
  ...caseStudyPages,
  searchPage,
  ...stylesheetPages,
  ...noticePages,
  changelogPage,
  offlinePage,
  updatePage,
  yoursPage,
];

export function pageAt(path: string): Page {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`No page at ${path}`);
  return found;
}
