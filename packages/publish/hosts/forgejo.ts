/** Codeberg, and any other Forgejo or Gitea: one commit with all changed files, to the branch "pages". */
import { base64, digestsOf, fromBase64, gitBlob } from "../digest.ts";
import { PublishFailure } from "../failure.ts";
import { bytesOf, type Connect, counter, type Files, folderAddress, type Site } from "../host.ts";
import { listingName, readListing, withListing } from "../listing.ts";
import { callerOf, withKey } from "../request.ts";
import { versionsOf } from "./versions.ts";

const branch = "pages";
const codeberg = "https://codeberg.org";

type Repository = { name: string; full_name: string };
type Tree = { tree: { path: string; type: string; sha: string }[]; truncated?: boolean };
type Listed = { sha: string; created: string; commit: { message: string } };

export const forgejo: Connect = async ({ key, server = codeberg, address }, options) => {
  const host = new URL(server).host === "codeberg.org" ? "Codeberg" : new URL(server).host;
  const base = new URL("api/v1/", folderAddress(server)).href;
  const call = callerOf(host, base, withKey(key, "token"), options);
  const read = async <T>(path: string): Promise<T> => (await call(path)).json();
  const { login } = await read<{ login: string }>("user");

  /** Where a server that isn't Codeberg shows pages, only its owner knows. */
  const siteOf = ({ name, full_name }: Repository): Site => {
    const home = `https://${full_name.split("/")[0]?.toLowerCase()}.codeberg.page/`;
    const there = name === branch ? home : `${home}${name}/`;
    const shown = host === "Codeberg" ? there : folderAddress(address ?? server);
    return { id: full_name, name, address: shown };
  };

  async function tree(id: string, at: string): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    for (let page = 1; ; page++) {
      const found = await read<Tree>(
        `repos/${id}/git/trees/${at}?recursive=true&page=${page}&per_page=1000`,
      );
      for (const { path, type, sha } of found.tree) if (type === "blob") known.set(path, sha);
      if (!found.truncated) return known;
    }
  }

  async function content(id: string, sha: string): Promise<Uint8Array> {
    const { content = "" } = await read<{ content?: string }>(`repos/${id}/git/blobs/${sha}`);
    return fromBase64(content);
  }

  /** Which of the files are ours. */
  async function ownFiles(id: string, known: ReadonlyMap<string, string>): Promise<string[]> {
    const listed = known.get(listingName);
    if (!listed) return [];
    return Object.keys(readListing(new TextDecoder().decode(await content(id, listed))));
  }

  const headOf = async (id: string) =>
    (await read<{ commit: { id: string } }>(`repos/${id}/branches/${branch}`)).commit.id;

  /** One commit; a file that isn't as we knew it stops all of it. */
  async function change(
    id: string,
    message: string,
    known: ReadonlyMap<string, string>,
    put: Files,
    remove: readonly string[],
  ) {
    const files = [
      ...[...put].map(([path, bytes]) => {
        const sha = known.get(path);
        const how = sha ? { operation: "update", sha } : { operation: "create" };
        return { ...how, path, content: base64(bytes) };
      }),
      ...remove.map((path) => ({ operation: "delete", path, sha: known.get(path) })),
    ];
    const reasons = { 409: "changed", 422: "changed" } as const;
    const json = { branch, message, files };
    await call(`repos/${id}/contents`, { method: "POST", json, reasons });
  }

  return {
    account: login,
    sites: async () => (await read<Repository[]>("user/repos?limit=50")).map(siteOf),
    create: async (name) => {
      const json = { name, auto_init: true, default_branch: branch };
      const reasons = { 409: "taken" } as const;
      return siteOf(await (await call("user/repos", { method: "POST", json, reasons })).json());
    },
    plan: async ({ id }, files) => {
      const at = await headOf(id);
      const known = await tree(id, at);
      const own = await ownFiles(id, known);
      const digests = await digestsOf(files, gitBlob);
      const send = [...digests].flatMap(([path, sha]) => (known.get(path) === sha ? [] : [path]));
      const remove = own.filter((path) => known.has(path) && !files.has(path));
      return { send, remove, bytes: bytesOf(files, send), base: at };
    },
    publish: async (site, files, plan, given) => {
      const { id } = site;
      const all = withListing(files, await digestsOf(files, gitBlob));
      const send = plan.send.length + plan.remove.length > 0 ? [...plan.send, listingName] : [];
      const told = counter(all, { send, bytes: bytesOf(all, send) }, given);
      if ((await headOf(id)) !== plan.base) throw new PublishFailure("changed", host);
      if (send.length > 0) {
        const put = new Map(send.map((path) => [path, all.get(path) ?? new Uint8Array()]));
        await change(id, given.words, await tree(id, plan.base ?? ""), put, plan.remove);
      }
      for (const path of send) told.add(path, path);
      const { files: count, bytes } = told.count;
      return { address: site.address, files: count, bytes, version: await headOf(id) };
    },
    history: async ({ id }) => {
      const list = await read<Listed[]>(
        `repos/${id}/commits?sha=${branch}&limit=20&stat=false&verification=false&files=false`,
      );
      return versionsOf(
        list.map(({ sha, created, commit: { message } }) => ({
          ...{ id: sha, date: created, words: message },
        })),
      );
    },
    restore: async ({ id }, version) => {
      const now = await tree(id, await headOf(id));
      const then = await tree(id, version.id);
      const own = await ownFiles(id, then);
      // Files of others stay, such as the list of domains.
      const back = own.length > 0 ? [...own, listingName] : [...then.keys()];
      const put = new Map<string, Uint8Array>();
      for (const path of back) {
        const sha = then.get(path);
        if (sha && now.get(path) !== sha) put.set(path, await content(id, sha));
      }
      const mine = await ownFiles(id, now);
      const gone = mine.filter((path) => now.has(path) && !then.has(path));
      if (put.size + gone.length > 0) await change(id, `Back to: ${version.words}`, now, put, gone);
    },
  };
};
