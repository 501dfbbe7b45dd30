import type { BlockName } from "../blocks/index.ts";
import { allSections, type CataloguePage } from "../catalogue/catalogue.ts";
import { escapeHtml } from "../text/escape-html.ts";
import { fitClass } from "../theme/headline-fit.ts";
import { logoFile } from "../theme/logo-icon.ts";
import { ratioOf } from "../theme/theme.ts";
import { pageLinks, sectionsWithIds } from "./anchors.ts";
import { indent } from "./indent.ts";
import { blockMarkup, bodyMarkup } from "./markup.tsx";
import type { PageModel } from "./page-view.tsx";
import { singlePage } from "./render-context.ts";

export type RenderOptions = {
  /** A brand colour instead of the trade's own. */
  brand?: string;
  theme?: "light" | "dark";
  dir?: "ltr" | "rtl";
};

export const usedBlocks = ({ layout }: CataloguePage): BlockName[] => [
  ...new Set(allSections(layout).map(({ block }) => block)),
];

export const frameworkFile = "daylit.min.css";
export const styleFile = ({ id }: CataloguePage) => `${id}.css`;
export const documentFile = ({ id }: CataloguePage) => `${id}.html`;

export const fictionNote = (name: string) =>
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

/** One block of a page by itself, counted from the navigation. */
export const blockHtml = (page: CataloguePage, index: number): string =>
  blockMarkup(pageModelOf(page), index);

/** A layout as one complete document, without a script. */
export function render(page: CataloguePage, { brand, theme, dir }: RenderOptions = {}): string {
  const { business } = page.content;
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
<title>${escapeHtml(business.name)}: ${escapeHtml(business.strapline)}</title>
<meta name="description" content="${escapeHtml(page.layout.sections[0].heading)}. ${escapeHtml(business.strapline)}.">
<link rel="stylesheet" href="${frameworkFile}">
<link rel="stylesheet" href="${styleFile(page)}">
<link rel="icon" href="${logoFile(page.content.slug)}" type="image/svg+xml">
</head>`.replaceAll("\n", "");
  const body = bodyMarkup(pageModelOf(page));
  return indent(
    `<!doctype html><html ${attributes.filter(Boolean).join(" ")}>${head}${body}</html>`,
  );
}
