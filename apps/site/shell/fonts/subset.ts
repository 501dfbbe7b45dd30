/**
 * Cuts the two faces of the site down to what its pages show: the characters that are written in the
 * built pages and the keyboard's own, the weights and the features that the stylesheets use. Writes
 * apps/site/shell/generated/fonts/. Run by `npm run refresh`.
 *
 * A tool in which another letter is typed loads the whole face.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subset from "subset-font";
import { charactersOf, lettersBeside } from "./characters.ts";
import { type Face, faces, headlineFace, textFace } from "./faces.ts";
import { rangeOf } from "./range.ts";

const home = join(import.meta.dirname, "../../../..");
const folder = join(home, "apps/site/shell/generated/fonts");
const { resolve } = createRequire(join(home, "apps/site/package.json"));

const wholeFace = (file: string) => {
  const [name] = file.split(/\W/);
  return `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
};

const pages = globSync("build/site/**/*.html", {
  cwd: home,
  exclude: ["build/site/{view,samples}/**"],
});
if (pages.length === 0) throw new Error("Build the site first: the characters are read from it.");
const characters = charactersOf(pages.map((name) => readFileSync(join(home, name), "utf8")));

const rule = (family: string, weight: string, display: string, source: string, more = "") =>
  `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: ${display};
  src: url("${source}") format("woff2");${more}
}
`;

const ofFile = ({ family, weight, file }: Face, display: string) =>
  rule(family, weight, display, `./${file}`);

async function cut({ file, weight }: Face) {
  const [min = 0, max = min] = weight.split(" ").map(Number);
  const whole = readFileSync(resolve(wholeFace(file)));
  const wanted = {
    targetFormat: "woff2",
    // Figures of one width stand in tables; small capitals and old figures stand nowhere.
    keepFeatures: ["kern", "liga", "tnum"],
    noHinting: true,
    variationAxes: { wght: min === max ? min : { min, max } },
  } as const;
  const made = await subset(whole, characters.join(""), wanted);
  writeFileSync(join(folder, file), made);
  console.log(`${file}: ${whole.length} → ${made.length} bytes`);
}

await Promise.all(faces.map(cut));
const others = `\n  unicode-range: ${rangeOf(lettersBeside(characters))};`;
writeFileSync(
  join(folder, "faces.css"),
  [
    "/* Made by npm run refresh from what the built pages show. Do not edit. */\n",
    ofFile(headlineFace, "optional"),
    "/* With script, runtime/text-face.ts asks for it after the first paint. */\n",
    `@media (scripting: none) {\n${ofFile(textFace, "optional")}}\n`,
    "/* The whole faces, for letters that no page shows but a visitor may type. */\n",
    ...faces.map(({ family, weight, file }) =>
      rule(family, weight, "swap", wholeFace(file), others),
    ),
  ].join("\n"),
);
