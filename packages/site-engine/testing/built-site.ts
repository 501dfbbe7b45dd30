import { type Files, finish, type Options, plan, type RequiredAsset } from "../build/build.ts";
import type { SiteDocument } from "../document/site-document.ts";

/** A whole site whose assets are at hand, or stood for. */
export function builtSite(
  site: SiteDocument,
  framework: string,
  contentOf: (asset: RequiredAsset) => Uint8Array,
  more: Omit<Options, "framework"> = {},
): Files {
  const planned = plan(site, { framework, ...more });
  const assets = planned.requiredAssets.map((asset) => [asset.key, contentOf(asset)] as const);
  return finish(planned, new Map(assets));
}
