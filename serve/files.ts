import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

export type StaticFile = { name: string; encodings: readonly string[] };

const encodingOf: Readonly<Record<string, string>> = { ".br": "br", ".gz": "gzip" };

/** What the server may send, by address. Nothing outside this list can be reached by any spelling. */
export type FileMap = {
  root: string;
  /** Canonical address → file. */
  files: ReadonlyMap<string, StaticFile>;
  /** Lower-cased address without a trailing slash → canonical address. */
  spellings: ReadonlyMap<string, string>;
  notFound?: StaticFile;
};

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

export function listFiles(root: string): FileMap {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => name.startsWith(".well-known/") || !/(^|\/)\./.test(name));
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (encodingOf[name.slice(-3)] && present.has(name.slice(0, -3))) continue;
    const encodings = Object.entries(encodingOf)
      .filter(([extension]) => present.has(name + extension))
      .map(([, encoding]) => encoding);
    files.set(cleanAddress(name), { name, encodings });
  }
  const notFound = files.get("/404");
  files.delete("/404");
  const spellings = new Map([...files.keys()].map((path) => [foldSpelling(path), path]));
  return { root, files, spellings, notFound };
}

export const suffixOf = (encoding: string) =>
  Object.entries(encodingOf).find(([, name]) => name === encoding)?.[0] ?? "";
