import type { Use } from "./uses.ts";

const folders: Record<Use, string> = {
  logo: "logo",
  wide: "images",
  half: "images",
  portrait: "images",
};

/** A file name that every system takes: letters, digits, dots and hyphens, never empty or hidden. */
export function safeName(name: string): string {
  const [, stem = name, ending = ""] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/s.exec(name) ?? [];
  const clean = stem
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
    .replaceAll(/^[.-]+|[.-]+$/g, "")
    .slice(0, 60);
  return `${clean || "file"}${ending.toLowerCase()}`;
}

/** A path in the zip for each file; two of the same name get a number. */
export function archivePaths(files: readonly { name: string; use: Use }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ name, use }) => {
    const safe = safeName(name);
    const dot = safe.lastIndexOf(".");
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ""];
    let path = `${folders[use]}/${safe}`;
    for (let number = 2; taken.has(path.toLowerCase()); number++)
      path = `${folders[use]}/${stem}-${number}${ending}`;
    taken.add(path.toLowerCase());
    return path;
  });
}
