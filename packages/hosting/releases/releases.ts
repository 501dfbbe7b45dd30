/**
 * Releases side by side. A folder holds them by number, and a link called "current" says which one is
 * served; changing that link is the whole deploy, and the whole roll-back. Files that did not change are
 * the same file on disk in all releases. Names with a hash are carried on for a while, so that a page
 * that is open in a tab still finds its code.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { kindOf } from "../policy.ts";

export type Built = { site: string; clients?: string };
export type Keeping = { releases: number; days: number };

export const usual: Keeping = { releases: 5, days: 30 };

const record = ".release.json";
const day = 86_400_000;

/** When a carried file was last part of a build, by its name in the release. */
type Carried = Record<string, string>;
export type Release = { id: string; made: string; carried: Carried };

const isRelease = (name: string) => /^\d{4,}$/.test(name);

export const listReleases = (store: string): string[] =>
  existsSync(store)
    ? readdirSync(store)
        .filter(isRelease)
        .sort((a, b) => Number(a) - Number(b))
    : [];

export function currentRelease(store: string): string | undefined {
  const link = join(store, "current");
  return existsSync(link) ? readlinkSync(link) : undefined;
}

/** A record that cannot be read must not keep anybody from going on, or back: its dates are lost. */
export function readRelease(store: string, id: string): Release {
  try {
    return JSON.parse(readFileSync(join(store, id, record), "utf8"));
  } catch {
    return { id, made: "", carried: {} };
  }
}

/** Beside it first: a disk that is full takes no record away. */
function writeRelease(folder: string, release: Release) {
  const next = join(folder, `${record}.next`);
  try {
    writeFileSync(next, JSON.stringify(release));
    renameSync(next, join(folder, record));
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** "site/assets/a-….js.br" or "clients/kilnlog/pictures/…": whether the name changes with the content. */
function lasts(name: string): boolean {
  const [, site, path = ""] = /^(?:(site)|clients\/[^/]+)(\/.*)$/.exec(name) ?? [];
  return kindOf(path.replace(/\.(br|gz)$/, ""), site ? "site" : "client") === "lasting";
}

const same = (one: string, other: string) =>
  existsSync(other) &&
  statSync(one).size === statSync(other).size &&
  readFileSync(one).equals(readFileSync(other));

function link(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  linkSync(from, to);
}

function place(file: string, to: string, before: string | undefined) {
  mkdirSync(dirname(to), { recursive: true });
  if (before && same(file, before)) linkSync(before, to);
  else copyFileSync(file, to);
}

/** Links the lasting files of one release into another that does not have them. */
function carry(from: string, to: string, known: Carried, now: Date, days: number): Carried {
  const carried: Carried = {};
  for (const name of filesBelow(from).filter(lasts)) {
    if (existsSync(join(to, name))) continue;
    const last = known[name] ?? now.toISOString();
    // A date in the future comes from a clock that was wrong: as good as today.
    if (now.getTime() - new Date(last).getTime() > days * day) continue;
    link(join(from, name), join(to, name));
    carried[name] = last;
  }
  return carried;
}

/** One step: whoever looks sees the release before or the one after, never none. */
function pointTo(store: string, id: string) {
  const next = join(store, ".current-next");
  rmSync(next, { force: true });
  symlinkSync(id, next);
  renameSync(next, join(store, "current"));
}

const needed = ["index.html", "404.html"];

function checkBuilt({ site }: Built) {
  const missing = needed.filter((name) => !existsSync(join(site, name)));
  const empty = filesBelow(site).filter(
    (name) => name.endsWith(".html") && statSync(join(site, name)).size === 0,
  );
  if (missing.length > 0 || empty.length > 0)
    throw new Error(
      `${site} is not a finished build: ${[...missing.map((name) => `${name} is missing`), ...empty.map((name) => `${name} is empty`)].join(", ")}`,
    );
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** What was being copied when its process was ended outright: it would fill the disk in time. */
function sweep(store: string) {
  for (const name of readdirSync(store)) {
    const pid = /^\.incoming-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(store, name), { recursive: true });
  }
}

const nextId = (store: string) =>
  String(Math.max(0, ...listReleases(store).map(Number)) + 1).padStart(4, "0");

/** Puts a build beside the others and serves it. If that fails, nothing has changed. */
export function addRelease(store: string, built: Built, now = new Date(), keeping = usual): string {
  checkBuilt(built);
  mkdirSync(store, { recursive: true });
  sweep(store);
  const id = nextId(store);
  const before = currentRelease(store);
  const incoming = join(store, `.incoming-${process.pid}`);
  try {
    for (const [part, folder] of Object.entries(built))
      for (const name of filesBelow(folder))
        place(
          join(folder, name),
          join(incoming, part, name),
          before && join(store, before, part, name),
        );
    const carried = before
      ? carry(join(store, before), incoming, readRelease(store, before).carried, now, keeping.days)
      : {};
    const release: Release = { id, made: now.toISOString(), carried };
    writeRelease(incoming, release);
    renameSync(incoming, join(store, id));
    pointTo(store, id);
  } catch (error) {
    rmSync(incoming, { recursive: true, force: true });
    throw error;
  }
  prune(store, keeping.releases);
  return id;
}

/** Takes along what open pages of the present release may ask for. */
function takeAlong(store: string, before: string, id: string, now: Date, days: number) {
  const release = readRelease(store, id);
  const known = readRelease(store, before).carried;
  const more = carry(join(store, before), join(store, id), known, now, days);
  writeRelease(join(store, id), { ...release, carried: { ...release.carried, ...more } });
}

/** Serves a release that is there, with what open pages of the present one may ask for. */
export function useRelease(store: string, id: string, now = new Date(), keeping = usual) {
  if (!listReleases(store).includes(id)) throw new Error(`There is no release ${id} in ${store}`);
  const before = currentRelease(store);
  try {
    if (before && before !== id) takeAlong(store, before, id, now, keeping.days);
  } catch (error) {
    // Going back is the way out: a disk that is full does not stand in it.
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
  pointTo(store, id);
}

/** The release before the present one; the last, if the present one's folder is gone. */
export function rollBack(store: string, now = new Date()): string {
  const current = Number(currentRelease(store) ?? Number.POSITIVE_INFINITY);
  const id = listReleases(store).findLast((each) => Number(each) < current);
  if (!id) throw new Error(`There is no earlier release in ${store}`);
  useRelease(store, id, now);
  return id;
}

function prune(store: string, keep: number) {
  const current = currentRelease(store);
  for (const id of listReleases(store).slice(0, -keep))
    if (id !== current) rmSync(join(store, id), { recursive: true });
}
