import type { Repair } from "@daylit/site-engine";
import { isRecord } from "../../../model/unknown-values.ts";
import type { WorkspaceRecord } from "./record.ts";

const same = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

type Clash = (path: string, theirs: unknown) => void;

/** Which side wrote a value only by following a fact of the business. */
type Following = Map<string, { mine: boolean; theirs: boolean }>;

/** What a section, or the business of a site, says of the facts (references.ts of the site engine). */
function noteFollowing(
  following: Following,
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
  path: string,
) {
  const [ours, others] = [mine.references, theirs.references].map((each) =>
    isRecord(each) ? each : {},
  );
  const holder = isRecord(mine.business) ? `${path}.business` : path;
  for (const at of Object.keys({ ...ours, ...others }))
    following.set(`${holder}.${at}`, {
      mine: at in (ours ?? {}),
      theirs: at in (others ?? {}),
    });
}

/** Marks are a set: each side adds some and takes some away. */
const union = (base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) =>
  [
    ...mine.filter((mark) => theirs.includes(mark) || !base.includes(mark)),
    ...theirs.filter((mark) => !base.includes(mark) && !mine.includes(mark)),
  ].sort();

function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  clash: Clash,
  path: string,
  following: Following = new Map(),
): unknown {
  if (same(mine, theirs) || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {};
    noteFollowing(following, mine, theirs, path);
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const entries = [...keys].map((key) => [
      key,
      merge(before[key], mine[key], theirs[key], clash, path ? `${path}.${key}` : key, following),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (path.endsWith(".lent")) return union(base, mine, theirs);
    if (base.length === mine.length && base.length === theirs.length)
      return mine.map((entry, index) =>
        merge(base[index], entry, theirs[index], clash, `${path}[${index}]`, following),
      );
  }
  // What a person wrote comes before what only followed a fact, and that isn’t a loss.
  const follows = following.get(path) ?? following.get(path.replace(/(\[\d+\])+$/, ""));
  if (follows?.mine) return follows.theirs ? mine : theirs;
  if (!follows?.theirs) clash(path, theirs);
  return mine;
}

/** Typing produces a text for every letter: only the longest is kept. */
const goesOnFrom = (before: Repair) => (after: Repair) =>
  before.path === after.path &&
  before.kind === after.kind &&
  !!after.rest?.startsWith(before.rest ?? "");

/**
 * One record out of two that two tabs made of the same one. What only one of them changed is kept;
 * where both changed the same value ours stays, and the words of theirs are set aside. Theirs comes
 * back where there is nothing to add to it: two tabs that each had something to add would never end.
 */
export function mergedRecord(
  base: WorkspaceRecord,
  mine: WorkspaceRecord,
  theirs: WorkspaceRecord,
): WorkspaceRecord {
  const clashes: Repair[] = [];
  const clash: Clash = (path, value) => {
    const rest = textsIn(value).join("\n");
    if (rest) clashes.push({ path: path.replace(/^site\./, ""), kind: "elsewhere", rest });
  };
  const both = ({ changed: _, stamp: __, setAside: ___, ...rest }: WorkspaceRecord) => rest;
  const found = merge(both(base), both(mine), both(theirs), clash, "") as WorkspaceRecord;
  const all = [...(theirs.setAside ?? []), ...(mine.setAside ?? []), ...clashes];
  const setAside = all.filter((repair, index) => !all.slice(index + 1).some(goesOnFrom(repair)));
  if (same(found, both(theirs)) && setAside.length === (theirs.setAside?.length ?? 0))
    return theirs;
  return {
    ...found,
    changed: Math.max(mine.changed, theirs.changed),
    ...(setAside.length > 0 ? { setAside } : {}),
    ...(theirs.stamp ? { stamp: theirs.stamp } : {}),
  };
}
