/** What `engine.ts` and `bench/sites.ts` load, through Vite, since blocks are JSX. */

export { assetFile, pictureFiles } from "@daylit/layouts/asset-files.ts";
export { cataloguePages } from "@daylit/layouts/catalogue.ts";
export { build, needsOf } from "@daylit/sites/build.ts";
export { check } from "@daylit/sites/check.ts";
export { projectFrom } from "@daylit/sites/from-layout.ts";
export { generatedSites } from "@daylit/sites/generated.ts";
export { readProject, writeProject } from "@daylit/sites/read.ts";
export { weigh } from "@daylit/sites/weigh.ts";
export { zipOf } from "@daylit/sites/zip.ts";
export { wholeFile } from "../css/bundle.ts";
