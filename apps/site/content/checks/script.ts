import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { parseSync } from "vite";
import { isExported, isInPackage } from "./package.ts";

/** What a JavaScript or TypeScript parser says; `ending` is js, jsx, ts or tsx. */
export function scriptFaults(code: string, ending: string): string[] {
  return parseSync(`snippet.${ending}`, code).errors.map(({ message }) => message);
}

/** The addresses of static imports. */
export const scriptImports = (code: string) =>
  [...code.matchAll(/^import (?:[^"']+ from )?"([^"]+)"/gm)].map(([, address = ""]) => address);

/** Packages of others that the chapters name, each looked up once. */
const others = new Set([
  "@astrojs/react",
  "astro/config",
  "next",
  "next/link",
  "react",
  "tailwindcss",
  "tailwindcss/theme.css",
  "tailwindcss/utilities.css",
]);

const blockEntries = new Set(
  ["", "/theme", "/all.css", "/base.css", "/theme.css"].concat(
    blockNames.flatMap((name) => [`/${name}`, `/${name}.css`]),
  ),
);

const isBlockEntry = (address: string) => blockEntries.has(address.replace("daylit-blocks", ""));

/** Ours must lead to a file; the reader's own files begin with a dot, Node's with its name. */
export function isRealImport(address: string): boolean {
  // A bundler’s query (?raw) is not part of the address.
  if (/^daylit(\/|$)/.test(address)) return isExported(address.replace(/\?.*$/, ""));
  if (address.startsWith("daylit-blocks")) return isBlockEntry(address);
  // Parcel's way to say that a name is a package.
  if (address.startsWith("npm:daylit/")) return isInPackage(address.replace("npm:daylit/", ""));
  return /^(\.|node:)/.test(address) || others.has(address);
}
