import "@daylit/layouts/render/pictures/all-drawings.server.ts";
import { loadDescriptions } from "@daylit/layouts/catalogue/pictures/alt-texts.ts";
import { fitted, type SiteDocument } from "@daylit/site-engine";
import { type Files, finish, plan } from "@daylit/site-engine/build/build.ts";
import { asset, bundledText, siteAddress } from "./assets.ts";

/** The site as the composer downloads it, byte for byte. */
export async function htmlForm(
  given: SiteDocument,
  own: ReadonlyMap<string, Uint8Array>,
): Promise<Files> {
  const { site } = fitted(given);
  const { language, translations = [] } = site;
  await loadDescriptions([language, ...translations.map((each) => each.language)]);
  const composer = siteAddress("compose");
  const planned = plan(site, {
    framework: bundledText("daylit.min.css"),
    day: new Date().toISOString().slice(0, 10),
    ...(composer ? { composer } : {}),
  });
  const assets = await Promise.all(
    planned.requiredAssets.map(
      async ({ name, key }) => [key, own.get(key) ?? (await asset(name))] as const,
    ),
  );
  return finish(planned, new Map(assets));
}
