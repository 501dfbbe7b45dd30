import "@daylit/layouts/render/all-drawings.server.ts";
import { fitted, type SiteDocument } from "@daylit/site-engine";
import { type Files, finish, plan } from "@daylit/site-engine/build/build.ts";
import { bundledFile, bundledText, isBundled } from "./assets.ts";
import { CommandError } from "./command-error.ts";

/** The site as the composer downloads it, byte for byte. */
export function htmlForm(given: SiteDocument, own: ReadonlyMap<string, Uint8Array>): Files {
  const { site } = fitted(given);
  const planned = plan(site, { framework: bundledText("daylit.min.css") });
  const assets = planned.requiredAssets.map(({ name, key }): [string, Uint8Array] => {
    const bytes = own.get(key) ?? (isBundled(name) ? bundledFile(name) : undefined);
    if (!bytes) throw new CommandError(`${name} is missing from this package`);
    return [key, bytes];
  });
  return finish(planned, new Map(assets));
}
