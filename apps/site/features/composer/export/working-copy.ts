import { type SiteDocument, writeSite } from "@daylit/site-engine";
import { files } from "@daylit/site-engine/export/file-names.ts";
import { folderOf } from "@daylit/site-engine/export/folder-name.ts";
import { zipOf } from "@daylit/site-engine/export/zip.ts";
import { type FileShelf, placesOf } from "../images/own-files.ts";

/**
 * All that this browser has of a site, to continue elsewhere: also words and pictures that are no longer
 * on its pages. It has no pages itself, so that nobody puts it online by mistake.
 */
export async function workingCopy(
  site: SiteDocument,
  shelf: FileShelf,
): Promise<{ name: string; zip: Uint8Array<ArrayBuffer> }> {
  const all = new Map<string, string | Uint8Array>([[files.siteDocument, writeSite(site)]]);
  for (const [name, hash] of placesOf(site)) {
    const file = await shelf.file(hash);
    if (file) all.set(name, new Uint8Array(await file.arrayBuffer()));
  }
  const folder = `${folderOf(site)}-working-copy`;
  return { name: `${folder}.zip`, zip: zipOf(folder, all) as Uint8Array<ArrayBuffer> };
}
