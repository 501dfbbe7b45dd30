import { loadDescriptions } from "@daylit/layouts/catalogue/pictures/alt-texts.ts";
import "@daylit/layouts/render/pictures/all-drawings.server.ts";

/** What `engine.ts` and `tools/bench/site/sites.ts` load, through Vite, since blocks are JSX. */

export { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
export { assetFile, pictureFiles } from "@daylit/layouts/render/asset-files.ts";
export { plainSite, textsOfSite } from "@daylit/site-engine";
export { finish, plan } from "@daylit/site-engine/build/build.ts";
export { pageWeights } from "@daylit/site-engine/build/page/page-weight.ts";
export { hoursText } from "@daylit/site-engine/document/business/hours-text.ts";
export { check } from "@daylit/site-engine/document/check/check.ts";
export { parseSite, readSite, writeSite } from "@daylit/site-engine/document/read/read.ts";
export { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
export { rootOf } from "@daylit/site-engine/export/file-names.ts";
export { zipOf } from "@daylit/site-engine/export/zip.ts";
export { builtSite } from "@daylit/site-engine/testing/built-site.ts";
export { fixtureSites } from "@daylit/site-engine/testing/fixtures.ts";
export { hostileFiles, hostileSite } from "@daylit/site-engine/testing/hostile-sites.ts";
export { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";

// The composer has them too whenever a site is in German. Vite loads nothing later.
await loadDescriptions(["de"]);
