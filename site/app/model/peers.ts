import { readFileSync } from "node:fs";

/** A framework's stylesheet as it travels. */
export type Peer = { name: string; kilobytes: number };

const table = new URL("../../content/documentation/introduction.mdx", import.meta.url);
const row = /^\| \**([A-Za-z]+) [\d.]+\** \| ([\d.]+) kB \|/gm;

/** Read from the documentation's table of measured figures, so that there is one of them. */
export function readPeers(names: readonly string[], text = readFileSync(table, "utf8")): Peer[] {
  const found = [...text.matchAll(row)].map(([, name = "", size]) => ({
    name,
    kilobytes: Number(size),
  }));
  return names.map((name) => {
    const peer = found.find((candidate) => candidate.name === name);
    if (!peer) throw new Error(`The comparison has no row for ${name}`);
    return peer;
  });
}
