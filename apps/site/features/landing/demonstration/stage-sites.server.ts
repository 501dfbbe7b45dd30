import "@daylit/layouts/render/pictures/all-drawings.server.ts";
import { readFile } from "node:fs/promises";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { assetFile, pictureFiles } from "@daylit/layouts/render/asset-files.ts";
import { plainSite } from "@daylit/site-engine";
import { type Files, finish, plan } from "@daylit/site-engine/build/build.ts";
import type { SiteDocument } from "@daylit/site-engine/document/site-document.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import type { StageId } from "./stages.ts";

/** The site's hero with other words or another picture. */
function withHero(site: SiteDocument, change: Record<string, unknown>): SiteDocument {
  const [home, ...others] = site.pages;
  if (!home?.sections[0]) throw new Error("The layout has no hero");
  const [hero, ...sections] = home.sections;
  return {
    ...site,
    pages: [{ ...home, sections: [{ ...hero, ...change }, ...sections] }, ...others],
  } as SiteDocument;
}

/** Every stage as the site that a visitor would have by then. */
export function stageSites(): Record<StageId, SiteDocument> {
  const bakery = cataloguePages.find(({ id }) => id === "food-0001-1");
  if (!bakery) throw new Error("food-0001-1 is not in the catalogue");
  const layout = plainSite(siteFromLayout(bakery));
  const written = withHero(
    { ...layout, business: { ...layout.business, name: "Osei Flowers" } },
    {
      keyword: "Florist, 3 Quay Street",
      heading: "Flowers from eight",
      lead: "Grown within ten miles of the shop and cut the evening before. Walk in, or order tonight.",
      aside: "Wreaths are bound on Fridays and wait on the shelf with your name.",
      actions: [
        { label: "See today’s flowers", href: "#bread" },
        { label: "Order for tomorrow", href: "#order" },
      ],
    },
  );
  const words = {
    ...written,
    nav: { ...written.nav, notice: "Open today from 8, until the buckets are empty" },
    pages: written.pages.map((page, at) => (at === 1 ? { ...page, label: "Wreaths" } : page)),
  } as SiteDocument;
  const colour: SiteDocument = {
    ...words,
    theme: { ...words.theme, brand: "#8a2f5d", paper: { hue: 350, chroma: 0.018 } },
  };
  return { layout, words, colour, picture: withHero(colour, { picture: "wedd-paper-wreath" }) };
}

/** The files of a stage's site. */
export async function stageFiles(site: SiteDocument): Promise<Files> {
  const library = pictureFiles();
  const planned = plan(site, { framework: wholeFile().min.code, linking: "paths" });
  const assets = new Map<string, Uint8Array>();
  for (const { name, key } of planned.requiredAssets) {
    const file = assetFile(name, library);
    if (!file) throw new Error(`${name} is not in the picture library`);
    assets.set(key, await readFile(file));
  }
  return finish(planned, assets);
}
