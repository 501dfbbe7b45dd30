/** What `bench/sites.ts` measures, through Vite, since blocks are JSX. */
export { wholeFile } from "../css/bundle.ts";
export { assetFile, pictureFiles } from "../layouts/asset-files.ts";
export { cataloguePages } from "../layouts/catalogue.ts";
export { build, needsOf } from "../sites/build.ts";
export { check } from "../sites/check.ts";
export { projectFrom } from "../sites/from-layout.ts";
export { readProject, writeProject } from "../sites/read.ts";
export { weigh } from "../sites/weigh.ts";
export { zipOf } from "../sites/zip.ts";
