import Negotiator from "negotiator";

/** The smallest first: browsers name gzip first and brotli last. */
const preferred = ["br", "gzip"];

const known = new Map<string, string | undefined>();

/** The best of a file's encodings that the visitor accepts. There are few such headers: remembered. */
export function chooseEncoding(
  accepted: string | string[] | undefined,
  encodings: readonly string[],
): string | undefined {
  if (accepted === undefined || encodings.length === 0) return;
  const key = `${accepted}|${encodings}`;
  if (known.has(key)) return known.get(key);
  const negotiator = new Negotiator({ headers: { "accept-encoding": accepted } });
  const allowed = negotiator.encodings([...encodings]);
  const chosen = preferred.find((name) => allowed.includes(name));
  if (known.size > 1000) known.clear();
  known.set(key, chosen);
  return chosen;
}
