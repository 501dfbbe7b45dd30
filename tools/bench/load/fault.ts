import { join } from "node:path";
import { addRelease } from "@daylit/serve/releases/releases.ts";
import { type load, percentile } from "./client.ts";
import type { Folders } from "./servers.ts";

export type Bench = { scratch: string; folders: Folders; seconds: number; clients: number };

export const path = "/documentation";
export const show = (outcome: Awaited<ReturnType<typeof load>>) =>
  `${outcome.answered} answered, ${outcome.lost} lost, ${JSON.stringify(outcome.statuses)}, p99 ${percentile(outcome, 0.99).toFixed(0)} ms`;

export function insist(right: boolean, words: string) {
  if (!right) throw new Error(words);
}

export function release({ scratch, folders }: Bench) {
  const store = join(scratch, "releases");
  addRelease(store, folders);
  return { store, current: join(store, "current") };
}
