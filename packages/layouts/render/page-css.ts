import { drawingCss } from "@daylit/pictures/tones.ts";
import type { BlockName } from "../blocks/definitions.ts";
import base from "../components/styles/base.css?raw";
import behind from "../components/styles/behind.css?raw";
import columns from "../components/styles/columns.css?raw";
import day from "../components/styles/day.css?raw";
import evenRows from "../components/styles/even-rows.css?raw";
import fit from "../components/styles/fit.css?raw";
import motion from "../components/styles/motion.css?raw";
import phoneMenu from "../components/styles/phone-menu.css?raw";
import pieces from "../components/styles/pieces.css?raw";
import poster from "../components/styles/poster.css?raw";
import rhythm from "../components/styles/rhythm.css?raw";
import turn from "../components/styles/turn.css?raw";
import { fontFace } from "../theme/faces.ts";
import { fitCss } from "../theme/headline-fit.ts";
import type { Theme } from "../theme/theme.ts";
import { facesOf, themeCss } from "../theme/theme-css.ts";
import { themeParts } from "../theme/theme-parts.ts";
import { cutoutCss } from "./pictures/outlines.ts";

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
  return pageCssParts(theme, used, html, writeFaces)
    .map(([, css]) => css)
    .join("\n\n");
}

type CssPart = readonly [name: string, css: string];

/** The same in parts, each with its name. */
export function pageCssParts(
  theme: Theme,
  used: readonly BlockName[],
  html: string,
  writeFaces = wholeFaces,
): CssPart[] {
  const parts = looks(theme, used, html).filter(([, css]) => css);
  const css = parts.map(([, part]) => part).join("\n\n");
  const faces = writeFaces(theme, css);
  return faces ? [["Typefaces", faces], ...parts] : parts;
}

const looks = (theme: Theme, used: readonly BlockName[], html: string): CssPart[] => [
  [
    "Colours, type and spacing of this site: change --brand and every colour follows",
    themeCss(theme),
  ],
  ["Everywhere", base.trim()],
  ["Rows of equal height", evenRows.trim()],
  ["The menu on phones", phoneMenu.trim()],
  ["Small pieces that sections share", pieces.trim()],
  ["Motion", motion.trim()],
  ["Details of this look", themeParts(theme)],
  ...used.map((name): CssPart => [`Section: ${name}`, blockCss.get(name)?.trim() ?? ""]),
  ["Sections that differ", /\bband-(?:wide|poster|tight|open)\b/.test(html) ? rhythm.trim() : ""],
  ["Letters that move", html.includes(`class="poster-word"`) ? poster.trim() : ""],
  ["Light that passes", html.includes("photo-later") ? day.trim() : ""],
  ["A thing that turns", html.includes("photo-turn") ? turn.trim() : ""],
  ["A headline behind a thing", html.includes("cutout cutout-") ? behind.trim() : ""],
  // After the blocks: none of them sets the size of what is fitted.
  [
    "Headlines that fit their place",
    [fit.trim(), columns.trim(), fitCss(html)].filter(Boolean).join("\n\n"),
  ],
  ["Drawings", html.includes("drawing") ? drawingCss : ""],
  ["Where pictures are cropped", cropCss(html)],
  ["What stands before words", cutoutCss(html)],
];
