import { join } from "node:path";
import { type FileMap, listFiles } from "../files.ts";
import { type HostKind, kindOf, type PolicyInput } from "../policy.ts";
import type { Settings } from "../settings.ts";

/** What the files for a host are made from. */
export type Published = {
  settings: Settings;
  /** The settings, and what the build says of its scripts. */
  policy: PolicyInput;
  site: FileMap;
  /** Slug → its files. */
  clients: ReadonlyMap<string, FileMap>;
  /** Where the folders will stand on the server. */
  folders: { site: string; clients: string };
};

/** File name → content. */
export type HostFiles = Readonly<Record<string, string>>;

/** Where releases put them (releases/). */
export const usualFolders = {
  site: "/srv/daylit/current/site",
  clients: "/srv/daylit/current/clients",
};

export const listClients = (folder: string, slugs: readonly string[]) =>
  new Map(slugs.map((slug) => [slug, listFiles(join(folder, slug))]));

/**
 * Addresses that are likely to be typed or linked in another spelling: all but names with a hash, and
 * those few that would have to be encoded.
 */
export const spelledAddresses = ({ files }: FileMap, host: HostKind) =>
  [...files]
    .filter(([, { name }]) => kindOf(`/${name}`, host) !== "lasting")
    .map(([address]) => address)
    .filter((address) => encodeURI(address) === address);
