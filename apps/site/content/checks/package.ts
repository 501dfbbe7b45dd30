import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { distFiles } from "daylit/internal/tools/dist.ts";
import { root } from "daylit/internal/tools/reference/reference.ts";

type Target = string | { default: string };

const { version, exports: entries } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
) as { version: string; exports: Record<string, Target> };

export { version };

const built = distFiles();

/** Whether the package has this file. dist/ is not kept in git: there the build's own list counts. */
export const isInPackage = (file: string): boolean =>
  // Scripts are shipped as they are written, under behaviour/.
  existsSync(join(root, file.replace(/^dist\/(?=behaviour)/, ""))) ||
  built.has(file.replace(/^dist\//, "")) ||
  /^dist\/behaviour(\.min)?\.(js|css)$/.test(file);

/** Whether an import such as `daylit/tokens/palette.css` leads to a file, by the exports map. */
export function isExported(address: string): boolean {
  const wanted = address.replace(/^daylit/, ".");
  return Object.entries(entries).some(([entry, target]) => {
    const path = typeof target === "string" ? target : target.default;
    const [before = "", after] = entry.split("*");
    if (after === undefined) return entry === wanted && isInPackage(path.slice(2));
    if (!wanted.startsWith(before) || !wanted.endsWith(after)) return false;
    const rest = wanted.slice(before.length, wanted.length - after.length);
    return isInPackage(path.slice(2).replace("*", rest));
  });
}
