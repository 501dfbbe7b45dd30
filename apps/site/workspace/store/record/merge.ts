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

function merge(base: unknown, mine: unknown, theirs: unknown, clash: Clash, path: string): unknown {
  if (same(mine, theirs) || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  // Facts are examples until either side has written them.
  if (path.endsWith(".examples")) {
    const left = [mine, theirs].map((list) => (Array.isArray(list) ? list : []));
    return left[0]?.filter((name) => left[1]?.includes(name));
  }
  if (isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {};
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const entries = [...keys].map((key) => [
      key,
      merge(before[key], mine[key], theirs[key], clash, path ? `${path}.${key}` : key),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length === mine.length && base.length === theirs.length)
      return mine.map((entry, index) =>
        merge(base[index], entry, theirs[index], clash, `${path}[${index}]`),
      );
  }
  clash(path, theirs);
  return mine;
}

/** Whether `after` is `before` with letters put in at one place. */
function isTypedOn(before: string, after: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  return start === before.length || after.endsWith(before.slice(start));
}

/** Typing produces a text for every letter, also where a text follows another: only the last is kept. */
const goesOnFrom = (before: Repair) => (after: Repair) =>
  before.path === after.path &&
  before.kind === after.kind &&
  isTypedOn(before.rest ?? "", after.rest ?? "");

const valueIn = (site: unknown, path: string) =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], site);

/** Without what has become the text that is kept, letter by letter: that is not lost. */
export const withoutOwn = (setAside: readonly Repair[], site: unknown) =>
  setAside.filter(({ path, kind, rest = "" }) => {
    const kept = kind === "elsewhere" && valueIn(site, path);
    return typeof kept !== "string" || !isTypedOn(rest, kept);
  });

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
  const setAside = withoutOwn(all, found.site).filter(
    (repair, index, left) => !left.slice(index + 1).some(goesOnFrom(repair)),
  );
  if (same(found, both(theirs)) && setAside.length === (theirs.setAside?.length ?? 0))
    return theirs;
  return {
    ...found,
    changed: Math.max(mine.changed, theirs.changed),
    ...(setAside.length > 0 ? { setAside } : {}),
    ...(theirs.stamp ? { stamp: theirs.stamp } : {}),
  };
}
