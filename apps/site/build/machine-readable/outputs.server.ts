import { join } from "node:path";
import { readParts } from "../../../css/reference.ts";
import { classesJson } from "../../../css/style-data.ts";
import { pages } from "../../app/model/pages.ts";
import { feedPath, manifestPath, openSearchPath, thirdPartyPath } from "../../app/model/site.ts";
import { webManifest } from "../../app/model/web-manifest.ts";
import { chart, chartPath } from "../../content/tables/documentation-sites.ts";
import { allRecords } from "../../sources/layouts.server.ts";
import { catalogue } from "../machine/catalogue.ts";
import { feed } from "../machine/feed.ts";
import { llms } from "../machine/llms.ts";
import { openSearch } from "../machine/opensearch.ts";
import { robots } from "../machine/robots.ts";
import { security, securityPath } from "../machine/security.ts";
import { sitemap } from "../machine/sitemap.ts";
import { thirdParty } from "../machine/third-party.ts";
import { anew, type Content } from "../output.ts";
import type { Kind } from "../table.server.ts";

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

const cataloguePath = "/catalogue.json";

const made: Record<string, () => Content> = {
  "/sitemap.xml": () => sitemap(pages),
  "/robots.txt": robots,
  [securityPath]: security,
  [chartPath]: chart,
  [feedPath]: feed,
  "/llms.txt": llms,
  [thirdPartyPath]: () => thirdParty(join(import.meta.dirname, "../../..")),
  "/classes.json": () => json(classesJson(readParts())),
  [openSearchPath]: openSearch,
  [manifestPath]: () => JSON.stringify(webManifest()),
};

/** What is for search engines, feed readers, agents, editors and systems. */
export const machine: Kind = {
  outputs: (_, kept = anew) =>
    new Map<string, () => Content | Promise<Content>>([
      ...Object.entries(made),
      // It weighs a hundred documents, which no text changes.
      [cataloguePath, () => kept(cataloguePath, "", () => json(catalogue(allRecords())))],
    ]),
};
