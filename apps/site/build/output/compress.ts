import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import type { BuildCache } from "./build-cache.ts";

const compressible = /\.(html|css|js|json|svg|xml|txt|md|webmanifest|data|ico)$/;
const smallest = 512; // below this the headers weigh more than what is saved

/** Node compresses in four threads. More files at once would only wait, each in memory. */
const atOnce = 8;

/** Whether a file has a .br and a .gz beside it in a build for the public. A preview has none. */
const sentCompressed = (name: string, bytes: Uint8Array) =>
  compressible.test(name) && bytes.length >= smallest;

const optionsFor = (bytes: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

/** How many bytes the public gets for a file, whether or not this build is compressed. */
export function sentSize(file: string): number {
  const bytes = readFileSync(file);
  return sentCompressed(file, bytes)
    ? brotliCompressSync(bytes, optionsFor(bytes)).length
    : bytes.length;
}

/** Writes a .br and a .gz beside a file, so that the server never compresses. */
export async function compressFile(file: string, store: BuildCache): Promise<void> {
  const bytes = await readFile(file);
  if (!sentCompressed(file, bytes)) return;
  const by = [process.versions.node, bytes];
  const [br, gz] = await Promise.all([
    store.bytes(["br", ...by], () => promisify(brotliCompress)(bytes, optionsFor(bytes))),
    store.bytes(["gz", ...by], () => promisify(gzip)(bytes, { level: 9 })),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

export async function compressFolder(root: string, store: BuildCache): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const queue = files.values();
  const compressNext = async () => {
    for (const file of queue) await compressFile(file, store);
  };
  await Promise.all(Array.from({ length: atOnce }, compressNext));
}
