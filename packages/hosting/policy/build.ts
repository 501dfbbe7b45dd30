import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Digests, readDigests } from "./digests.ts";
import { addressesOf, type FileMap, listFiles } from "./files.ts";
import type { BuildPolicy, PolicyInput } from "./policy.ts";
import { type Environment, refuseContradiction, type Settings } from "./settings.ts";

/**
 * In a build's folder, beside the public folders site/ and clients/. Every command after the build
 * reads its settings here, so that pages, headers and host files belong to one another.
 */
export const recordFile = "build.json";

export type BuildRecord = {
  /** The fingerprint of the sources. */
  stamp: string;
  settings: Settings;
  policy: BuildPolicy;
};

export type Build = {
  settings: Settings;
  policy: PolicyInput;
  site: FileMap;
  /** Slug → the files of that client's host. */
  clients: ReadonlyMap<string, FileMap>;
};

/** The record of a finished build. The environment may repeat its settings, but not change them. */
export function readRecord(folder: string, environment: Environment = process.env): BuildRecord {
  const file = join(folder, recordFile);
  if (!existsSync(file))
    throw new Error(`There is no finished build in ${folder}: npm run build makes one.`);
  const record = JSON.parse(readFileSync(file, "utf8")) as BuildRecord;
  refuseContradiction(record.settings, environment);
  return record;
}

function clientSlugs(folder: string): string[] {
  const clients = join(folder, "clients");
  return existsSync(clients) ? readdirSync(clients) : [];
}

export function readBuild(folder: string, environment: Environment = process.env): Build {
  const { settings, policy } = readRecord(folder, environment);
  return {
    settings,
    policy: { ...settings, ...policy },
    site: listFiles(join(folder, "site")),
    clients: new Map(
      clientSlugs(folder).map((slug) => [slug, listFiles(join(folder, "clients", slug))]),
    ),
  };
}

/** A build as it was finished, with the digests of its files: some may be damaged or missing by now. */
export type FinishedBuild = Build & { digests: Digests };

export function readFinishedBuild(
  folder: string,
  environment: Environment = process.env,
): FinishedBuild {
  const { settings, policy } = readRecord(folder, environment);
  const digests = readDigests(folder);
  const slugs = [...digests.keys()].flatMap((name) => /^clients\/([^/]+)\//.exec(name)?.[1] ?? []);
  const filesBelow = (part: string) =>
    addressesOf(
      join(folder, part),
      [...digests.keys()]
        .filter((name) => name.startsWith(`${part}/`))
        .map((name) => name.slice(part.length + 1)),
    );
  return {
    digests,
    settings,
    policy: { ...settings, ...policy },
    site: filesBelow("site"),
    clients: new Map([...new Set(slugs)].map((slug) => [slug, filesBelow(`clients/${slug}`)])),
  };
}
