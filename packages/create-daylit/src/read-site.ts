import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import {
  type PictureType,
  readSite,
  type SiteDocument,
  withoutPictures,
} from "@daylit/site-engine";
import { readOwnFile, withReadFiles } from "@daylit/site-engine/document/pictures/read-own-file.ts";
import { siteAddressOf } from "@daylit/site-engine/document/read/web-address.ts";
import { ownFile } from "@daylit/site-engine/export/file-names.ts";
import { CommandError } from "./command-error.ts";

export type LoadedSite = {
  site: SiteDocument;
  own: ReadonlyMap<string, Uint8Array>;
  notes: string[];
};

type Read = (name: string) => Promise<Uint8Array | undefined>;

async function fetched(address: URL): Promise<Uint8Array | undefined> {
  const response = await fetch(address).catch(() => {
    throw new CommandError(`${address.host} doesn’t answer`);
  });
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/** Reads the files beside a project file: on disk, or online. */
function reader(place: string): { name: string; read: Read } {
  if (/^https?:/.test(place)) {
    const folder = siteAddressOf(place.replace(/[^/]*\.json$/, ""))?.replace(/\/?$/, "/");
    if (!folder) throw new CommandError(`“${place}” isn’t an address`);
    return { name: "site.json", read: (name) => fetched(new URL(name, folder)) };
  }
  const file = place.endsWith(".json") ? place : join(place, "site.json");
  const read: Read = async (name) => {
    const path = name === "site.json" ? file : join(dirname(file), name);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
  return { name: "site.json", read };
}

/** The text of a file, or at an address. */
export async function textAt(place: string): Promise<string> {
  const bytes = /^https?:/.test(place)
    ? await fetched(new URL(place))
    : existsSync(place) && readFileSync(place);
  if (!bytes) throw new CommandError(`There is no ${place}`);
  return new TextDecoder().decode(bytes);
}

/** A site that was made in the composer, with the files of its owner that are beside it. */
export async function siteAt(place: string): Promise<LoadedSite> {
  const { name, read } = reader(place);
  const text = await read(name);
  if (!text) throw new CommandError(`There is no site.json at ${place}`);
  const reading = readSite(new TextDecoder().decode(text));
  if (!reading.site)
    throw new CommandError(reading.problems[0]?.words ?? `${place} isn’t a Daylit project file`);
  const { site, repairs } = reading;
  const own = new Map<string, Uint8Array>();
  const stored = new Map<string, { type: PictureType; hash: string }>();
  const missing: OwnPicture[] = [];
  /** What a file is, its bytes say; a drawing is taken without what only its editor needs. */
  async function take(id: OwnPicture, name: string, hash: string, wanted?: PictureType) {
    const bytes = await read(name);
    const file = bytes && readOwnFile(bytes);
    if (file && !own.has(hash)) {
      own.set(hash, file.bytes);
      stored.set(hash, { type: file.type, hash });
    }
    const type = stored.get(hash)?.type;
    if (!type || (wanted && type !== wanted)) missing.push(id);
  }
  for (const [id, { files }] of Object.entries(site.pictures))
    for (const { width, type, hash } of files)
      await take(id as OwnPicture, ownFile(id, width, type), hash);
  if ("icons" in site.mark)
    for (const [icon, hash] of Object.entries(site.mark.icons))
      await take(site.mark.logo, `${icon}.png`, hash, "png");
  const gone = [...new Set(missing)];
  return {
    site: withoutPictures(withReadFiles(site, stored), gone),
    own,
    notes: [
      ...(repairs.length > 0
        ? [`${repairs.length} faults in the project file were repaired.`]
        : []),
      ...(gone.length > 0
        ? ["Some of your own pictures aren’t beside site.json, or aren’t safe; they were left out."]
        : []),
    ],
  };
}
