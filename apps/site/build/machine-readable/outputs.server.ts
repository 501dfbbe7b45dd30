import { join } from "node:path";
import { siteSchema } from "@daylit/site-engine/schema/site-schema.ts";
import { describedParts } from "daylit/internal/tools/reference/reference.ts";
import { classesJson } from "daylit/internal/tools/reference/style-data.ts";
import { chart, chartPath } from "../../content/tables/documentation-sites.ts";
import { allRecords, weighPages } from "../../features/layouts/source.server.ts";
import { webManifest } from "../../features/offline/web-manifest.ts";
import { openSearch } from "../../features/search/opensearch.ts";
import { pages } from "../../model/pages.ts";
import {
  absolute,
  feedPath,
  manifestPath,
  openSearchPath,
  schemaPath,
  site,
  thirdPartyPath,
} from "../../model/site.ts";
import { type Content, uncached } from "../output/output.ts";
import type { OutputType } from "../output/outputs.server.ts";
import { catalogue } from "./catalogue.ts";
import { feed } from "./feed.ts";
import { llms } from "./llms.ts";
import { robots } from "./robots.ts";
import { security, securityPath } from "./security.ts";
import { sitemap } from "./sitemap.ts";
import { thirdParty } from "./third-party.ts";

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

const cataloguePath = "/catalogue.json";

const made: Record<string, () => Content> = {
  "/sitemap.xml": () => sitemap(pages),
  "/robots.txt": robots,
  ...(site.securityContact && { [securityPath]: security }),
  [chartPath]: chart,
  [feedPath]: feed,
  "/llms.txt": llms,
  [thirdPartyPath]: () => thirdParty(join(import.meta.dirname, "../../../..")),
  [schemaPath]: () => json(siteSchema(absolute(schemaPath))),
  "/classes.json": () => json(classesJson(describedParts())),
  [openSearchPath]: openSearch,
  [manifestPath]: () => JSON.stringify(webManifest()),
};

/** What is for search engines, feed readers, agents, editors and systems. */
export const machine: OutputType = {
  outputs: (_, cached = uncached) =>
    new Map<string, () => Content | Promise<Content>>([
      ...Object.entries(made),
      // It weighs a hundred documents, which no text changes.
      [
        cataloguePath,
        async () =>
          cached(cataloguePath, "", async () => {
            await weighPages();
            return json(catalogue(allRecords()));
          }),
      ],
    ]),
};
