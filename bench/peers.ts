import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wholeFile } from "../css/bundle.ts";

/** Newest releases on 2026-11-15, and where each keeps its stylesheet. */
const packages = {
  Bootstrap: ["bootstrap@5.3.8", "dist/css/bootstrap.min.css"],
  Pico: ["@picocss/pico@2.1.1", "css/pico.min.css"],
  Bulma: ["bulma@1.0.4", "css/bulma.min.css"],
} as const;

const cache = join(import.meta.dirname, "../.cache/peers");

/** Peers’ stylesheets, unpacked once into the cache; never committed. */
export function stylesheets(): Record<string, string> {
  mkdirSync(cache, { recursive: true });
  const peers = Object.entries(packages).map(([name, [spec, file]]) => {
    const folder = join(cache, name);
    if (!existsSync(folder)) {
      mkdirSync(folder);
      const tarball = execFileSync("npm", ["pack", "--silent", spec], {
        cwd: cache,
        encoding: "utf8",
      });
      execFileSync("tar", [
        "xzf",
        join(cache, tarball.trim()),
        "-C",
        folder,
        "--strip-components=1",
      ]);
    }
    return [name, readFileSync(join(folder, file), "utf8")] as const;
  });
  return { "no CSS": "", Daylit: wholeFile().min.code, ...Object.fromEntries(peers) };
}
