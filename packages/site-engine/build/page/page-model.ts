import {
  besideCss,
  footerPagesCss,
  logoCss,
  otherWaysCss,
} from "@daylit/layouts/components/section/composed-css.ts";
import { sectionsWithIds } from "@daylit/layouts/render/anchors.ts";
import type { PageModel } from "@daylit/layouts/render/page-view.tsx";
import { directionOf, siteWords } from "../../document/language/language.ts";
import { languageFolder } from "../../document/language/translations.ts";
import type { Post, SiteDocument, SitePage } from "../../document/site-document.ts";
import { linksOf } from "../../document/text/links.ts";
import { plainSite } from "../../document/text/resolve-site.ts";
import { languageCss } from "../css/language-css.ts";
import { formTarget } from "../form-target.ts";
import { type Linking, type PagePlace, renderContextOf, sparesOwn } from "./render-context.ts";

/** Pages ready to be rendered: what a preview needs, without what writes documents. */

/** Answered for every address that the site does not have. */
export function notFoundOf(site: SiteDocument): SitePage {
  const words = siteWords(site);
  return {
    path: "/404",
    label: words.missing,
    title: words.missingTitle,
    description: words.missingAbout,
    sections: [
      {
        block: "hero-type",
        heading: words.missingHeading,
        lead: words.missingText,
        actions: [{ label: words.toHome, href: "/" }],
      },
    ],
  };
}

/** The links of the navigation: a page may leave itself out of it. */
export const menuOf = ({ pages }: Pick<SiteDocument, "pages">) =>
  pages.filter(({ menu }) => menu !== false).map(({ label, path }) => ({ label, href: path }));

/** A page of a site, ready to be rendered: for the export and for a preview alike. */
export function pageModelOf(
  given: SiteDocument,
  givenPage: SitePage,
  linking: Linking = "files",
  place: PagePlace = {},
): PageModel {
  const site = plainSite(given);
  const page = site.pages[given.pages.indexOf(givenPage)] ?? givenPage;
  const { business, notice, nav, footer } = site;
  return {
    business,
    // The first page alone: a notice of the day changes few files.
    ...(notice && page.path === "/" ? { notice } : {}),
    links: menuOf(site),
    nav,
    sections: sectionsWithIds(page),
    footer,
    context: renderContextOf(site, page.path, linking, place),
  };
}

export const rootAttributes = ({ language, scheme }: Pick<SiteDocument, "language" | "scheme">) =>
  [
    `lang="${language}"`,
    directionOf(language) === "rtl" && 'dir="rtl"',
    scheme !== "both" && `data-theme="${scheme}"`,
  ]
    .filter(Boolean)
    .join(" ");

/** A person's own photo is not turned grey by a layout. */
const unfilteredCss = `
.photo-unfiltered > img {
  filter: none;
  mix-blend-mode: normal;
}
`;

/** A price stands in one line of its narrow column, unless it is longer than that. */
const longPriceCss = `
.treatments-menu-list .price {
  white-space: normal;
}
`;

/** Longer than any of our words: on a phone it is broken rather than let the page scroll sideways. */
const longWord = /\p{L}{22}/u;
const longWordCss = `
:where(h1, h2, h3, h4, p, li, a, span, strong, dt, dd, figcaption, summary, blockquote, button, .button) {
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
}
:where(.words, .hero-index-side) {
  grid-template-columns: minmax(0, 1fr);
}
.navbar-toggle {
  flex: none;
  white-space: nowrap;
}
`;

/** Other languages stand at the end of the menu, a little apart from its pages. */
const languageLinkCss = `
.menu-language {
  font-size: var(--font-size-s);
}
`;

/** The languages of a site with their names and folders; its own first. */
export const languagesOf = (site: SiteDocument) =>
  [site.language, ...(site.translations ?? []).map(({ language }) => language)].map((tag, at) => ({
    tag,
    name: siteWords({ ...site, language: tag }).language,
    folder: at === 0 ? "" : languageFolder(tag),
  }));

/** Of what pages show: a kind of business is a long word for machines alone. */
const hasLongWords = ({ business, nav, footer, pages, translations, words }: SiteDocument) =>
  longWord.test(JSON.stringify({ business, nav, footer, pages, translations, words }));

const longWords = new WeakMap<Post, boolean>();

/** Posts are many, and seldom change. */
function hasLongWord(post: Post): boolean {
  const found = longWords.get(post) ?? longWord.test(JSON.stringify(post));
  longWords.set(post, found);
  return found;
}

/** A link in a text can be followed where its whole card is a link too. */
const markedCss = `
:where(article, li):has(.card-link) a:not(.card-link) {
  position: relative;
  z-index: 1;
}
`;

/** An owner's text may be shorter than ours: a few lines stay together in one of two columns. */
const shortColumnsCss = `
.paragraph-columns > p {
  orphans: 3;
  widows: 3;
}
`;

/** A bar above the first page, or on one that is not wholly translated. */
const noticeCss = `
.site-notice {
  padding: 0.75rem max(var(--gutter), (100% - var(--width)) / 2);
  font-weight: 600;
  text-align: center;
  text-wrap: balance;
}

.site-notice > p {
  margin: 0;
}
`;

/** Rules that a site needs beyond those of its blocks. */
export const ownCss = (site: SiteDocument): string =>
  [
    longPriceCss,
    site.pages.some(({ sections }) => sections.some(({ block }) => block === "story-text"))
      ? shortColumnsCss
      : "",
    site.notice || site.translations?.some((each) => each.public === "unfinished") ? noticeCss : "",
    "logo" in site.mark ? logoCss : "",
    "logo" in site.mark && site.mark.beside ? besideCss : "",
    sparesOwn(site) && Object.keys(site.pictures).length > 0 ? unfilteredCss : "",
    hasLongWords(site) || site.posts?.some(hasLongWord) ? longWordCss : "",
    ...languagesOf(site).map(({ tag }) => languageCss(site, tag)),
    site.pages.some(({ menu }) => menu === false) ? footerPagesCss : "",
    formTarget(site, "form", String).otherWays ? otherWaysCss : "",
    site.translations ? languageLinkCss : "",
    linksOf(site).some(({ inText }) => inText) ? markedCss : "",
  ].join("");
