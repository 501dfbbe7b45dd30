import { readFileSync } from "node:fs";
import { join } from "node:path";
import { clientAddress } from "@daylit/clients/address.ts";
import { type FileMap, listFiles } from "@daylit/hosting/policy/files.ts";
import { caseStudies } from "../../../apps/site/content/case-studies.ts";
import { site } from "../../../apps/site/model/site.ts";
import { type BuiltDocument, readDocument } from "./built-document.ts";

/** Origin → what is served there, the site's own first. */
const hosts: ReadonlyMap<string, FileMap> = new Map([
  [new URL(site.origin).origin, listFiles("build/site")],
  ...caseStudies.map(({ slug }): [string, FileMap] => [
    new URL(clientAddress(slug, site.origin, site.origin)).origin,
    listFiles(`build/clients/${slug}`),
  ]),
]);

const documents = new Map<string, BuiltDocument>();

function fileAt({ origin, pathname }: URL): { root: string; name: string } | undefined {
  const host = hosts.get(origin);
  const file =
    pathname === "/404"
      ? host?.notFound
      : (host?.files.get(decodeURI(pathname)) ??
        host?.files.get(decodeURI(pathname).replace(/\.html$/, "")));
  return host && file && { root: host.root, name: file.name };
}

export const isOurs = ({ origin }: URL) => hosts.has(origin);
export const isServed = (url: URL) => fileAt(url) !== undefined;

export function textAt(url: URL): string {
  const file = fileAt(url);
  if (!file) throw new Error(`nothing is served at ${url}`);
  return readFileSync(join(file.root, file.name), "utf8");
}

/** The document at an address, if it is one; parsed once for all who ask. */
export function documentAt(url: URL): BuiltDocument | undefined {
  if (!/\.(html|svg)$/.test(fileAt(url)?.name ?? "")) return;
  const key = url.origin + url.pathname;
  const found = documents.get(key) ?? readDocument(textAt(url));
  documents.set(key, found);
  return found;
}

/** Addresses of all served files whose name ends so. */
export const addressesEnding = (ending: string): URL[] =>
  [...hosts].flatMap(([origin, { files, notFound }]) =>
    [...files, ...(notFound ? [["/404", notFound] as const] : [])]
      .filter(([, { name }]) => name.endsWith(ending))
      .map(([path]) => new URL(encodeURI(path), origin)),
  );
