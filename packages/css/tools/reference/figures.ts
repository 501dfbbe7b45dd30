import { pathToFileURL } from "node:url";
import { bundle, mapped, wholeFile } from "../bundle/bundle.ts";
import { brotliSize, minify } from "../bundle/minify.ts";
import { readSelectors } from "../bundle/selectors.ts";
import { readIcons, readKit, readParts, vocabulary } from "./reference.ts";

/** The six features of the comparison, and how a stylesheet shows that it minds them. */
const features: Record<string, RegExp> = {
  "reduced motion": /prefers-reduced-motion/,
  "colour scheme": /prefers-color-scheme/,
  "forced colours": /forced-colors/,
  "more contrast": /prefers-contrast/,
  print: /@media print/,
  "container queries": /@container/,
};

const physical =
  /(?<![\w-])((min-|max-)?(width|height)|(margin|padding|border|scroll-(margin|padding))-(left|right|top|bottom)[\w-]*|border-(top|bottom)-(left|right)-radius|left|right|top|bottom|overflow-[xy]|overscroll-behavior-[xy]|float|clear)(?=:)|text-align:(left|right)/g;
const logical =
  /(?<![\w-])((min-|max-)?(inline|block)-size|(margin|padding|border|inset|scroll-(margin|padding))-(inline|block)[\w-]*|border-(start|end)-(start|end)-radius|(overflow|overscroll-behavior)-(inline|block))(?=:)|text-align:(start|end)/g;

/** What the optional stylesheets weigh, and how they select. */
export function kitFigures() {
  const { code } = minify(bundle(readKit()));
  const selectors = readSelectors(code);
  return {
    kit: brotliSize(code),
    icons: brotliSize(minify(bundle([readIcons()])).code),
    important: /!important/.test(code),
    physical: code.match(physical) ?? [],
    specificity: selectors.highest,
    tried: selectors.tried,
  };
}

/** The figures of the comparison table for our own file. */
export function figures() {
  const parts = readParts();
  const { code } = wholeFile().min;
  const rules = code.replace(/@(media|container)[^{]*/g, "");
  const count = (pattern: RegExp) => rules.match(pattern)?.length ?? 0;
  const selectors = readSelectors(code);
  return {
    // What is sent, to the last byte.
    everything: brotliSize(mapped(code, "daylit.min.css.map")),
    vocabulary: brotliSize(minify(bundle(vocabulary(parts))).code),
    raw: code.length,
    important: count(/!important/g),
    specificity: selectors.highest,
    tried: selectors.tried,
    logical: count(logical),
    physical: count(physical),
    features: Object.keys(features).filter((name) => features[name]?.test(code)),
    classes: parts.reduce((sum, part) => sum + part.classes.length, 0),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const own = figures();
  const share = (100 * own.logical) / (own.logical + own.physical);
  console.log(`everything, minified, brotli       ${own.everything} bytes (at most 8000)`);
  console.log(`specification’s vocabulary, brotli ${own.vocabulary} bytes (at most 3500)`);
  console.log(`everything, minified               ${own.raw} bytes, ${own.classes} classes`);
  const { kit, icons } = kitFigures();
  console.log(`kit, minified, brotli              ${kit} bytes (at most 5000)`);
  console.log(`icons, minified, brotli            ${icons} bytes`);
  console.log(`script needed                      0`);
  console.log(`!important                         ${own.important}`);
  console.log(`highest specificity                ${own.specificity.join(",")} (at most 0,2,0)`);
  console.log(`logical share                      ${share} % (${own.logical} to ${own.physical})`);
  console.log(
    `media features                     ${own.features.length}: ${own.features.join(", ")}`,
  );
}
