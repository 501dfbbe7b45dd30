import { readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { type FileMap, readFiles } from "./files.ts";
import { type BuildPolicy, buildPolicyFile, type HostKind, type PolicyInput } from "./policy.ts";
import type { Representation } from "./representation.ts";

/** One finished build as it was found: its addresses, its policy, and what has been read of it. */
export type Build = FileMap & {
  host: HostKind;
  policy: PolicyInput;
  /** Changes when the folder is exchanged for another. */
  stamp: string;
  /** By the name of the file on disk, its compression included. */
  kept: Map<string, Representation>;
  keptBytes: number;
};

/** ms; a folder that nobody exchanges but somebody writes into is listed again at most this often. */
const patience = 1000;

/** Where the folder really is, and what tells it from one that comes later. */
type Place = { real: string; stamp: string };

async function placeOf(root: string): Promise<Place> {
  const real = await realpath(root);
  const facts = await Promise.all(
    [real, join(real, buildPolicyFile)].map((path) => stat(path).catch(() => undefined)),
  );
  const stamp = [real, ...facts.map((fact) => fact && `${fact.ino}:${fact.mtimeMs}`)].join(" ");
  return { real, stamp };
}

async function readPolicy(root: string): Promise<BuildPolicy> {
  const text = await readFile(join(root, buildPolicyFile), "utf8").catch(() => "{}");
  return JSON.parse(text) as BuildPolicy;
}

/**
 * The build in a folder, whichever that is now. A build is exchanged as a whole while the server runs
 * (a new folder, or a link that points elsewhere): nothing is read from the disk before the list of
 * addresses and the policy are those of the folder that is there.
 */
export class LiveBuild {
  #build: Promise<Build> | undefined;
  /** As last seen, for who cannot wait. */
  latest: Build | undefined;
  #listed = 0;

  readonly root: string;
  readonly host: HostKind;
  readonly input: PolicyInput;

  constructor(root: string, host: HostKind, input: PolicyInput) {
    this.root = root;
    this.host = host;
    this.input = input;
  }

  async #read({ real, stamp }: Place): Promise<Build> {
    this.#listed = performance.now();
    const [files, policy] = await Promise.all([readFiles(real), readPolicy(real)]);
    return {
      ...files,
      host: this.host,
      policy: { ...this.input, ...policy },
      stamp,
      kept: new Map(),
      keptBytes: 0,
    };
  }

  /** Keeps what was there if the new folder cannot be read: it may be half way through an exchange. */
  #renew(place: Place): Promise<Build> {
    const before = this.#build;
    const next = this.#read(place).catch((error) => before ?? Promise.reject(error));
    this.#build = next;
    next.then(
      (build) => {
        if (this.#build === next) this.latest = build;
      },
      () => {
        if (this.#build === next) this.#build = before;
      },
    );
    return next;
  }

  /** The build that is there now. */
  async now(): Promise<Build> {
    const place = await placeOf(this.root).catch(() => undefined);
    const known = await this.#build;
    if (known && (!place || place.stamp === known.stamp)) return known;
    if (!place) throw new Error(`There is no build in ${this.root}`);
    return this.#renew(place);
  }

  /** After something was not found where it should be: the list may be older than the folder. */
  async again({ atOnce = false } = {}): Promise<Build> {
    const build = await this.now();
    if (!atOnce && performance.now() - this.#listed < patience) return build;
    return this.#renew({ real: build.root, stamp: build.stamp });
  }
}
