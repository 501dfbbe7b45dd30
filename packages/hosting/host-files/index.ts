import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type FileMap, listFiles } from "../files.ts";
import { type BuildPolicy, buildPolicyFile, type HostKind } from "../policy.ts";
import type { Settings } from "../settings.ts";
import { apache } from "./apache.ts";
import { caddy } from "./caddy.ts";
import { cloudfront } from "./cloudfront.ts";
import { container } from "./container.ts";
import { type HostFiles, listClients, type Published, usualFolders } from "./listing.ts";
import { nginx } from "./nginx.ts";
import { patternFiles } from "./patterns.ts";
import { vercel } from "./vercel.ts";

/** Files for servers that somebody runs: they lie beside the build, not in it. */
export const serverFiles = (published: Published): HostFiles => ({
  "nginx.conf": nginx(published),
  Caddyfile: caddy(published),
  ...cloudfront(published),
  ...container(),
});

/** Files that a host looks for in the folder that it is given. */
export function folderFiles(published: Published, files: FileMap, host: HostKind): HostFiles {
  const { policy, settings } = published;
  const base = host === "site" ? settings.base : "";
  return {
    ...patternFiles(files, host, policy, base),
    "vercel.json": vercel(files, host, policy, base),
    ".htaccess": apache(files, host, policy, base),
    // GitHub Pages: no Jekyll, which would leave out names that begin with an underscore.
    ".nojekyll": "",
  };
}

export type BuiltFolders = { site: string; clients: string };

/** What has been built in these folders, for hosts that will have it in others. */
export function publishedFrom(
  built: BuiltFolders,
  settings: Settings,
  folders = usualFolders,
): Published {
  const policyFile = join(built.site, buildPolicyFile);
  const ofBuild: BuildPolicy = existsSync(policyFile)
    ? JSON.parse(readFileSync(policyFile, "utf8"))
    : {};
  const slugs = existsSync(built.clients) ? readdirSync(built.clients) : [];
  return {
    settings,
    policy: { ...settings, ...ofBuild },
    site: listFiles(built.site),
    clients: listClients(built.clients, slugs),
    folders,
  };
}

function write(folder: string, files: HostFiles) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Writes all of them: into the builds what hosts look for there, the rest into a folder of its own. */
export function writeHostFiles(built: BuiltFolders, settings: Settings, beside: string) {
  const published = publishedFrom(built, settings);
  write(built.site, folderFiles(published, published.site, "site"));
  for (const [slug, files] of published.clients)
    write(join(built.clients, slug), folderFiles(published, files, "client"));
  write(beside, serverFiles(published));
}
