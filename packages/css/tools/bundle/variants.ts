import { layerStatement, type Part } from "../reference/reference.ts";
import { classEntries } from "../reference/style-data.ts";
import { keepLightDark } from "./light-dark.ts";
import { stripHeader } from "./minify.ts";

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
 * The other framework’s reset, in a layer before ours, has taken underlines from links, marks from lists
 * and more. Not all elements: `all` would also undo attributes, such as the colours of a drawing.
 */
const plainAgain = `@layer daylit.tokens {
  :where(a, ul, ol:not([type]), menu, dl, dd, blockquote, figure, fieldset, legend, summary, hr, pre,
    h1, h2, h3, h4, h5, h6, p, abbr, b, strong, small, sub, sup, code, kbd, samp, button, input,
    select, textarea, optgroup, progress) {
    all: revert;
  }
}
`;

const afterOrder = (css: string, rules: string) => css.replace(/^@layer [^;]+;\n/m, `$&\n${rules}`);

/**
 * The same stylesheet with names that nothing else on a page has: `dl-` before classes, `--dl-` before
 * custom properties, `data-dl-` before attributes.
 */
export function prefixed(css: string, parts: Part[]): string {
  const classes = classEntries(parts).map(({ name }) => name);
  return prefixShared(afterOrder(css, plainAgain))
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

/**
 * Rules of the page that have no layer step back inside the part, as far as they are no stronger than a
 * class and an element (`.content a`); `.daylit .name` wins over this. It is in the scope, so that a
 * browser without @scope leaves the part as the page has it.
 */
const back = `@scope (.daylit) {
  :scope:is(*, a),
  :scope :is(*, a) {
    all: revert-layer;
  }
}
`;

/** The stylesheet for one part of a page: everything is inside `.daylit`, nothing outside it. */
export function scoped(parts: Part[]): string {
  const own = plainAgain.replace(/^( {2}:where[\s\S]*? {2}\}\n)/m, "@scope (.daylit) {\n$1}\n");
  const pieces = parts
    .filter(({ name }) => name !== "plain")
    .map((part) => {
      const css = ofPages.reduce((text, block) => text.replace(block, ""), stripHeader(part.css));
      const inside = css
        .replace(/:root|:host|(?<![\w-])body(?=,| \{)/g, ":scope")
        // In a scope `*` is everything inside the part, not the part itself.
        .replace(/^ {2}\* \{/m, "  :scope,\n  * {")
        .replace(/^@layer ([\w.]+) \{\n([\s\S]*?)^\}/gm, (_, layer: string, rules: string) => {
          const frames = rules.match(/^ {2}@keyframes [\s\S]*?\n {2}\}\n/gm) ?? [];
          const rest = frames.reduce((text, each) => text.replace(each, ""), rules);
          return `@layer ${layer} {\n@scope (.daylit) {\n${rest}}\n${frames.join("")}}`;
        });
      return `/* ${part.name} */\n${keepLightDark(inside)}`;
    });
  return prefixShared(`${layerStatement()}\n\n${own}${pieces.join("\n")}\n${back}`);
}

/**
 * Names until 0.3, for pages that still say them: their rules again, and tokens that can be read by
 * both names and, on the root, set by either.
 */
export function aliases(parts: Part[]): string {
  const pieces = parts
    .filter(({ renames }) => renames.length > 0)
    .map(({ name, css, renames }) => {
      const old = new Map(renames.map(({ from, to }) => [to, from]));
      const properties = renames.filter(({ from }) => from.startsWith("--"));
      const rules = stripHeader(css)
        .replace(/^ +(--[a-z][\w-]*):(.*)\n/gm, (line, property: string, value: string) => {
          if (properties.length === 0) return line;
          const before = old.get(property);
          return before ? `    ${before}:${value}\n` : "";
        })
        .replace(/\.[a-z][\w-]*(?=[^{}]*\{)/gi, (each) => old.get(each) ?? each)
        .replace(/^ +@media[^{]*\{\s*\}\n/gm, "");
      const both = properties.map(({ from, to }) => `    ${to}: var(${from});\n`).join("");
      const set = both && `@layer daylit.tokens {\n  :root,\n  :host {\n${both}  }\n}\n`;
      return `/* ${name} */\n${keepLightDark(rules)}${set}`;
    });
  return `${layerStatement()}\n\n${pieces.join("\n")}`;
}
