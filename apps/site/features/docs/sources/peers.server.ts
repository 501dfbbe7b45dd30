import { measured } from "../../../content/tables/peers.ts";
import { dateText } from "../../install-guide/platforms.ts";

/** A framework's stylesheet as it travels. */
export type Peer = { name: string; kilobytes: number };

let known: ReturnType<typeof measured> | undefined;

/** Computed once: our own row is compressed again to be weighed. */
const weighed = () => {
  known ??= measured();
  return known;
};

/** From the measurements behind the documentation's comparison. */
export function readPeers(names: readonly string[]): Peer[] {
  const { rows } = weighed();
  return names.map((name) => {
    const row = rows.find((candidate) => candidate.name === name);
    if (!row) throw new Error(`The comparison has no row for ${name}`);
    return { name, kilobytes: Math.round(row.css / 100) / 10 };
  });
}

/** Frameworks that the landing page shows, including any that is lighter than ours. */
export const landingPeers = () => readPeers(["oat", "Daylit", "Pico", "Bootstrap", "Bulma"]);

/** The day on which they were measured. */
export const peersDay = () => dateText(weighed().date);

/** Each one's size as a share of the largest. */
export function sharesOf(peers: readonly Peer[]): number[] {
  const largest = Math.max(...peers.map(({ kilobytes }) => kilobytes));
  return peers.map(({ kilobytes }) => Math.round((kilobytes / largest) * 100) / 100);
}
