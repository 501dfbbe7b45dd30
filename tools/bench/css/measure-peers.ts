/**
 * Measures our stylesheet and the seven that the documentation compares it with, and writes the seven
 * into tools/bench/css/peers.json, from which the page's table is made; our own row is worked out there (never
 * part of the tests: it fetches the peers from npm):
 *
 *     npm run do -- bench peers
 */
import { readFileSync, writeFileSync } from "node:fs";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { brotliSize } from "daylit/internal/tools/bundle/minify.ts";
import { readSelectors } from "daylit/internal/tools/bundle/selectors.ts";
import { peers, scriptsOf, stylesheetOf } from "./peers.ts";

/** What is counted, in bytes as they travel with the strongest brotli. */
export type Measured = {
  name: string;
  version: string;
  css: number;
  script: number;
  important: number;
  specificity: string;
  counted: string;
};

function measure(css: string): Pick<Measured, "css" | "important" | "specificity"> {
  // A hack for an old browser that stops the tool instead of being left out.
  const readable = css.replaceAll("0\\0", "0");
  return {
    css: brotliSize(css),
    important: css.match(/!\s*important/g)?.length ?? 0,
    specificity: readSelectors(readable, true).highest.join(),
  };
}

const { version } = JSON.parse(
  readFileSync(new URL("../../../packages/css/package.json", import.meta.url), "utf8"),
);
const own: Measured = {
  name: "Daylit",
  version,
  ...measure(wholeFile().min.code),
  script: 0,
  counted: "the whole file",
};
const rows = peers.map((peer): Measured => {
  const script = scriptsOf(peer).reduce((sum, text) => sum + brotliSize(text), 0);
  const { name, version, counted } = peer;
  return { name, version, ...measure(stylesheetOf(peer)), script, counted };
});

const date = new Date().toISOString().slice(0, 10);
const file = new URL("./peers.json", import.meta.url);
writeFileSync(file, `${JSON.stringify({ date, rows }, null, 2)}\n`);
for (const { name, css, script, important, specificity } of [own, ...rows])
  console.log(name.padEnd(12), css, script, important, specificity);
