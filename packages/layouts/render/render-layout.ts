import "./all-drawings.server.ts";
import type { CataloguePage } from "../catalogue/catalogue.ts";
import { assetsOf } from "./assets.ts";
import { pageCss } from "./page-css.ts";
import { render, usedBlocks } from "./render.tsx";

export type RenderedLayout = {
  html: string;
  css: string;
  /** Pictures and fonts that document and stylesheet name. */
  assets: readonly string[];
};

/** A page of the catalogue never changes, so each is rendered once. */
const rendered = new WeakMap<CataloguePage, RenderedLayout>();

function renderOnce(page: CataloguePage): RenderedLayout {
  const html = render(page);
  const css = `/* ${page.content.business.name}: the theme. Change --brand and every colour follows. */

${pageCss(page.theme, usedBlocks(page), html)}\n`;
  return { html, css, assets: assetsOf(html, css) };
}

/** The document and the stylesheet of a layout, as they are shown, downloaded and tested. */
export function renderLayout(page: CataloguePage): RenderedLayout {
  const found = rendered.get(page) ?? renderOnce(page);
  rendered.set(page, found);
  return found;
}
