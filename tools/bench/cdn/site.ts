import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type FileMap, listFiles } from "@daylit/serve/files.ts";
import { kindOf } from "@daylit/serve/policy.ts";

/** A file as it goes over the wire. */
export type Item = { address: string; bytes: number; lasting: boolean };
export type Page = { item: number; parts: readonly number[] };
export type Site = { items: readonly Item[]; pages: readonly Page[]; shared: ReadonlySet<number> };

const wireSize = (root: string, name: string) =>
  statSync(join(root, existsSync(join(root, `${name}.br`)) ? `${name}.br` : name)).size;

/** What a document names and a browser fetches at once: stylesheets, scripts, pictures. */
function named(html: string): string[] {
  const tags = html.match(/<(link|script|img)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => !/rel="(?!stylesheet|modulepreload|icon|preload)|loading="lazy"/.test(tag))
    .map((tag) => /\b(?:src|href)="(\/[^"#?]+)"/.exec(tag)?.[1])
    .filter((address) => address !== undefined);
}

/** The most visited first: what is near the root, then in the order of the build's own list. */
const depth = (address: string) => (address === "/" ? 0 : address.split("/").length - 1);

export function readSite(root: string): Site {
  const { files }: FileMap = listFiles(root);
  const items: Item[] = [];
  const numbers = new Map<string, number>();
  for (const [address, { name }] of files) {
    numbers.set(address, items.length);
    items.push({
      address,
      bytes: wireSize(root, name),
      lasting: kindOf(`/${name}`, "site") === "lasting",
    });
  }
  const documents = [...files]
    .filter(([, { name }]) => kindOf(`/${name}`, "site") === "page")
    .sort(([one], [other]) => depth(one) - depth(other));
  const pages = documents.map(([address, { name }]): Page => {
    const parts = named(readFileSync(join(root, name), "utf8"));
    const found = parts.map((part) => numbers.get(part)).filter((part) => part !== undefined);
    return { item: numbers.get(address) ?? 0, parts: [...new Set(found)] };
  });
  const uses = new Map<number, number>();
  for (const { parts } of pages)
    for (const part of parts) uses.set(part, (uses.get(part) ?? 0) + 1);
  const shared = new Set(
    [...uses].filter(([, count]) => count * 2 > pages.length).map(([it]) => it),
  );
  return { items, pages, shared };
}
