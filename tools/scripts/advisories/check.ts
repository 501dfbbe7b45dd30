/** Which packages of a lock file are of a version that is known to be unsafe. */
type Advisory = {
  id: string;
  package: string;
  /** From, up to but without. */
  ranges: readonly (readonly string[])[];
  what: string;
};
export type Finding = { package: string; version: string; advisory: Advisory };
type Lock = { packages: Record<string, { version?: string; name?: string }> };

const numbers = (version: string) => {
  const [core = "", before] = version.replace(/\+.*$/, "").split(/-(.*)/s);
  const [major = 0, minor = 0, patch = 0] = core.split(".").map(Number);
  // What comes before a release is smaller than it.
  return [major, minor, patch, before === undefined ? 0 : -1];
};

export function compareVersions(one: string, other: string): number {
  const [first, second] = [numbers(one), numbers(other)];
  const index = first.findIndex((each, at) => each !== second[at]);
  return index < 0 ? 0 : (first[index] ?? 0) - (second[index] ?? 0);
}

const within = (version: string, [from = "0", below = "0"]: readonly string[]) =>
  compareVersions(version, from) >= 0 && compareVersions(version, below) < 0;

export function findings(lock: Lock, advisories: readonly Advisory[]): Finding[] {
  return Object.entries(lock.packages).flatMap(([key, { version, name }]) => {
    if (!version || !key.includes("node_modules/")) return [];
    // A package that is installed under another name says its own.
    const own = name ?? key.slice(key.lastIndexOf("node_modules/") + "node_modules/".length);
    return advisories
      .filter((each) => each.package === own && each.ranges.some((range) => within(version, range)))
      .map((advisory) => ({ package: own, version, advisory }));
  });
}
