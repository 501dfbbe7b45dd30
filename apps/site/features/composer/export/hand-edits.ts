import type { Repair, SiteDocument } from "@daylit/site-engine";
import { files as names } from "@daylit/site-engine/export/file-names.ts";
import { addedRules } from "@daylit/site-engine/export/style-seal.ts";
import type { FileShelf } from "../images/own-files.ts";
import { siteBuilder } from "./site-builder.ts";

/** What an owner changed in the stylesheet by hand, set aside: the whole file where ours can't be made. */
export async function handEdits(
  site: SiteDocument,
  style: string,
  worker: string,
  shelf: FileShelf,
): Promise<Repair> {
  const builder = siteBuilder(worker, shelf);
  const made = await builder.build(site, "files").catch(() => undefined);
  builder.close();
  const ours = made?.files?.get(names.style);
  const rest = typeof ours === "string" ? addedRules(style, ours) : style;
  return { path: names.style, kind: "handmade", ...(rest ? { rest } : {}) };
}
