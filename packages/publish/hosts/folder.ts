/** Servers that keep single files: nothing there is ever half new in an order that a visitor notices. */
import { digestsOf, sha256 } from "../digest.ts";
import { PublishFailure } from "../failure.ts";
import { bytesOf, type Connection, counter, type Files, type Site } from "../host.ts";
import { inStages, type Listing, listingName, readListing, writeListing } from "../listing.ts";
import { inTurn } from "../request.ts";

type Folder = {
  host: string;
  account: string;
  site: Site;
  /** Every file in the folders of these paths, with the server's own mark of its content. */
  tags: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Makes what these files need, before any of them is sent. */
  prepare?: (paths: readonly string[]) => Promise<void>;
  read: (path: string) => Promise<string | undefined>;
  put: (path: string, bytes: Uint8Array) => Promise<void>;
  remove: (path: string) => Promise<void>;
};

export function folderConnection(folder: Folder): Connection {
  const { host, account, site, tags, prepare, read, put, remove } = folder;

  const listing = async () => readListing(await read(listingName));

  async function plan(_: Site, files: Files) {
    const known = await listing();
    const base = await sha256(writeListing(known));
    const there = await tags([...files.keys(), ...Object.keys(known)]);
    const digests = await digestsOf(files, sha256);
    const isSame = (path: string, digest: string) => {
      const [listed, tag] = known[path] ?? [];
      return listed === digest && there.has(path) && there.get(path) === tag;
    };
    const send = [...digests].flatMap(([path, digest]) => (isSame(path, digest) ? [] : [path]));
    const gone = Object.keys(known).filter((path) => there.has(path) && !files.has(path));
    return { send, remove: gone, bytes: bytesOf(files, send), base };
  }

  return {
    account,
    sites: async () => [site],
    plan,
    publish: async (_, files, planned, given) => {
      const known = await listing();
      if ((await sha256(writeListing(known))) !== planned.base)
        throw new PublishFailure("changed", host);
      const digests = await digestsOf(files, sha256);
      const told = counter(files, planned, given);
      await prepare?.(planned.send);
      for (const stage of inStages(planned.send))
        await inTurn(stage, async (path) => {
          const digest = digests.get(path) ?? "";
          // Files with the same bytes can be at two places.
          const mark = `${path} ${digest}`;
          if (!told.has(mark)) await put(path, files.get(path) ?? new Uint8Array());
          told.add(path, mark);
        });
      await inTurn(planned.remove, remove);
      let version = planned.base;
      if (planned.send.length + planned.remove.length > 0) {
        const there = await tags([...files.keys()]);
        const now: Listing = Object.fromEntries(
          [...digests].map(([path, digest]) => [path, [digest, there.get(path) ?? ""]]),
        );
        await put(listingName, writeListing(now));
        version = await sha256(writeListing(now));
      }
      return { address: site.address, files: told.count.files, bytes: told.count.bytes, version };
    },
  };
}
