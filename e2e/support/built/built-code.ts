import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sentSize } from "../../../apps/site/build/output/compress.ts";
import { fileOf } from "../../../apps/site/build/output/output.ts";

const folder = "build/site/assets";
const all = readdirSync(folder);

const known = new Map<string, number>();

/** Bytes of a built file as the public gets it: the build for the tests is not compressed. */
export function sentBytes(file: string): number {
  const bytes = known.get(file) ?? sentSize(file);
  known.set(file, bytes);
  return bytes;
}

/** The same of an address of the site. */
export const sentBytesAt = (address: string) => sentBytes(join("build/site", fileOf(address)));

/** The chunk that a module became. */
export function chunk(name: string): string {
  const found = all
    .filter(
      // A longer name may begin with this one: start, start-address.
      (file) => file.startsWith(`${name}-`) && file.length === name.length + "-12345678.js".length,
    )
    .filter((file) => file.endsWith(".js"));
  if (found.length !== 1) throw new Error(`${found.length} chunks are called ${name}`);
  return found[0] ?? "";
}

export const stylesheets = (name: string) =>
  all.filter((file) => file.startsWith(`${name}-`) && file.endsWith(".css"));

/** Chunks that a chunk names: those it cannot begin without, and with `later` those it imports on demand. */
export function importsOf(file: string, later: boolean): string[] {
  const code = readFileSync(join(folder, file), "utf8");
  const now = [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)];
  const then = later ? [...code.matchAll(/import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)] : [];
  return [...now, ...then].map(([, name = ""]) => name);
}

/** These chunks with all that they import, directly or not. */
export function reached(files: readonly string[], later: boolean, seen = new Set<string>()) {
  for (const file of files)
    if (!seen.has(file)) {
      seen.add(file);
      reached(importsOf(file, later), later, seen);
    }
  return seen;
}

export const assetBytes = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + sentBytes(join(folder, file)), 0);
