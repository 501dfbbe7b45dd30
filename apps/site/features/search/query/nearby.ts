import type { SearchRecord } from "./record.ts";

/** Pairs of neighbouring letters: they survive slips, and words in another order. */
function pairs(text: string): Set<string> {
  const letters = ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

/** From 0, nothing alike, to 1, the same. */
export function likeness(a: string, b: string): number {
  const [ours, theirs] = [pairs(a), pairs(b)];
  const shared = [...ours].filter((pair) => theirs.has(pair)).length;
  return (2 * shared) / (ours.size + theirs.size);
}

/** The pages whose titles look most like what was typed; passages of pages are left out. */
export function nearby(records: readonly SearchRecord[], query: string, count = 4): SearchRecord[] {
  return records
    .filter(({ path }) => !path.includes("#"))
    .map((record) => ({ record, like: likeness(query, record.title) }))
    .filter(({ like }) => like > 0.3)
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ record }) => record);
}
