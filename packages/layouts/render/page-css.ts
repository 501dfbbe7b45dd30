import { drawingCss } from "@daylit/pictures/drawing/tones.ts";
import type { BlockName } from "../blocks/definitions.ts";
import base from "../parts/styles/base.css?raw";
import evenRows from "../parts/styles/even-rows.css?raw";
import fit from "../parts/styles/fit.css?raw";
import motion from "../parts/styles/motion.css?raw";
import phoneMenu from "../parts/styles/phone-menu.css?raw";
import pieces from "../parts/styles/pieces.css?raw";
import { fontFace } from "../theme/faces.ts";
import { fitCss } from "../theme/headline-fit.ts";
import type { Theme } from "../theme/theme.ts";
import { facesOf, themeCss } from "../theme/theme-css.ts";
import { themeParts } from "../theme/theme-parts.ts";

const files = import.meta.glob<string>("../blocks/*/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The stylesheet of each block, by the block's name. */
const blockCss = new Map(
  Object.entries(files).map(([file, css]) => [file.replace(/.*\/|\.css$/g, ""), css]),
);

/** Each crop in use, said by its class: where to look and how far to go in. */
function cropCss(html: string): string {
  const crops = new Set(html.match(/crop-\d+-\d+-\d+/g));
  return [...crops]
    .sort()
    .map((name) => {
      const [, x, y, zoom] = name.split("-").map(Number);
      const near =
        zoom === 100 ? "" : `\n  scale: ${Number(zoom) / 100};\n  transform-origin: ${x}% ${y}%;`;
      return `.${name} {\n  object-position: ${x}% ${y}%;${near}\n}`;
    })
    .join("\n\n");
}

/** How the typefaces of a theme are fetched; `css` is all that is said about a page besides. */
export type WriteFaces = (theme: Theme, css: string) => string;

/** Whole faces, for the catalogue: a downloaded page may get any text. */
const wholeFaces: WriteFaces = (theme) => facesOf(theme).map(fontFace).join("\n\n");

/** The theme, what all blocks share, and the blocks in use: nothing else. */
export function pageCss(
  theme: Theme,
  used: readonly BlockName[],
  html: string,
  writeFaces = wholeFaces,
): string {
  const css = looks(theme, used, html);
  return [writeFaces(theme, css), css].filter(Boolean).join("\n\n");
}

const looks = (theme: Theme, used: readonly BlockName[], html: string): string =>
  [
    themeCss(theme),
    ...[base, evenRows, phoneMenu, pieces, motion].map((css) => css.trim()),
    themeParts(theme),
    ...used.map((name) => blockCss.get(name)?.trim()),
    // After the blocks: none of them sets the size of what is fitted.
    fit.trim(),
    fitCss(html),
    html.includes("drawing") ? drawingCss : "",
    cropCss(html),
  ]
    .filter(Boolean)
    .join("\n\n");
