import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { kindOf } from "./policy.ts";

export type StaticFile = { name: string; encodings: readonly string[] };

const encodingOf: Readonly<Record<string, string>> = { ".br": "br", ".gz": "gzip" };
const suffixes: Readonly<Record<string, string>> = { br: ".br", gzip: ".gz" };

/** The public files of a folder, by address. A server that reads this list cannot send others. */
export type FileMap = {
  root: string;
  /** Canonical address → file. */
  files: ReadonlyMap<string, StaticFile>;
  /** Samples and layouts also answer with ".html": a plain file server knows no other way. */
  withEnding: ReadonlyMap<string, StaticFile>;
  /** Lower-cased address without a trailing slash → canonical address. */
  spellings: ReadonlyMap<string, string>;
  notFound?: StaticFile;
};

/** Configuration of hosts (host-files/): no address leads to it. */
const forHosts = new Set(["_headers", "_redirects", "vercel.json"]);

const isPublic = (name: string) =>
  !forHosts.has(name) && (name.startsWith(".well-known/") || !/(^|\/)\./.test(name));

const cleanAddress = (name: string) =>
  `/${name}`
    .replace(/\/index\.html$/, "/")
    .replace(/\.html$/, "")
    .replace(/(?<=.)\/$/, "");

export const foldSpelling = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(\/index)?\.html$/, "")
    .replace(/(?<=.)\/+$/, "") || "/";

/** The addresses of a list of files. */
export function addressesOf(root: string, names: readonly string[]): FileMap {
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  const withEnding = new Map<string, StaticFile>();
  for (const name of names.filter(isPublic)) {
    if (encodingOf[name.slice(-3)] && present.has(name.slice(0, -3))) continue;
    const encodings = Object.entries(encodingOf)
      .filter(([extension]) => present.has(name + extension))
      .map(([, encoding]) => encoding);
    const file = { name, encodings };
    files.set(cleanAddress(name), file);
    if (["sample", "layout"].includes(kindOf(`/${name}`, "site"))) withEnding.set(`/${name}`, file);
  }
  const notFound = files.get("/404");
  files.delete("/404");
  const spellings = new Map([...files.keys()].map((path) => [foldSpelling(path), path]));
  return { root, files, withEnding, spellings, notFound };
}

/** The addresses of a build, from the files in its folder. */
export const listFiles = (root: string): FileMap =>
  addressesOf(
    root,
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );

export const suffixOf = (encoding: string) => suffixes[encoding] ?? "";
