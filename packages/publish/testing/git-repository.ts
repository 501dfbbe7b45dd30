import { createHash } from "node:crypto";

export type Entry = { path: string; sha: string | null };
type Commit = { tree: string; parents: readonly string[]; message: string; date: string };

/** A name as Git computes it, so that a file's is the one that publishers compute themselves. */
const nameOf = (kind: string, content: string | Uint8Array) => {
  const bytes = Buffer.from(content);
  return createHash("sha1").update(`${kind} ${bytes.length}\0`).update(bytes).digest("hex");
};

function known<T>(table: ReadonlyMap<string, T>, name: string): T {
  const found = table.get(name);
  if (found === undefined) throw new Error(`${name} isn’t in the repository`);
  return found;
}

/** What GitHub and Forgejo keep, in memory, behind the servers that stand for them. */
export function gitRepository() {
  const blobs = new Map<string, Uint8Array>();
  const trees = new Map<string, ReadonlyMap<string, string>>();
  const commits = new Map<string, Commit>();
  const branches = new Map<string, string>();
  const head = (branch: string) => known(branches, branch.replace(/^heads\//, ""));
  const history = (commit: string): string[] => {
    const [parent] = known(commits, commit).parents;
    return [commit, ...(parent ? history(parent) : [])];
  };
  return {
    head,
    blob: (bytes: Uint8Array) => {
      const sha = nameOf("blob", bytes);
      blobs.set(sha, bytes);
      return sha;
    },
    content: (sha: string) => known(blobs, sha),
    tree: (base: string | undefined, entries: readonly Entry[]) => {
      const files = new Map(base ? known(trees, base) : []);
      for (const { path, sha } of entries) {
        if (sha === null) files.delete(path);
        else if (known(blobs, sha)) files.set(path, sha);
      }
      // Git nests its trees; publishers only pass their names on.
      const sha = nameOf("tree", JSON.stringify([...files].sort()));
      trees.set(sha, files);
      return sha;
    },
    commit: (tree: string, parents: readonly string[], message: string) => {
      known(trees, tree);
      for (const parent of parents) known(commits, parent);
      const commit = { tree, parents, message, date: new Date().toISOString() };
      const sha = nameOf("commit", JSON.stringify([commit, commits.size]));
      commits.set(sha, commit);
      return sha;
    },
    treeOf: (commit: string) => known(commits, commit).tree,
    files: (tree: string) => known(trees, tree),
    /** Refuses what isn’t a continuation, as hosts do without force. */
    move: (branch: string, to: string) => {
      const from = branches.get(branch);
      if (from && !history(to).includes(from)) throw new Error("Update is not a fast forward");
      branches.set(branch, to);
    },
    log: (branch: string) =>
      history(head(branch)).map((sha): [sha: string, date: string, words: string] => {
        const { date, message } = known(commits, sha);
        return [sha, date, message.split("\n")[0] ?? ""];
      }),
  };
}
