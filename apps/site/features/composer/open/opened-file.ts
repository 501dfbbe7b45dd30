import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import {
  limits,
  type PictureType,
  type Repair,
  readSite,
  type SiteDocument,
  unseenPictures,
  withoutPictures,
} from "@daylit/site-engine";
import { readOwnFile, withReadFiles } from "@daylit/site-engine/document/pictures/read-own-file.ts";
import { addedRules, isEditedStyle } from "@daylit/site-engine/export/edited-style.ts";
import { files as names } from "@daylit/site-engine/export/file-names.ts";
import { formatOf, formats } from "../../../workspace/store/record/formats.ts";
import { siteBuilder } from "../export/worker/site-builder.ts";
import { type LoadedSite, OpenError, siteIn } from "../home/start-site.ts";
import { type FileShelf, placesOf } from "../images/own-files.ts";
import { t } from "../messages/t.ts";

const chooseYours = t`Choose the zip or the site.json that you downloaded here.`;

/** Every letter may take up to four bytes. */
export const largest = {
  text: 4 * limits.characters,
  zip: 80_000_000,
  unpacked: 200_000_000,
} as const;

export type OpenedFile = LoadedSite & {
  note?: string;
  /** Where it is online, if it was opened from there, and its document as it is there. */
  at?: string;
  online?: SiteDocument;
  /** Its stylesheet, as it was found. */
  style?: string | undefined;
};

/** Reads what is needed out of a zip; a few bytes could unpack to gigabytes, so it is counted. */
async function unpacked(file: Blob): Promise<Map<string, Uint8Array>> {
  if (file.size > largest.zip)
    throw new OpenError(t`This zip is too large for a Daylit site. ${chooseYours}`);
  const { unzipSync } = await import("../../../workspace/export/zip.ts");
  let sum = 0;
  try {
    const all = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ name, originalSize }) => {
        if (!/(^|\/)(site\.json|style\.css|pictures\/own-[^/]*|icon-[^/]*\.png)$/.test(name))
          return false;
        sum += originalSize;
        if (sum > largest.unpacked)
          throw new OpenError(t`The files in this zip are too large. ${chooseYours}`);
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
    throw error instanceof OpenError
      ? error
      : new OpenError(t`This zip is damaged or cut off. Download or copy it again.`);
  }
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

async function fromZip(file: Blob): Promise<{ found: OpenedFile; bytesAt: BytesAt }> {
  const files = await unpacked(file);
  const text = files.get("site.json");
  if (!text)
    throw new OpenError(t`This zip isn’t a Daylit site: it has no site.json. ${chooseYours}`);
  const found = siteIn(readSite(new TextDecoder().decode(text)));
  return {
    found: { ...found, style: new TextDecoder().decode(files.get(names.style)) },
    bytesAt: async (name) => files.get(name),
  };
}

/** Own pictures that lack a file; a logo needs its icons too, and they are PNG. */
const incomplete = ({ pictures, mark }: SiteDocument, read: ReadonlyMap<string, StoredFile>) =>
  (Object.keys(pictures) as OwnPicture[]).filter((id) => {
    const icons = "logo" in mark && mark.logo === id ? Object.values(mark.icons) : [];
    const files = pictures[id]?.files ?? [];
    return (
      files.some(({ hash }) => !read.has(hash)) ||
      icons.some((hash) => read.get(hash)?.type !== "png")
    );
  });

/** A site that was taken away: the zip, or its site.json alone. */
export async function openedFile(file: File, shelf: FileShelf): Promise<OpenedFile> {
  if (file.size === 0) throw new OpenError(t`This file is empty. ${chooseYours}`);
  const format = formatOf(new Uint8Array(await file.slice(0, 4096).arrayBuffer()), file.name);
  const zipped = format === "zip";
  if (formats[format].usable || format === "heic")
    throw new OpenError(
      t`This is a picture, not a project file. Start a site, then click a picture on its page to replace it with yours.`,
    );
  if (!zipped && file.size > largest.text)
    throw new OpenError(t`This file is too large for a project. ${chooseYours}`);
  const { found, bytesAt } = zipped
    ? await fromZip(file)
    : { found: siteIn(readSite(await file.text())), bytesAt: async () => undefined };
  const note = t`Your own pictures aren’t in this file. Open the whole zip to include them.`;
  return withFilesAt(found, shelf, bytesAt, () => note);
}

type StoredFile = { type: PictureType; hash: string };
type BytesAt = (name: string) => Promise<Uint8Array | undefined>;

const unusable = t`Some of your own pictures couldn’t be used: a file isn’t a picture, or it contains code. Choose them again.`;

/**
 * The site with the files that are at hand: here already, or at their places. Wherever a file comes from,
 * its bytes say what it is, and a drawing is stored clean.
 */
export async function withFilesAt(
  { site, ...found }: OpenedFile,
  shelf: FileShelf,
  bytesAt: BytesAt,
  note: () => string,
): Promise<OpenedFile> {
  const read = new Map<string, StoredFile>();
  const unread = new Set<string>();
  const places = Map.groupBy(placesOf(site), ([, hash]) => hash);
  const readFile = async (hash: string, known: Uint8Array | undefined, isStored: boolean) => {
    const file = known && readOwnFile(known);
    if (known && !file) unread.add(hash);
    if (!file || read.has(hash)) return;
    const { type, bytes } = file;
    const content = new Blob([bytes as BlobPart], { type: `image/${type}` });
    const same = isStored && bytes === known;
    read.set(hash, { type, hash: same ? hash : await shelf.keep(content) });
  };
  // One after another: a site at another address may name hundreds of files.
  for (const [hash, names] of places) {
    const stored = await shelf.file(hash);
    if (stored) await readFile(hash, new Uint8Array(await stored.arrayBuffer()), true);
    for (const [name] of names)
      if (!read.has(hash)) await readFile(hash, await bytesAt(name), false);
  }
  const gone = incomplete(site, read);
  const unseen = unseenPictures(site);
  const missed = gone.filter((id) => !unseen.includes(id));
  const isUnusable = missed.some((id) =>
    site.pictures[id]?.files.some(({ hash }) => unread.has(hash) && !read.has(hash)),
  );
  return {
    ...found,
    site: withoutPictures(withReadFiles(site, read), gone),
    // Nobody misses what others had taken the place of.
    ...(missed.length === 0 ? {} : { note: isUnusable ? unusable : note() }),
  };
}
