import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import {
  limits,
  type Repair,
  readSite,
  type SiteDocument,
  unseenPictures,
  withoutPictures,
} from "@daylit/site-engine";
import { addedRules, isEditedStyle } from "@daylit/site-engine/export/edited-style.ts";
import { files as names, ownFile } from "@daylit/site-engine/export/file-names.ts";
import { formatOf, formats } from "../../assets/model/formats.ts";
import { siteBuilder } from "../export/worker/site-builder.ts";
import { type Found, NotOpened, siteIn } from "../home/start.ts";
import { type FileShelf, hashesOf } from "../images/own-files.ts";

const chooseYours = "Choose the zip or the site.json that you downloaded here.";

/** Every letter may take up to four bytes. */
export const largest = {
  text: 4 * limits.characters,
  zip: 80_000_000,
  unpacked: 200_000_000,
} as const;

export type Opened = Found & {
  note?: string;
  /** Where it is online, if it was opened from there. */
  at?: string;
  /** Its stylesheet, as it was found. */
  style?: string | undefined;
};

/** Where in a site's folder its own files are: name → hash. */
export function placesOf({ pictures, mark }: SiteDocument): Map<string, string> {
  return new Map([
    ...Object.entries(pictures).flatMap(([id, { files }]) =>
      files.map(({ width, type, hash }) => [ownFile(id, width, type), hash] as const),
    ),
    ...("icons" in mark
      ? Object.entries(mark.icons).map(([name, hash]) => [`${name}.png`, hash] as const)
      : []),
  ]);
}

/** Reads what is needed out of a zip; a few bytes could unpack to gigabytes, so it is counted. */
async function unpacked(file: Blob): Promise<Map<string, Uint8Array>> {
  if (file.size > largest.zip)
    throw new NotOpened(`This zip is too large for a Daylit site. ${chooseYours}`);
  const { unzipSync } = await import("../../workspace/export/zip.ts");
  let sum = 0;
  try {
    const all = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ name, originalSize }) => {
        if (!/(^|\/)(site\.json|style\.css|pictures\/own-[^/]*|icon-[^/]*\.png)$/.test(name))
          return false;
        sum += originalSize;
        if (sum > largest.unpacked)
          throw new NotOpened(`The files in this zip are too large. ${chooseYours}`);
        return true;
      },
    });
    // The folder may have been packed with or without a folder around it.
    const [root = ""] = Object.keys(all)
      .filter((name) => /(^|\/)site\.json$/.test(name))
      .map((name) => name.slice(0, -"site.json".length))
      .sort((one, other) => one.length - other.length);
    return new Map(
      Object.entries(all)
        .filter(([name]) => name.startsWith(root))
        .map(([name, bytes]) => [name.slice(root.length), bytes]),
    );
  } catch (error) {
    throw error instanceof NotOpened
      ? error
      : new NotOpened("This zip is damaged or cut off. Download or copy it again.");
  }
}

/** A drawing from a stranger's zip may hold what no drawing should: it is looked at as on the desk. */
export async function harmless(name: string, bytes: Uint8Array): Promise<boolean> {
  if (!name.endsWith(".svg")) return true;
  const { parseSvg } = await import("../../assets/ui/files/parse-svg.ts");
  return parseSvg(new TextDecoder().decode(bytes)).problem === undefined;
}

/** An owner's changes to the stylesheet by hand, set aside: the whole of it where ours can't be made. */
export async function handEdits(
  site: SiteDocument,
  style: string,
  worker: string,
  shelf: FileShelf,
): Promise<Repair[]> {
  if (!isEditedStyle(style)) return [];
  const builder = siteBuilder(worker, shelf);
  const made = await builder.build(site, "files").catch(() => undefined);
  builder.close();
  const ours = made?.files?.get(names.style);
  const rest = ours ? addedRules(style, `${ours}`) : style;
  return [{ path: names.style, kind: "handmade", ...(rest ? { rest } : {}) }];
}

async function fromZip(file: Blob, shelf: FileShelf): Promise<Opened> {
  const files = await unpacked(file);
  const text = files.get("site.json");
  if (!text)
    throw new NotOpened(`This zip isn’t a Daylit site: it has no site.json. ${chooseYours}`);
  const found = siteIn(readSite(new TextDecoder().decode(text)));
  for (const [name] of placesOf(found.site)) {
    const bytes = files.get(name) as Uint8Array<ArrayBuffer> | undefined;
    if (bytes && (await harmless(name, bytes))) await shelf.keep(new Blob([bytes]));
  }
  return { ...found, style: new TextDecoder().decode(files.get(names.style)) };
}

/** Own pictures that need one of these files; a logo needs its icons too. */
const picturesWith = ({ pictures, mark }: SiteDocument, hashes: ReadonlySet<string>) =>
  (Object.keys(pictures) as OwnPicture[]).filter((id) => {
    const icons = "logo" in mark && mark.logo === id ? Object.values(mark.icons) : [];
    const files = (pictures[id]?.files ?? []).map(({ hash }) => hash);
    return [...files, ...icons].some((hash) => hashes.has(hash));
  });

/** The same files under other hashes. */
const withHashes = (site: SiteDocument, sent: ReadonlyMap<string, string>): SiteDocument =>
  JSON.parse(JSON.stringify(site), (key, value) =>
    key === "hash" || key.startsWith("icon-") ? (sent.get(value) ?? value) : value,
  );

/** A site that was taken away: the zip, or its site.json alone. */
export async function openedFile(file: File, shelf: FileShelf): Promise<Opened> {
  if (file.size === 0) throw new NotOpened(`This file is empty. ${chooseYours}`);
  const format = formatOf(new Uint8Array(await file.slice(0, 4096).arrayBuffer()), file.name);
  const zipped = format === "zip";
  if (formats[format].usable || format === "heic")
    throw new NotOpened(
      "This is a picture, not a project file. Start a site, then click a picture on its page to replace it with yours.",
    );
  if (!zipped && file.size > largest.text)
    throw new NotOpened(`This file is too large for a project. ${chooseYours}`);
  const found = zipped ? await fromZip(file, shelf) : siteIn(readSite(await file.text()));
  const note = "Your own pictures aren’t in this file. Open the whole zip to include them.";
  return withFilesAt(found, shelf, new Map(), note);
}

/** The site with the files that are at hand; `sent`: under another hash than the document says. */
export async function withFilesAt(
  { site: read, ...found }: Opened,
  shelf: FileShelf,
  sent: ReadonlyMap<string, string>,
  note: string,
): Promise<Opened> {
  const site = sent.size > 0 ? withHashes(read, sent) : read;
  const hashes = hashesOf(site);
  const here = await Promise.all(hashes.map((hash) => shelf.file(hash)));
  const missing = new Set(hashes.filter((_, index) => !here[index]));
  const gone = picturesWith(site, missing);
  const unseen = unseenPictures(site);
  return {
    ...found,
    site: withoutPictures(site, gone),
    // Nobody misses what others had taken the place of.
    ...(gone.every((id) => unseen.includes(id)) ? {} : { note }),
  };
}
