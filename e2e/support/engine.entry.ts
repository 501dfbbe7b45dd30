import "@daylit/layouts/render/all-drawings.server.ts";

/** What `engine.ts` and `tools/bench/sites.ts` load, through Vite, since blocks are JSX. */

export { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
export { assetFile, pictureFiles } from "@daylit/layouts/render/asset-files.ts";
export { textsOfProject } from "@daylit/site-engine";
export { build, needsOf } from "@daylit/site-engine/build/build.ts";
export { weigh } from "@daylit/site-engine/build/page-weight.ts";
export { check } from "@daylit/site-engine/document/check.ts";
export { projectOf, readProject, writeProject } from "@daylit/site-engine/document/read.ts";
export { projectFrom } from "@daylit/site-engine/edit/from-layout.ts";
export { zipOf } from "@daylit/site-engine/export/zip.ts";
export { generatedSites } from "@daylit/site-engine/testing/fixtures.ts";
export { wholeFile } from "../../packages/css/tools/bundle.ts";
