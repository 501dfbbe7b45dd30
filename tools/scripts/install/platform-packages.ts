/** What this needs of an entry of package-lock.json. */
interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  peer?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, Locked>;
}

interface Missing {
  wantedBy: string;
  name: string;
  range: string;
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);

/** Installed packages whose content the lock file does not pin. */
export const unpinned = (lock: Lock) =>
  Object.entries(lock.packages)
    .filter(([path, { integrity, link }]) => path.includes("node_modules/") && !link && !integrity)
    .map(([path]) => path);

const isExact = (range: string) => /^\d+\.\d+\.\d+/.test(range);

/** The entry that a package at this place would get, looked for as Node does: upwards. */
function found(lock: Lock, from: string, name: string): Locked | undefined {
  const entry = lock.packages[`${from ? `${from}/` : ""}node_modules/${name}`];
  if (entry || from === "") return entry;
  const above = from.lastIndexOf("/node_modules/");
  return found(lock, above < 0 ? "" : from.slice(0, above), name);
}

/** Optional packages that an entry asks for and the lock file does not name, or names wrongly. */
export function missingPackages(lock: Lock): Missing[] {
  return Object.entries(lock.packages).flatMap(([wantedBy, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, range]) => {
        const there = found(lock, wantedBy, name);
        return !there || (isExact(range) && there.version !== range);
      })
      .map(([name, range]) => ({ wantedBy, name, range })),
  );
}

const systems =
  /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?=musl|\b)/;
const processors = /\b(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/;

/**
 * For which machines a package is meant, read from its name, as the registry may not carry it. An
 * entry that says nothing would be installed everywhere, so a name that says nothing is an error.
 */
export function machinesOf(name: string): Pick<Locked, "os" | "cpu" | "libc"> {
  const os = systems.exec(name)?.[1];
  const cpu = processors.exec(name)?.[1];
  if (!os && cpu !== "wasm32") throw new Error(`${name} does not say for which system it is`);
  const libc = os === "linux" && /(musl|glibc|gnu)/.exec(name)?.[1];
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc === "musl" ? "musl" : "glibc"] }),
    ...(os && { os: [os] }),
  };
}

/**
 * The lock file with every platform's packages. Npm leaves out those that the registry of the day
 * does not carry, and then never installs them anywhere.
 */
export function completed<T extends Lock>(lock: T): T {
  const packages = { ...lock.packages };
  for (const { wantedBy, name, range } of missingPackages(lock)) {
    const top = `node_modules/${name}`;
    // An entry without checksum is our own, of an older version: it gives way.
    const place = packages[top]?.integrity ? `${wantedBy}/${top}` : top;
    const { libc, cpu, os } = machinesOf(name);
    const { dev, peer } = lock.packages[wantedBy] ?? {};
    packages[place] = {
      version: range.replace(/^[~^]/, ""),
      ...(cpu && { cpu }),
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os }),
      ...(peer && { peer }),
    };
  }
  const inOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries(inOrder) };
}
