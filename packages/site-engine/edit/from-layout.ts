import { type CataloguePage, sectionsOf } from "@daylit/layouts/catalogue/catalogue.ts";
import { framed } from "@daylit/layouts/render/anchors.ts";
import { slug } from "@daylit/layouts/text/slug.ts";
import { markOf } from "@daylit/layouts/theme/logos.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import { picturesOf } from "../document/image-refs.ts";
import { pageWords } from "../document/page-meta.ts";
import { lend } from "../document/placeholder-text.ts";
import { projectOf } from "../document/read.ts";
import { type Project, type ProjectPage, version } from "../document/site-document.ts";

type Written = CataloguePage["pages"]["second"];

const secondPage = (business: Business, page: Written): ProjectPage => ({
  path: `/${slug(page.label)}`,
  ...page,
  title: pageWords.ofPage({ business }, page).text,
  description: pageWords.opening({ business }, page).text,
});

const contactPage = (business: Business, page: Written): ProjectPage => ({
  path: "/contact",
  ...page,
  title: pageWords.ofSite({ business }, page).text,
  description: pageWords.reach({ business }).text,
});

/** A layout as the beginning of a visitor's own site: home, its second page, contact; all words lent. */
export function projectFrom(chosen: CataloguePage): Project {
  const { industry, layout, pages, theme } = chosen;
  const sections = sectionsOf(layout);
  const { business } = industry;
  const front = { label: "Home", sections };
  const home: ProjectPage = {
    path: "/",
    ...front,
    title: pageWords.home({ business }).text,
    description: pageWords.about({ business }, front).text,
  };
  const project: Project = {
    daylit: version,
    language: "en-GB",
    business,
    theme,
    scheme: "both",
    mark: { outline: markOf(industry.slug) },
    nav: framed(layout.nav),
    footer: framed(layout.footer),
    pages: [home, secondPage(business, pages.second), contactPage(business, pages.contact)],
    pictures: {},
    form: { way: "mail" },
    lent: [],
  };
  const [preview] = picturesOf(project);
  // Read once, so that what begins here is written as everything else is, with nothing unknown.
  return lend(projectOf(structuredClone(preview ? { ...project, preview } : project)));
}
