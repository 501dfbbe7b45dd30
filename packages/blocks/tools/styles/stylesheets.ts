import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type BlockName, definitions, onlyComposed } from "@daylit/layouts/blocks/definitions.ts";
import {
  besideCss,
  footerPagesCss,
  logoCss,
  otherWaysCss,
} from "@daylit/layouts/components/section/composed-css.ts";
import { drawingCss } from "@daylit/pictures/tones.ts";
import { keepLightDark } from "daylit/internal/tools/bundle/light-dark.ts";
import { prefixedCss } from "../../src/css-names.ts";
import { layerOrder } from "../../src/layers.ts";
import { themeCss } from "../../src/theme.ts";
import { defaultTheme } from "./default-theme.ts";
import { keepTimelines } from "./timelines.ts";

/** Those that need the posts of a composed site stay with it. */
export const blockNames = (Object.keys(definitions) as BlockName[]).filter(
  (name) => !onlyComposed.includes(name),
);

const layouts = join(import.meta.dirname, "../../../layouts");
const read = (file: string) => readFileSync(file, "utf8").trim();

/** Keyframes have one name for the whole page, whatever layer they are in. */
function withOwnKeyframes(css: string): string {
  const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
  if (names.length === 0) return css;
  return css.replaceAll(
    new RegExp(`(?<![\\w.-])(?:${names.join("|")})(?![\\w-])`, "g"),
    "block-$&",
  );
}

const inLayer = (layer: string, css: string) =>
  `@layer daylit-blocks.${layer} {\n${keepTimelines(keepLightDark(css))}\n}`;

const shared = [
  "base",
  "columns",
  "even-rows",
  "phone-menu",
  "pieces",
  "rhythm",
  "motion",
  "day",
  "turn",
];

/** A rule for every width of a longest word, in tenths of an em. */
const fitWidths = Array.from(
  { length: 241 },
  (_, index) => `.block-fit-${index + 10} { --em: ${(index + 10) / 10}; }`,
).join("\n");

/** Every block may be named in what all share. */
const ofAllBlocks = (css: string) =>
  blockNames.reduce((text, name) => {
    const own = new RegExp(`(?<=\\.)${name}(?=[-\\w]*[^{};]*\\{)`, "g");
    return text.replaceAll(own, `block-${name}`);
  }, prefixedCss(css));

function baseCss(): string {
  const parts = shared.map((name) => read(join(layouts, `components/styles/${name}.css`)));
  const composed = [logoCss, besideCss, footerPagesCss, otherWaysCss].map((css) => css.trim());
  const common = [...parts, ...composed, drawingCss].join("\n\n");
  const fit = `${prefixedCss(read(join(layouts, "components/styles/fit.css")))}\n\n${fitWidths}`;
  return [inLayer("shared", withOwnKeyframes(ofAllBlocks(common))), inLayer("fit", fit)].join(
    "\n\n",
  );
}

const headed = (what: string, ...parts: string[]) =>
  `${[`/*! daylit-blocks: ${what}. MIT */`, layerOrder, ...parts].join("\n\n")}\n`;

/** Every stylesheet of the package by its name. */
export function stylesheets(): Map<string, string> {
  const files = new Map(
    globSync("blocks/*/*.css", { cwd: layouts }).map((file) => [
      basename(file, ".css"),
      read(join(layouts, file)),
    ]),
  );
  const sections = blockNames.map((name): [string, string] => [
    name,
    inLayer("sections", withOwnKeyframes(prefixedCss(files.get(name) ?? "", name))),
  ]);
  const base = baseCss();
  return new Map([
    ["base.css", headed("rules that all blocks share", base)],
    ["theme.css", `${themeCss(defaultTheme)}\n`],
    ["all.css", headed("all blocks", base, ...sections.map(([, css]) => css))],
    ...sections.map(([name, css]): [string, string] => [`${name}.css`, headed(name, css)]),
  ]);
}
