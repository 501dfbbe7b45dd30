import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subset from "subset-font";
import { type CharacterSet, characterSets } from "../layouts/cut-faces.ts";
import { type FaceName, faces, fontSource } from "../layouts/faces.ts";
import { charactersIn } from "../site/fonts/range.ts";

const { resolve } = createRequire(new URL("../layouts/package.json", import.meta.url));

/** Kerning, ligatures, and the figures that sections ask for; small capitals stand nowhere. */
const features = ["kern", "liga", "lnum", "tnum"];

function axisOf(name: FaceName, cut: number | "text") {
  if (cut !== "text") return cut;
  const [min = 0, max = 0] = faces[name].weights.split(" ").map(Number);
  return { min: Math.max(400, min), max: Math.min(700, max) };
}

/** A part of a face: its characters in one weight, or from 400 to 700. */
export function cutFace(name: FaceName, cut: number | "text", set: CharacterSet) {
  const wanted = {
    targetFormat: "woff2",
    keepFeatures: features,
    noHinting: true,
    variationAxes: { wght: axisOf(name, cut) },
  } as const;
  const whole = readFileSync(resolve(fontSource(name)));
  return subset(whole, charactersIn(characterSets[set]), wanted);
}
