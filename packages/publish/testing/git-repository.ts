import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const person = { NAME: "Ida", EMAIL: "ida@ida.example" };
const author = Object.fromEntries(
  Object.entries(person).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]),
);

export type Entry = { path: string; sha: string | null };

/** A real repository, behind the servers that stand for GitHub and Forgejo. */
export function gitRepository() {
  const folder = mkdtempSync(join(tmpdir(), "daylit-git-"));
  const run = (args: string[], input: string | Uint8Array = "") => {
    const env = { ...process.env, ...author, GIT_DIR: folder, GIT_INDEX_FILE: join(folder, "one") };
    const { status, stdout, stderr } = spawnSync("git", args, { input, env });
    if (status !== 0) throw new Error(String(stderr));
    return stdout;
  };
  const line = (args: string[], input?: string | Uint8Array) => String(run(args, input)).trim();
  run(["init", "--quiet", "--bare", folder]);
  // A process for each file takes long: what was written once is known.
  const known = new Map<string, string>();
  const contents = new Map<string, Uint8Array>();
  return {
    blob: (bytes: Uint8Array) => {
      const text = Buffer.from(bytes).toString("latin1");
      const sha = known.get(text) ?? line(["hash-object", "-w", "--stdin"], bytes);
      known.set(text, sha);
      contents.set(sha, bytes);
      return sha;
    },
    content: (sha: string) => contents.get(sha) ?? new Uint8Array(),
    tree: (base: string | undefined, entries: readonly Entry[]) => {
      run(["read-tree", base ?? "--empty"]);
      const rows = entries.map(({ path, sha }) =>
        sha ? `100644 ${sha}\t${path}\n` : `0 ${"0".repeat(40)}\t${path}\n`,
      );
      run(["update-index", "--index-info"], rows.join(""));
      return line(["write-tree"]);
    },
    commit: (tree: string, parents: readonly string[], message: string) =>
      line(["commit-tree", tree, ...parents.flatMap((one) => ["-p", one])], message),
    treeOf: (commit: string) => line(["rev-parse", `${commit}^{tree}`]),
    files: (tree: string) =>
      new Map(
        line(["ls-tree", "-r", tree])
          .split("\n")
          .filter(Boolean)
          .map((row) => [row.split("\t")[1] ?? "", row.split(/\s/)[2] ?? ""]),
      ),
    head: (branch: string) => line(["rev-parse", branch]),
    /** Refuses what isn’t a continuation, as hosts do without force. */
    move: (branch: string, to: string) => {
      const from = spawnSync("git", ["--git-dir", folder, "rev-parse", "--verify", "-q", branch]);
      if (from.status === 0) run(["merge-base", "--is-ancestor", String(from.stdout).trim(), to]);
      run(["update-ref", `refs/heads/${branch}`, to]);
    },
    log: (branch: string) =>
      line(["log", "--format=%H%x09%cI%x09%s", branch])
        .split("\n")
        .map((row) => row.split("\t") as [sha: string, date: string, words: string]),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
