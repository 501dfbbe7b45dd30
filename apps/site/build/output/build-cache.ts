import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

const hashOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 40);
};

/** Content by the hash of what it was made from. */
export type BuildCache = ReturnType<typeof openBuildCache>;

/**
 * Outputs of earlier builds, named by a hash of their inputs. A fresh build reads none of them, and
 * `prune` removes what the last build did not use.
 */
export function openBuildCache(folder: string, fresh = false) {
  const used = new Set<string>();
  const temporary = join(folder, `.${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const place = (name: string) => {
    used.add(name);
    return join(folder, name);
  };
  const isThere = (file: string) => !fresh && existsSync(file);
  /** Two files of a build may be the same: both wait for one. */
  const running = new Map<string, Promise<Buffer>>();

  type Make = () => string | Uint8Array | Promise<string | Uint8Array>;
  async function makeAndStore(name: string, make: Make): Promise<Buffer> {
    const file = place(name);
    if (isThere(file)) return readFileSync(file);
    const made = Buffer.from(await make());
    // Written beside and moved: a build that is stopped leaves no half of a file.
    const beside = `${temporary}-${name}`;
    await writeFile(beside, made);
    renameSync(beside, file);
    return made;
  }

  return {
    /** The bytes that `make` makes of these parts. */
    bytes(parts: readonly (string | Uint8Array)[], make: Make): Promise<Buffer> {
      const name = hashOf(...parts);
      const underWay = running.get(name);
      if (underWay) return underWay;
      // Later ones read the file: a large build would hold gigabytes in memory.
      const made = makeAndStore(name, make).finally(() => running.delete(name));
      running.set(name, made);
      return made;
    },

    /** A whole folder: copied to `target` if it is known, otherwise made there and copied from there. */
    async folder(parts: readonly string[], target: string, make: () => Promise<unknown>) {
      const name = hashOf(...parts);
      const cached = place(name);
      if (isThere(cached)) return cpSync(cached, target, { recursive: true });
      await make();
      const beside = `${temporary}-${name}`;
      cpSync(target, beside, { recursive: true });
      rmSync(cached, { recursive: true, force: true });
      renameSync(beside, cached);
    },

    /** After a successful build: deletes entries that it did not use. */
    prune() {
      for (const name of readdirSync(folder))
        if (!used.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
    },
  };
}
