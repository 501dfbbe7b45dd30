import { assetsOf, iconsOf } from "@daylit/layouts/render/assets.ts";

/** What a layout's zip holds beside its documents and stylesheet, by name. The worker keeps the same. */
export const zipFiles = (html: string, css: string): string[] => [
  "daylit.min.css",
  "LICENSE.txt",
  ...new Set(iconsOf(html)),
  ...assetsOf(html, css),
];
