import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type BlockName, blocks } from "./blocks/index.ts";
import type { Business } from "./business.ts";
import { allSections, type CataloguePage } from "./catalogue.ts";
import { indent } from "./indent.ts";
import { pageLinks, placeSections } from "./place.ts";

export type RenderOptions = {
  /** A brand colour instead of the trade's own. */
  brand?: string;
  theme?: "light" | "dark";
  dir?: "ltr" | "rtl";
};

/** The model has checked fields against components; here they only meet. */
const componentOf = (name: BlockName) => blocks[name] as ComponentType<Record<string, unknown>>;

export const usedBlocks = ({ layout }: CataloguePage): BlockName[] => [
  ...new Set(allSections(layout).map(({ block }) => block)),
];

export const frameworkFile = "daylit.min.css";
export const styleFile = ({ id }: CataloguePage) => `${id}.css`;
export const documentFile = ({ id }: CataloguePage) => `${id}.html`;

export const fictionNote = (name: string) =>
  `${name} is a fictional business, invented as an example for the Daylit layout catalogue.`;

/** Navigation, sections and footer, each with the fields it is drawn from. */
function placedBlocks({ industry, layout }: CataloguePage) {
  const phone = industry.business.phone.replaceAll(" ", "\u00a0");
  const business: Business = {
    ...industry.business,
    phone,
    note: fictionNote(industry.business.name),
  };
  const shared = { business, links: pageLinks(layout) };
  return [
    { ...layout.nav, ...shared, id: "navigation" },
    ...placeSections(layout).map(({ section, id }) => ({ ...section, id })),
    { ...layout.footer, ...shared, id: "footer" },
  ].map((fields) => {
    const Block = componentOf(fields.block);
    return <Block key={fields.id} {...fields} />;
  });
}

/** One block of a page by itself, counted from the navigation. */
export const blockHtml = (page: CataloguePage, index: number): string =>
  renderToStaticMarkup(placedBlocks(page)[index]);

function Body({ page }: { page: CataloguePage }) {
  const all = placedBlocks(page);
  return (
    <body id="top">
      <a className="visually-hidden" href="#main">
        Skip to content
      </a>
      {all.at(0)}
      <main id="main">{all.slice(1, -1)}</main>
      {all.at(-1)}
    </body>
  );
}

const quoted = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A layout as one complete document, without a script. */
export function render(page: CataloguePage, { brand, theme, dir }: RenderOptions = {}): string {
  const { business } = page.industry;
  const attributes = [
    'lang="en-GB"',
    dir && `dir="${dir}"`,
    theme && `data-theme="${theme}"`,
    brand && `style="--brand: ${quoted(brand)}"`,
  ];
  const head = `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${quoted(business.name)}: ${quoted(business.strapline)}</title>
<meta name="description" content="${quoted(page.layout.sections[0].heading)}. ${quoted(business.strapline)}.">
<link rel="stylesheet" href="${frameworkFile}">
<link rel="stylesheet" href="${styleFile(page)}">
<link rel="icon" href="data:,">
</head>`.replaceAll("\n", "");
  const body = renderToStaticMarkup(<Body page={page} />);
  return indent(
    `<!doctype html><html ${attributes.filter(Boolean).join(" ")}>${head}${body}</html>`,
  );
}
