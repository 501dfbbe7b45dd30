import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The size and the SHA-256 of a file. */
export type Digest = { size: number; sha256: string };

/** File below a build's folder ("site/index.html") → its digest. */
export type Digests = ReadonlyMap<string, Digest>;

/** Beside build.json: what a build consists of, so that a copy can be compared with it. */
const digestsFile = "files.json";

export const digestOf = (content: Buffer): Digest => ({
  size: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
});

function publicFiles(folder: string): string[] {
  return ["site", "clients"]
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")),
    )
    .sort();
}

/** Of the files as they are in the folder. */
const takeDigests = (folder: string): Digests =>
  new Map(publicFiles(folder).map((name) => [name, digestOf(readFileSync(join(folder, name)))]));

/** When every public file is there; again when one has been changed on purpose. */
export const writeDigests = (folder: string) =>
  writeFileSync(join(folder, digestsFile), JSON.stringify([...takeDigests(folder)]));

/** As the build wrote them down; releases of earlier versions have no list, only their files. */
export function readDigests(folder: string): Digests {
  const file = join(folder, digestsFile);
  return existsSync(file)
    ? new Map(JSON.parse(readFileSync(file, "utf8")) as [string, Digest][])
    : takeDigests(folder);
}
