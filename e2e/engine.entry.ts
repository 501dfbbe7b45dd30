/** What `engine.ts` loads, through Vite, since blocks are JSX. */

export { assetFile, pictureFiles } from "@daylit/layouts/asset-files.ts";
export { build, needsOf } from "@daylit/sites/build.ts";
export { generatedSites } from "@daylit/sites/generated.ts";
export { readProject } from "@daylit/sites/read.ts";
export { weigh } from "@daylit/sites/weigh.ts";
export { wholeFile } from "../css/bundle.ts";
