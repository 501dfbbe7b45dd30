import { createHash } from "node:crypto";
import { renderLayout } from "../render/render-layout.ts";
import type { CataloguePage } from "./catalogue.ts";

/** The tab's icon is not on the page: a new logo makes no thumbnail stale. */
const withoutIcon = (html: string) =>
  html.replace(/<link rel="icon"[^>]*>/, '<link rel="icon" href="data:,">');

/**
 * Photographed and measured is what most people see: what others ask for makes nothing stale. A window
 * has fewer than 18 em only where the visitor has made the text larger.
 */
const withoutWishes = (css: string) =>
  css.replaceAll(/\n*@media \((?:prefers-contrast: more|width < 18em)\) \{\n[\s\S]*?\n\}/g, "");

/** A short fingerprint of what a page is: the document and the stylesheet that is its own. */
export function outputHash(page: CataloguePage): string {
  const { html, css } = renderLayout(page);
  return createHash("sha256")
    .update(withoutIcon(html))
    .update(withoutWishes(css))
    .digest("hex")
    .slice(0, 12);
}
