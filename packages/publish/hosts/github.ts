/** GitHub Pages: one commit through the Git data API. https://docs.github.com/rest/git */
import { base64, digestsOf, fromBase64, gitBlob } from "../digest.ts";
import { bytesOf, type Connect, counter, type Files, type Site } from "../host.ts";
import { listingName, readListing, withListing } from "../listing.ts";
import { callerOf, inTurn, withKey } from "../request.ts";
import { versionsOf } from "./versions.ts";

const host = "GitHub";

type Repository = { name: string; full_name: string; default_branch: string; has_pages?: boolean };
type Commit = { sha: string; tree: { sha: string } };
type Pages = { html_url: string; source?: { branch: string } };
type Tree = { tree: { path: string; type: string; sha: string }[] };
type Listed = { sha: string; commit: { message: string; committer: { date: string } | null } };

/** Without this file GitHub builds pages with Jekyll first, which leaves out names that begin with "_". */
const asTheyAre = ".nojekyll";
const withMark = (files: Files): Files => new Map([...files, [asTheyAre, new Uint8Array()]]);

/** A repository named after its owner's address is at the top of that address. */
const siteOf = ({ name, full_name }: Repository): Site => {
  const home = `${full_name.split("/")[0]?.toLowerCase()}.github.io`;
  const isHome = name.toLowerCase() === home;
  return { id: full_name, name, address: `https://${home}/${isHome ? "" : `${name}/`}` };
};

export const github: Connect = async ({ key }, options) => {
  const call = callerOf(host, "https://api.github.com/", withKey(key), options);
  const headers = { Accept: "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28" };
  const read = async <T>(path: string): Promise<T> => (await call(path, { headers })).json();
  const write = async <T>(path: string, json: unknown, method = "POST"): Promise<T> => {
    // 409: the repository is empty, or not as it was; 422: the branch has moved on.
    const reasons = { 409: "changed", 422: "changed" } as const;
    return (await call(path, { method, json, headers, reasons })).json();
  };
  const { login } = await read<{ login: string }>("user");

  async function pagesOf(id: string): Promise<Pages | undefined> {
    const answer = await call(`repos/${id}/pages`, { headers, accepted: [404] });
    return answer.ok ? answer.json() : undefined;
  }

  async function branchOf(id: string): Promise<string> {
    const pages = await pagesOf(id);
    return pages?.source?.branch ?? (await read<Repository>(`repos/${id}`)).default_branch;
  }

  const headOf = async (id: string, branch: string) =>
    (await read<{ object: { sha: string } }>(`repos/${id}/git/ref/heads/${branch}`)).object.sha;
  const treeOf = async (id: string, commit: string) =>
    (await read<Commit>(`repos/${id}/git/commits/${commit}`)).tree.sha;

  /** Files of the branch, and which of them are ours. */
  async function online(id: string, commit: string) {
    const { tree } = await read<Tree>(
      `repos/${id}/git/trees/${await treeOf(id, commit)}?recursive=1`,
    );
    const known = new Map(tree.filter(({ type }) => type === "blob").map((f) => [f.path, f.sha]));
    const listed = known.get(listingName);
    if (!listed) return { known, own: [] };
    const { content } = await read<{ content: string }>(`repos/${id}/git/blobs/${listed}`);
    return { known, own: Object.keys(readListing(new TextDecoder().decode(fromBase64(content)))) };
  }

  async function commit(id: string, tree: string, parent: string, message: string) {
    const { sha } = await write<Commit>(`repos/${id}/git/commits`, {
      message,
      tree,
      parents: [parent],
    });
    // Never by force: what somebody else has published meanwhile is not overwritten.
    await write(`repos/${id}/git/refs/heads/${await branchOf(id)}`, { sha, force: false }, "PATCH");
    return sha;
  }

  return {
    account: login,
    sites: async () =>
      (await read<Repository[]>("user/repos?affiliation=owner&sort=pushed&per_page=100"))
        .filter(({ has_pages }) => has_pages)
        .map(siteOf),
    create: async (name) => {
      const json = { name, auto_init: true, description: "A website, published with Daylit" };
      const reasons = { 422: "taken" } as const;
      const ask = { method: "POST", json, headers, reasons };
      return siteOf(await (await call("user/repos", ask)).json());
    },
    plan: async ({ id }, given) => {
      const files = withMark(given);
      const base = await headOf(id, await branchOf(id));
      const { known, own } = await online(id, base);
      const digests = await digestsOf(files, gitBlob);
      const send = [...digests].flatMap(([path, sha]) => (known.get(path) === sha ? [] : [path]));
      const remove = own.filter((path) => known.has(path) && !files.has(path));
      return { send, remove, bytes: bytesOf(files, send), base };
    },
    publish: async (site, files, plan, given) => {
      const { id } = site;
      const marked = withMark(files);
      const all = withListing(marked, await digestsOf(marked, gitBlob));
      const digests = await digestsOf(all, gitBlob);
      const base = plan.base ?? "";
      let version = base;
      const send = plan.send.length + plan.remove.length > 0 ? [...plan.send, listingName] : [];
      const told = counter(all, { send, bytes: bytesOf(all, send) }, given);
      await inTurn(send, async (path) => {
        const sha = digests.get(path) ?? "";
        if (!told.has(sha)) {
          const content = base64(all.get(path) ?? new Uint8Array());
          await write(`repos/${id}/git/blobs`, { content, encoding: "base64" });
        }
        told.add(path, sha);
      });
      if (send.length > 0) {
        const entry = { mode: "100644", type: "blob" };
        const tree = [
          ...send.map((path) => ({ ...entry, path, sha: digests.get(path) })),
          ...plan.remove.map((path) => ({ ...entry, path, sha: null })),
        ];
        const base_tree = await treeOf(id, base);
        const made = await write<{ sha: string }>(`repos/${id}/git/trees`, { base_tree, tree });
        version = await commit(id, made.sha, base, given.words);
      }
      const pages =
        (await pagesOf(id)) ??
        (await write<Pages>(`repos/${id}/pages`, {
          build_type: "legacy",
          source: { branch: await branchOf(id), path: "/" },
        }));
      return { address: pages.html_url, files: told.count.files, bytes: told.count.bytes, version };
    },
    history: async ({ id }) => {
      const branch = await branchOf(id);
      const list = await read<Listed[]>(`repos/${id}/commits?sha=${branch}&per_page=20`);
      return versionsOf(
        list.map(({ sha, commit: { message, committer } }) => ({
          ...{ id: sha, date: committer?.date ?? "", words: message },
        })),
      );
    },
    restore: async ({ id }, { id: version, words }) => {
      const head = await headOf(id, await branchOf(id));
      const [now, then] = [await online(id, head), await online(id, version)];
      const entry = { mode: "100644", type: "blob" };
      // Files of others stay, such as the CNAME that names the owner’s domain.
      const back = then.own.length > 0 ? [...then.own, listingName] : [...then.known.keys()];
      const tree = [
        ...back
          .filter((path) => then.known.has(path))
          .map((path) => ({ ...entry, path, sha: then.known.get(path) })),
        ...now.own
          .filter((path) => now.known.has(path) && !then.known.has(path))
          .map((path) => ({ ...entry, path, sha: null })),
      ];
      const base_tree = await treeOf(id, head);
      const made = await write<{ sha: string }>(`repos/${id}/git/trees`, { base_tree, tree });
      await commit(id, made.sha, head, `Back to: ${words}`);
    },
  };
};
