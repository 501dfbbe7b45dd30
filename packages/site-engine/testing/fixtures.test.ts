import { statSync } from "node:fs";
import "@daylit/layouts/render/pictures/all-drawings.server.ts";
import { type BlockName, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { assetFile, pictureFiles } from "@daylit/layouts/render/asset-files.ts";
import { trades } from "@daylit/layouts/trades/trades.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { htmlChecker } from "daylit/internal/tools/html-faults.ts";
import { describe, expect, test } from "vitest";
import { pageWeights } from "../build/page/page-weight.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { builtSite } from "./built-site.ts";
import { fixtureSites } from "./fixtures.ts";

const sites = fixtureSites();
const framework = wholeFile().min.code;
const library = pictureFiles();
const sizeOf = (name: string) => statSync(assetFile(name, library) ?? "").size;

/** What people on a train may wait for: words, typefaces and pictures of the first view. */
const mostAtFirst = 60_000;
/**
 * Generated sites fill every field, have rare letters in every face and any picture of the library: no
 * site of an owner does. Their pictures are not counted.
 */
const mostGenerated = 56_000;
/** In Arabic a page fetches Arabic letters, and Latin ones for an address such as name@bakery.example. */
const mostInArabic = 88_000;
const faultsIn = htmlChecker({ "long-title": "off" });

const blocksOf = ({ nav, footer, pages }: SiteDocument) => [
  nav.block,
  ...pages.flatMap(({ sections }) => sections.map(({ block }) => block)),
  footer.block,
];

test("every block is there at least twice, and every trade", () => {
  const all = sites.flatMap(({ site }) => blocksOf(site));
  const rare = (Object.keys(definitions) as BlockName[]).filter(
    (name) => all.filter((block) => block === name).length < 2,
  );
  expect(rare).toEqual([]);
  expect(sites.filter(({ name }) => /-\d{4}/.test(name))).toHaveLength(trades.length);
});

describe("each site", () => {
  test.each(sites)(
    "$name is valid, whole, light and can be installed",
    ({ name: siteName, site }) => {
      const files = builtSite(site, framework, ({ name }) => new Uint8Array(sizeOf(name)));
      for (const [name, content] of files) {
        if (!name.endsWith(".html")) continue;
        expect(faultsIn(String(content)), name).toEqual([]);
      }
      const manifest = JSON.parse(String(files.get("app.webmanifest")));
      expect(manifest.name).toBe(site.business.name);
      expect(manifest.icons.length).toBeGreaterThan(1);
      for (const { src } of manifest.icons) expect(files.has(src)).toBe(true);
      expect(files.has("worker.js")).toBe(true);
      // HTML, CSS and script of a page, as they are sent; the stylesheet is one to be read.
      for (const { path, words, fonts, pictures } of pageWeights(site, files)) {
        // Drawings stand in the page.
        expect(words, path).toBeLessThanOrEqual(26_000);
        if (/^(full|odd)-/.test(siteName))
          expect(words + fonts, path).toBeLessThanOrEqual(
            site.language === "ar" ? mostInArabic : mostGenerated,
          );
        else expect(words + fonts + pictures, path).toBeLessThanOrEqual(mostAtFirst);
      }
    },
  );
});
