import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subset from "subset-font";
import { type FaceName, faces, fontSource } from "./faces.ts";
import { type CharacterSet, characterSets } from "./font-subsets.ts";
import { type ScriptSet, scriptSets, scriptSource } from "./script-faces.ts";

const { resolve } = createRequire(new URL("../package.json", import.meta.url));

/** Kerning, ligatures, and the figures that sections ask for; small capitals stand nowhere. */
const features = ["kern", "liga", "lnum", "tnum"];

/** A list such as `U+20-7E, U+E9`, written out. */
const charactersIn = (range: string): string =>
  range
    .split(", ")
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join("");

function axisOf(name: FaceName, cut: number | "text") {
  if (cut !== "text") return cut;
  const [min = 0, max = 0] = faces[name].weights.split(" ").map(Number);
  return { min: Math.max(400, min), max: Math.min(700, max) };
}

/** Letters join by these, and marks stand above and below them. */
const joining = ["ccmp", "rlig", "isol", "init", "medi", "fina", "rclt", "mark", "curs"];

/** A part of a face of another script: its letters, or those, digits and signs of the Latin file of the same family. */
export function writeScriptSubset(name: string, cut: number | "text", set: ScriptSet) {
  const [file, range] = scriptSets[set];
  const source = scriptSource(name, set, cut);
  const wght = cut === "text" ? { min: 400, max: 700 } : cut;
  const wanted = {
    targetFormat: "woff2",
    keepFeatures: file === "arabic" ? joining : ["ccmp", "mark", "kern"],
    noHinting: true,
    ...(source.includes("wght") ? { variationAxes: { wght } } : {}),
  } as const;
  return subset(readFileSync(resolve(source)), charactersIn(range), wanted);
}

/** A part of a face: its characters in one weight, or from 400 to 700. */
export function writeSubset(name: FaceName, cut: number | "text", set: CharacterSet) {
  const wanted = {
    targetFormat: "woff2",
    keepFeatures: features,
    noHinting: true,
    variationAxes: { wght: axisOf(name, cut) },
  } as const;
  const whole = readFileSync(resolve(fontSource(name, set === "east" ? "latin-ext" : "latin")));
  return subset(whole, charactersIn(characterSets[set]), wanted);
}
