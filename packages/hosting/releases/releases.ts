/**
 * Releases side by side: numbered folders, and the link "current" to the one that is served. The files
 * for nginx, Caddy and Apache in a release name its own folder, so that pages and headers change
 * together, when the server reloads its configuration through the link.
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { readRecord, recordFile } from "../policy/build.ts";
import { isLasting } from "../policy/policy.ts";
import { type Environment, isUnwantedLocalhost, readSettings } from "../policy/settings.ts";

const kept = { releases: 5, days: 30 };
const serverFiles = ["nginx.conf", "Caddyfile", "apache.conf"];

export const listReleases = (store: string): string[] =>
  existsSync(store)
    ? readdirSync(store)
        .filter((name) => /^\d{4,}$/.test(name))
        .sort((a, b) => Number(a) - Number(b))
    : [];

/** The folder of releases: what is said here, or what was built last, or the usual one. */
export const storeOf = (build: string): string =>
  !process.env.RELEASES && existsSync(join(build, recordFile))
    ? readRecord(build, {}).settings.releases
    : readSettings().releases;

export function currentRelease(store: string): string | undefined {
  const link = join(store, "current");
  return existsSync(link) ? readlinkSync(link) : undefined;
}

/** The release that is served from this machine at an address; otherwise the last build. */
export function servedFolder(build: string, address?: string): string {
  const current = join(storeOf(build), "current");
  if (!existsSync(join(current, recordFile))) return build;
  const { origin, base } = readRecord(current, {}).settings;
  const isServed = !address || address.replace(/\/+$/, "") === origin + base;
  return isServed ? realpathSync(current) : build;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Whether the name changes with the content: "site/assets/a-….js.br", "clients/kilnlog/pictures/…". */
function isHashed(name: string): boolean {
  const [, site, path = ""] = /^(?:(site)|clients\/[^/]+)(\/.*)$/.exec(name) ?? [];
  return isLasting(path.replace(/\.(br|gz)$/, ""), site ? "site" : "client");
}

const isSame = (one: string, other: string) =>
  existsSync(other) &&
  statSync(one).size === statSync(other).size &&
  readFileSync(one).equals(readFileSync(other));

function link(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  linkSync(from, to);
}

/** What has not changed is the same file on disk, with its date: browsers' copies stay valid. */
function copyBuild(build: string, to: string, before: string, now: Date) {
  for (const name of filesBelow(build)) {
    const target = join(to, name);
    if (isSame(join(build, name), join(before, name))) link(join(before, name), target);
    else {
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(build, name), target);
    }
    if (isHashed(name)) utimesSync(target, now, now);
  }
}

/** Servers run as users of their own: an operator's strict umask must not keep them out. */
function makeReadable(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/** Links the hashed files of one release into another: pages that are open in a tab ask for them. */
function carry(from: string, to: string, now: Date) {
  const oldest = now.getTime() - kept.days * 86_400_000;
  for (const name of filesBelow(from).filter(isHashed))
    if (!existsSync(join(to, name)) && statSync(join(from, name)).mtimeMs >= oldest)
      link(join(from, name), join(to, name));
}

/** One rename: the link leads to the release before or to this one, never to none. */
function pointTo(store: string, id: string) {
  const next = join(store, ".current-next");
  rmSync(next, { force: true });
  symlinkSync(id, next);
  renameSync(next, join(store, "current"));
}

/** Puts a build beside the others and points the link to it. If that fails, nothing has changed. */
export function addRelease(build: string, environment: Environment, now = new Date()) {
  const { settings } = readRecord(build, environment);
  const store = settings.releases;
  if (isUnwantedLocalhost(settings, environment))
    throw new Error(
      `This build is for ${settings.origin}: build it for its public address first (SITE_ORIGIN=https://example.org npm run build), or set ALLOW_LOCALHOST=1.`,
    );
  // A preview (npm start) is not compressed.
  for (const file of ["index.html", "404.html", "index.html.br"])
    if (!existsSync(join(build, "site", file)))
      throw new Error(
        `${build} is not a build for the public: site/${file} is missing; npm run build writes it.`,
      );
  const id = String(Math.max(0, ...listReleases(store).map(Number)) + 1).padStart(4, "0");
  const before = join(store, currentRelease(store) ?? "none");
  const incoming = join(store, ".incoming");
  try {
    rmSync(incoming, { recursive: true, force: true });
    copyBuild(build, incoming, before, now);
    if (existsSync(before)) carry(before, incoming, now);
    for (const file of serverFiles.map((name) => join(incoming, "hosts", name))) {
      const text = readFileSync(file, "utf8").replaceAll(`${store}/current/`, `${store}/${id}/`);
      rmSync(file);
      writeFileSync(file, text);
    }
    makeReadable(incoming);
    renameSync(incoming, join(store, id));
    pointTo(store, id);
  } catch (error) {
    rmSync(incoming, { recursive: true, force: true });
    throw error;
  }
  for (const old of listReleases(store).slice(0, -kept.releases))
    if (old !== currentRelease(store)) rmSync(join(store, old), { recursive: true });
  return { id, settings };
}

/** Points the link to the release before the current one; to the last, if that one's folder is gone. */
export function rollBack(store: string, now = new Date()): string {
  const current = currentRelease(store);
  const id = listReleases(store).findLast((each) => !current || Number(each) < Number(current));
  if (!id) throw new Error(`There is no earlier release in ${store}.`);
  try {
    if (current) carry(join(store, current), join(store, id), now);
  } catch {
    // A full disk must not prevent the way back; open tabs then load their page again.
  }
  pointTo(store, id);
  return id;
}
