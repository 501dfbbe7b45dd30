import { createHash } from "node:crypto";
import { type CataloguePicture, catalogue, picture } from "@daylit/pictures/catalogue/catalogue.ts";
import { exampleSlugs, readExamples } from "daylit/internal/tools/reference/examples.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { caseStudies } from "../../content/case-studies.ts";
import { landingPictures, packagePictures } from "../../content/page-pictures.ts";
import { swatches } from "../../features/landing/swatches.ts";
import { caseStudyRecord } from "../../features/projects/source.server.ts";
import { sampleHeights } from "../../features/reference/samples/measured.ts";
import { blockSampleName } from "../../model/blocks.ts";
import { brandClass, heightsOf } from "../../model/value-classes.ts";

const rule = (name: string, declarations: string) => `.${name}{${declarations}}`;

const brands = (colours: readonly string[]) =>
  colours.map((hex) => rule(brandClass(hex), `--brand:${hex}`));

const clientBrands = () => caseStudies.map(({ slug }) => caseStudyRecord(slug).brand);

const pictureRule = ({ id, placeholder, focal }: CataloguePicture) =>
  rule(
    `picture-${id}`,
    `--picture-placeholder:${placeholder};--picture-focal:${focal.map((share) => `${share * 100}%`).join(" ")}`,
  );

function heights(samples: readonly string[]): string[] {
  const all = samples.map((of) => heightsOf(sampleHeights(of)));
  return [
    ...all.map(([narrow]) => rule(`narrow-${narrow}`, `--narrow:${narrow}px`)),
    ...all.map(([, wide]) => rule(`wide-${wide}`, `--wide:${wide}px`)),
  ];
}

/** The rules for the values that each kind of page shows. */
const sheets = {
  heights: () =>
    heights(
      exampleSlugs()
        .flatMap(readExamples)
        .map((example) => `${example.slug}/${example.case}`),
    ),
  blocks: () => heights(blockNames.map(blockSampleName)),
  landing: () => [
    ...brands([...clientBrands(), ...swatches.map(({ value }) => value)]),
    ...Object.values(landingPictures).map((id) => pictureRule(picture(id))),
  ],
  packages: () => packagePictures.map((id) => pictureRule(picture(id))),
  pictures: () => catalogue.map(pictureRule),
  project: () => brands(clientBrands()),
};

type Sheet = keyof typeof sheets;

const css = (name: Sheet) => [...new Set(sheets[name]())].sort().join("");

const prefix = "values/";

/** A page names such a sheet among its styles: `values/landing`. */
export const valuesName = (name: Sheet) => `${prefix}${name}`;

const addressOf = (name: Sheet) =>
  `/assets/values-${name}-${createHash("sha256").update(css(name)).digest("base64url").slice(0, 8)}.css`;

/** Where the sheet of that name is; nothing for a stylesheet that is a file. */
export const valuesAddress = (name: string) =>
  name.startsWith(prefix) ? addressOf(name.slice(prefix.length) as Sheet) : undefined;

/** Every sheet: address → rules. */
export const valuesFiles = () =>
  new Map(Object.keys(sheets).map((name) => [addressOf(name as Sheet), () => css(name as Sheet)]));
