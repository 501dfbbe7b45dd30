import { existsSync, globSync, readFileSync } from "node:fs";
import { loadOutput } from "@daylit/layouts/catalogue/load.ts";
import { characterSets } from "@daylit/layouts/theme/font-subsets.ts";
import { scriptFaces, scriptSets } from "@daylit/layouts/theme/script-faces.ts";
import { cutsToMake } from "@daylit/layouts/tools/font-cuts.ts";
import { linkPictures } from "@daylit/pictures/tools/link-pictures.ts";
import { charactersOf } from "../../apps/site/shell/fonts/characters.ts";
import { faces } from "../../apps/site/shell/fonts/faces.ts";
import { runNode } from "../scripts/run.mjs";
import { hashOf, hashOfFiles } from "./hash.ts";
import type { Product } from "./refresh.ts";

const biome = "node_modules/@biomejs/biome/bin/biome";

/** The faces that `package.json` files name: a new version has other letters. */
const wholeFaces = () => hashOfFiles("node_modules/@fontsource{-variable,}/*/package.json");

/** Everything that is committed and made from other files, in the order in which it is made. */
export async function products(): Promise<Product[]> {
  const { cataloguePages, outputHash } = await loadOutput();
  const renders = Object.values(linkPictures);
  /** The hash of each render, which is not committed itself. */
  const measured: Record<string, { source: string }> = JSON.parse(
    readFileSync("pictures/generated/measured.json", "utf8"),
  );
  return [
    {
      name: "icons",
      inputs: () => hashOfFiles("pictures/tools/{icons,ico}.ts", "pictures/mark/mark.svg"),
      outputs: ["pictures/assets/{favicon,icon-,apple-touch-icon}*"],
      make: () => runNode("pictures/tools/icons.ts"),
    },
    {
      name: "link pictures",
      inputs: () =>
        hashOf([
          hashOfFiles("pictures/tools/{previews,link-pictures}.ts", "pictures/mark/mark.svg"),
          ...renders.map((id) => measured[id]?.source ?? ""),
        ]),
      outputs: ["pictures/assets/{preview,project-preview}.*"],
      make: () => runNode("pictures/tools/previews.ts"),
      obstacle: () =>
        renders.every((id) => existsSync(`pictures/.cache/renders/${id}.png`))
          ? undefined
          : `npm run do -- render ${renders.join(" ")} makes what it needs`,
    },
    {
      name: "catalogue faces",
      inputs: () =>
        hashOf([
          JSON.stringify([cutsToMake(cataloguePages), characterSets, scriptFaces, scriptSets]),
          hashOfFiles("packages/layouts/theme/subset-font.ts"),
          wholeFaces(),
        ]),
      outputs: ["packages/layouts/generated/fonts/*"],
      make: () => {
        runNode("packages/layouts/tools/font-subsets.ts");
        runNode(biome, "check", "--write", "packages/layouts/generated/fonts/sizes.json");
      },
    },
    {
      name: "thumbnails and facts",
      inputs: () => hashOf(cataloguePages.flatMap((page) => [page.id, outputHash(page)])),
      outputs: ["packages/layouts/generated/facts.json", "packages/layouts/generated/thumb*/*"],
      make: (all) => runNode("packages/layouts/tools/thumbnails.ts", ...(all ? ["--all"] : [])),
    },
    {
      name: "demonstration",
      inputs: () =>
        hashOf([
          hashOfFiles(
            "apps/site/features/landing/demonstration/*.ts",
            "packages/browsers/photograph.ts",
          ),
          ...cataloguePages.filter(({ id }) => id === "food-0001-1").map(outputHash),
        ]),
      outputs: ["apps/site/features/landing/generated/demonstration/*"],
      make: () => runNode("apps/site/features/landing/demonstration/photographs.ts"),
    },
    {
      name: "heights of the samples",
      fromBuild: true,
      inputs: () => hashOfFiles("build/site/samples/**/*.html"),
      outputs: ["apps/site/features/reference/generated/heights.json"],
      make: () => runNode("apps/site/features/reference/samples/measure.ts"),
    },
    {
      name: "photographs of the client sites",
      fromBuild: true,
      inputs: () =>
        hashOfFiles(
          "apps/clients/{tools/photographs,photographs}.ts",
          "packages/browsers/photograph.ts",
          "build/clients/*/{index.html,style.css}",
          "build/clients/*/{pictures/*.avif,fonts/*}",
        ),
      outputs: ["apps/clients/generated/photographs/*"],
      make: () => runNode("apps/clients/tools/photographs.ts"),
    },
    {
      name: "site faces",
      fromBuild: true,
      inputs: () =>
        hashOf([
          charactersOf(sitePages().map((name) => readFileSync(name, "utf8"))).join(""),
          JSON.stringify(faces),
          hashOfFiles("apps/site/shell/fonts/subset.ts"),
          wholeFaces(),
        ]),
      outputs: ["apps/site/shell/generated/fonts/*"],
      make: () => {
        runNode("apps/site/shell/fonts/subset.ts");
        runNode(biome, "check", "--write", "apps/site/shell/generated/fonts/faces.css");
      },
    },
  ];
}

/** The pages that are set in the site's own faces. */
const sitePages = () =>
  globSync("build/site/**/*.html", { exclude: ["build/site/{view,samples}/**"] });
