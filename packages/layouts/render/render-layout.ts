import "./pictures/all-drawings.server.ts";
import type { CataloguePage } from "../catalogue/catalogue.ts";
import { assetsOf } from "./assets.ts";
import { pageCss } from "./page-css.ts";
import { type Place, places, render, siteBlocks, usedBlocks } from "./render.tsx";

type RenderedLayout = {
  html: string;
  css: string;
  /** Pictures and fonts that document and stylesheet name. */
  assets: readonly string[];
};

/** The second page and the contact page, and the stylesheet of all three. */
type RenderedSite = Readonly<Record<Place, string>> & {
  css: string;
  assets: readonly string[];
};

const headed = ({ content: { business } }: CataloguePage, css: string) =>
  `/* ${business.name}: the theme. Change --brand and every colour follows. */\n\n${css}\n`;

/** A page of the catalogue never changes, so each is rendered once. */
const once = <T>(make: (page: CataloguePage) => T) => {
  const made = new WeakMap<CataloguePage, T>();
  return (page: CataloguePage): T => {
    const found = made.get(page) ?? make(page);
    made.set(page, found as T);
    return found as T;
  };
};

/** The document and the stylesheet of a layout, as they are shown, downloaded and tested. */
export const renderLayout = once((page): RenderedLayout => {
  const html = render(page);
  const css = headed(page, pageCss(page.theme, usedBlocks(page), html));
  return { html, css, assets: assetsOf(html, css) };
});

export const renderSite = once((page): RenderedSite => {
  const [second = "", contact = ""] = places.map((place) => render(page, {}, place));
  const all = [renderLayout(page).html, second, contact].join("\n");
  const css = headed(page, pageCss(page.theme, siteBlocks(page), all));
  return { second, contact, css, assets: assetsOf(all, css) };
});
