import { keepLightDark } from "./light-dark.ts";
import { stripHeader } from "./minify.ts";
import { layerStatement, type Part } from "./reference.ts";
import { classEntries } from "./style-data.ts";

/** Names that two stylesheets on one page could share. */
function sharedNames(css: string) {
  const names = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = ""]) => name);
  return {
    keyframes: names(/@keyframes ([\w-]+)/g),
    containers: names(/container: ([\w-]+) \//g),
  };
}

const oneOf = (names: string[]) => `(?:${names.join("|")})(?![\\w-])`;

/** Keyframes and containers have one name for the whole page, whatever layer or scope they are in. */
function prefixShared(css: string): string {
  const { keyframes, containers } = sharedNames(css);
  return css
    .replace(
      new RegExp(`(?<=@keyframes |animation(?:-name)?:[^;{}]*)\\b${oneOf(keyframes)}`, "g"),
      "dl-$&",
    )
    .replace(new RegExp(`(?<=container: |@container )${oneOf(containers)}`, "g"), "dl-$&");
}

/**
 * The same stylesheet with names that nothing else on a page has: `dl-` before classes, `--dl-` before
 * custom properties, `data-dl-` before attributes.
 */
export function prefixed(css: string, parts: Part[]): string {
  const classes = classEntries(parts).map(({ name }) => name);
  return prefixShared(css)
    .replace(new RegExp(`(?<=\\.)${oneOf(classes)}`, "g"), "dl-$&")
    .replace(/(?<![\w-])--(?=[a-z_])/g, "--dl-")
    .replace(/(?<=\[data-)(?=theme|brand)/g, "dl-");
}

/** What concerns a whole page, and has no place in a part of one. */
const ofPages = [
  // A part follows the page around it, as a shadow root does.
  / {2}\/\* Not on :host[\s\S]*?\n {2}\}\n/,
  / {2}@media \(prefers-color-scheme: dark\) \{[\s\S]*?\n {2}\}\n/,
  / {2}\/\* The root has no paper[\s\S]*?\n {2}\}\n/,
  / {4}@view-transition \{[\s\S]*?\n {4}\}\n/,
  / {2}@supports not selector\(::search-text\) \{[\s\S]*?\n {2}\}\n/,
  / {2}body:where\(html[\s\S]*?\n {2}\}\n/,
];

/** On the page’s other rules, which have no layer, the part’s own win again. */
const back = `/* Rules of the page without a layer step back inside the part, as far as they are no stronger than a
   class and come before this file. */
.daylit,
.daylit * {
  all: revert-layer;
}
`;

/** The stylesheet for one part of a page: everything is inside `.daylit`, nothing outside it. */
export function scoped(parts: Part[]): string {
  const pieces = parts
    .filter(({ name }) => name !== "plain")
    .map((part) => {
      const css = ofPages.reduce((text, block) => text.replace(block, ""), stripHeader(part.css));
      const inside = css
        .replace(/:root|:host|(?<![\w-])body(?=,| \{)/g, ":scope")
        .replace(/^@layer ([\w.]+) \{\n([\s\S]*?)^\}/gm, (_, layer: string, rules: string) => {
          const frames = rules.match(/^ {2}@keyframes [\s\S]*?\n {2}\}\n/gm) ?? [];
          const rest = frames.reduce((text, each) => text.replace(each, ""), rules);
          return `@layer ${layer} {\n@scope (.daylit) {\n${rest}}\n${frames.join("")}}`;
        });
      return `/* ${part.name} */\n${keepLightDark(inside)}`;
    });
  return prefixShared(`${layerStatement()}\n\n${pieces.join("\n")}\n${back}`);
}
