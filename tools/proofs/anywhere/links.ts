import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const attribute = /\s(?:href|src|action|poster|data-start)="(\/[^"]*)"|\ssrcset="([^"]*)"/gi;

/** Addresses in a document that begin at the top of the host. */
function addressesIn(html: string): string[] {
  const text = html.replaceAll(/<(script|pre|code)\b[^>]*>[\s\S]*?<\/\1>/g, "");
  return [...text.matchAll(attribute)]
    .flatMap(
      ([, one, set = ""]) => one ?? set.split(",").map((each) => each.trim().split(" ")[0] ?? ""),
    )
    .filter((address) => address.startsWith("/"));
}

/** As any file server looks: a file of this name, or a folder with a first page. */
function isThere(file: string): boolean {
  if (!existsSync(file)) return false;
  return statSync(file).isFile() || existsSync(join(file, "index.html"));
}

/** Every such address in every document and stylesheet that is not below the base, or leads nowhere. */
export function checkLinks(folder: string, base: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const documents = names.filter((name) => /\.(html|css)$/.test(name) && !name.startsWith("view/"));
  const wrong = new Set<string>();
  for (const name of documents) {
    const text = readFileSync(join(folder, name), "utf8");
    const found = name.endsWith(".css")
      ? [...text.matchAll(/url\("?(\/[^)"]*)/g)].map(([, address = ""]) => address)
      : addressesIn(text);
    for (const address of found) {
      const path = decodeURI(address.replace(/[?#].*/, ""));
      const own = path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
      if (!own || !isThere(join(folder, own))) wrong.add(`${name}: ${address}`);
    }
  }
  return [...wrong];
}
