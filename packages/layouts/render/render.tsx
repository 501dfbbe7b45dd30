import type { BlockName } from "../blocks/index.ts";
import { allSections, type CataloguePage } from "../catalogue/catalogue.ts";
import { escapeHtml } from "../text/escape-html.ts";
import { slug } from "../text/slug.ts";
import { fitClass } from "../theme/headline-fit.ts";
import { logoFile } from "../theme/logo-icon.ts";
import { ratioOf } from "../theme/theme.ts";
import { framed, pageLinks, sectionsWithIds } from "./anchors.ts";
import { indent } from "./indent.ts";
import { blockMarkup, bodyMarkup } from "./markup.tsx";
import type { PageModel } from "./page-view.tsx";
import { singlePage } from "./render-context.ts";

type RenderOptions = {
  /** A brand colour instead of the trade's own. */
  brand?: string;
  theme?: "light" | "dark";
  dir?: "ltr" | "rtl";
};

/** The pages of a layout beside home. */
export const places = ["second", "contact"] as const;
export type Place = (typeof places)[number];

export const usedBlocks = ({ layout }: CataloguePage): BlockName[] => [
  ...new Set(allSections(layout).map(({ block }) => block)),
];

/** The blocks of all three pages. */
export const siteBlocks = (page: CataloguePage): BlockName[] => [
  ...new Set([
    ...usedBlocks(page),
    ...places.flatMap((place) => page.pages[place].sections.map(({ block }) => block)),
  ]),
];

export const frameworkFile = "daylit.min.css";
export const styleFile = ({ id }: CataloguePage) => `${id}.css`;
/** One stylesheet for all three pages; home alone needs less. */
export const siteStyleFile = ({ id }: CataloguePage) => `${id}-site.css`;
export const documentFile = ({ id, pages }: CataloguePage, place?: Place) =>
  place ? `${id}-${slug(pages[place].label)}.html` : `${id}.html`;

const fictionNote = (name: string) =>
  `${name} is a fictional business, invented as an example for the Daylit layout catalogue.`;

/** A layout stands by itself. */
export const pageModelOf = ({
  content: { business },
  layout,
  theme,
}: CataloguePage): PageModel => ({
  business: { ...business, note: fictionNote(business.name) },
  links: pageLinks(layout),
  nav: layout.nav,
  sections: sectionsWithIds(layout),
  footer: layout.footer,
  context: { ...singlePage, ratio: ratioOf(theme), fit: (text) => fitClass(text, theme) },
});

/** Another page of the layout, beside home. */
function siteModelOf(page: CataloguePage, place: Place): PageModel {
  const home = documentFile(page);
  const links = [
    { label: "Home", href: "/" },
    ...places.map((each) => ({
      label: page.pages[each].label,
      href: `/${slug(page.pages[each].label)}`,
    })),
  ];
  const address = (href: string) =>
    href
      .replace(/^\/(?=#|$)/, home)
      .replace(/^\/([a-z-]+)/, (_, name: string) => `${page.id}-${name}.html`);
  const model = pageModelOf(page);
  return {
    ...model,
    links,
    nav: framed(page.layout.nav),
    sections: sectionsWithIds(page.pages[place]),
    footer: framed(page.layout.footer),
    context: {
      ...model.context,
      home,
      current: `/${slug(page.pages[place].label)}`,
      address,
    },
  };
}

/** One block of a page by itself, counted from the navigation. */
export const blockHtml = (page: CataloguePage, index: number): string =>
  blockMarkup(pageModelOf(page), index);

/** A layout's home page, or another of its pages, as one complete document, without a script. */
export function render(
  page: CataloguePage,
  { brand, theme, dir }: RenderOptions = {},
  place?: Place,
): string {
  const { business } = page.content;
  const { sections } = place ? page.pages[place] : page.layout;
  const title = place
    ? `${page.pages[place].label}, ${business.name}`
    : `${business.name}: ${business.strapline}`;
  const attributes = [
    'lang="en-GB"',
    dir && `dir="${dir}"`,
    theme && `data-theme="${theme}"`,
    brand && `style="--brand: ${escapeHtml(brand)}"`,
  ];
  const head = `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(sections[0].heading)}. ${escapeHtml(business.strapline)}.">
<link rel="stylesheet" href="${frameworkFile}">
<link rel="stylesheet" href="${place ? siteStyleFile(page) : styleFile(page)}">
<link rel="icon" href="${logoFile(page.content.slug)}" type="image/svg+xml">
</head>`.replaceAll("\n", "");
  const body = bodyMarkup(place ? siteModelOf(page, place) : pageModelOf(page));
  return indent(
    `<!doctype html><html ${attributes.filter(Boolean).join(" ")}>${head}${body}</html>`,
  );
}
