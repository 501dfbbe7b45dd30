import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Build, readBuild } from "../policy/build.ts";
import type { FileMap } from "../policy/files.ts";
import type { HostKind } from "../policy/policy.ts";
import { apache, htaccess } from "./apache.ts";
import { caddy } from "./caddy.ts";
import { cloudfront } from "./cloudfront.ts";
import { container } from "./container.ts";
import { certificateFiles, type HostFiles, isHttps } from "./listing.ts";
import { nginx } from "./nginx.ts";
import { patternFiles } from "./patterns.ts";
import { vercel } from "./vercel.ts";

/** Files for servers that an operator runs: they lie beside the public folders, in hosts/. */
export const serverFiles = (build: Build): HostFiles => ({
  ...nginx(build),
  ...caddy(build),
  ...apache(build),
  ...cloudfront(build),
  ...container(build),
  ...(isHttps(build) && certificateFiles(build)),
});

/** Files that a host looks for in the folder that it is given. */
export function folderFiles(build: Build, files: FileMap, host: HostKind): HostFiles {
  const { policy, settings } = build;
  const base = host === "site" ? settings.base : "";
  return {
    ...patternFiles(files, host, policy, base),
    "vercel.json": vercel(files, host, policy, base),
    ".htaccess": htaccess(files, host, policy, base),
    // GitHub Pages: no Jekyll, which would leave out names that begin with an underscore.
    ".nojekyll": "",
  };
}

function write(folder: string, files: HostFiles) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Writes the files for every host into and beside the public folders of a build, from its record. */
export function writeHostFiles(folder: string) {
  const build = readBuild(folder, {});
  write(build.site.root, folderFiles(build, build.site, "site"));
  for (const files of build.clients.values())
    write(files.root, folderFiles(build, files, "client"));
  write(join(folder, "hosts"), serverFiles(build));
}
