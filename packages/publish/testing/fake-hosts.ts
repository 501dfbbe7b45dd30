/** Netlify, GitHub and Codeberg as their descriptions have them, in memory. */
import { fromBase64, gitBlob, sha1 } from "../digest.ts";
import { described } from "./described.ts";
import { type Entry, gitRepository } from "./git-repository.ts";

export const key = "a-key-of-ida";

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

type Deploy = {
  id: string;
  state: string;
  title: string | undefined;
  created_at: string;
  draft: boolean;
  files: Map<string, string>;
};

export function fakeNetlify() {
  const contents = new Map<string, Uint8Array>();
  const deploys: Deploy[] = [];
  const site = { id: "s1", name: "ida", ssl_url: "https://ida.netlify.app" };
  let made = false;
  let published: Deploy | undefined;
  let detection = false;
  const missing = ({ files }: Deploy) =>
    [...new Set(files.values())].filter((s) => !contents.has(s));
  const settle = (deploy: Deploy) => {
    if (deploy.state !== "uploading" || missing(deploy).length > 0) return;
    deploy.state = "ready";
    if (!deploy.draft) published = deploy;
  };
  const shown = (deploy: Deploy) => ({
    ...{ id: deploy.id, state: deploy.state, created_at: deploy.created_at, draft: deploy.draft },
    ...(deploy.title ? { title: deploy.title } : {}),
    required: missing(deploy),
    deploy_ssl_url: `https://${deploy.id}--ida.netlify.app`,
  });
  const deployAt = (id: string | undefined) => deploys.find((one) => one.id === id);
  const server = described("netlify", "https://api.netlify.com/api/v1/", `Bearer ${key}`, {
    "GET /user": () => ({ json: { full_name: "Ida" } }),
    "GET /sites": () => ({ json: made ? [site] : [] }),
    "POST /sites": ({ json }) => {
      if (json.name === "taken") return { status: 422, json: { message: "name already taken" } };
      made = true;
      return { json: site };
    },
    "GET /sites/{site_id}": () => ({
      json: { ...site, ...(published ? { published_deploy: { id: published.id } } : {}) },
    }),
    "GET /sites/{site_id}/files": () => ({
      json: [...(published?.files ?? [])].map(([path, sha]) => ({ id: path, path, sha })),
    }),
    "GET /sites/{site_id}/forms": () => ({
      json: detection ? [{ id: "f1", name: "contact" }] : [],
    }),
    "GET /sites/{site_id}/deploys": () => ({
      json: deploys
        .filter(({ draft, state }) => !draft && state === "ready")
        .map(shown)
        .reverse(),
    }),
    "POST /sites/{site_id}/deploys": ({ json, query }) => {
      const deploy: Deploy = {
        ...{
          id: `d${deploys.length + 1}`,
          state: "uploading",
          created_at: new Date().toISOString(),
        },
        ...{ title: query.get("title") ?? undefined, draft: json.draft === true },
        files: new Map(Object.entries(json.files as Record<string, string>)),
      };
      deploys.push(deploy);
      const answer = shown(deploy);
      settle(deploy);
      return { status: 200, json: answer };
    },
    "GET /deploys/{deploy_id}": ({ path }) => {
      const deploy = deployAt(path.deploy_id);
      return deploy ? { json: shown(deploy) } : { status: 404, json: { message: "Not Found" } };
    },
    "PUT /deploys/{deploy_id}/files/{path}": async ({ path, bytes }) => {
      const deploy = deployAt(path.deploy_id);
      const sha = await sha1(bytes);
      if (deploy?.files.get(`/${path.path}`) !== sha)
        return { status: 422, json: { message: "digest differs" } };
      contents.set(sha, bytes);
      settle(deploy);
      return { json: { path: `/${path.path}`, sha } };
    },
    "POST /sites/{site_id}/deploys/{deploy_id}/restore": ({ path }) => {
      published = deployAt(path.deploy_id);
      return { json: published ? shown(published) : {} };
    },
  });
  return {
    ...server,
    online: async () =>
      new Map(
        [...(published?.files ?? [])].map(([path, sha]) => [
          path.slice(1),
          textOf(contents.get(sha)),
        ]),
      ),
    /** The owner switches it on at Netlify. */
    detectForms: () => {
      detection = true;
    },
  };
}

const readme = new TextEncoder().encode("# ida\n");

function repository(branch: string) {
  const git = gitRepository();
  const begin = () => {
    const tree = git.tree(undefined, [{ path: "README.md", sha: git.blob(readme) }]);
    git.move(branch, git.commit(tree, [], "Initial commit"));
  };
  const online = async () =>
    new Map(
      [...git.files(git.treeOf(git.head(branch)))].map(([path, sha]) => [
        path,
        textOf(git.content(sha)),
      ]),
    );
  const listed = (tree: string) =>
    [...git.files(tree)].map(([path, sha]) => ({ path, mode: "100644", type: "blob", sha }));
  const encoded = (sha: string) => Buffer.from(git.content(sha)).toString("base64");
  /** The owner puts a file there without us, such as the name of a domain, or takes it away. */
  const byHand = (path: string, text?: string) => {
    const head = git.head(branch);
    const sha = text === undefined ? null : git.blob(new TextEncoder().encode(text));
    git.move(branch, git.commit(git.tree(git.treeOf(head), [{ path, sha }]), [head], path));
  };
  return { git, begin, online, listed, encoded, byHand };
}

export function fakeGithub() {
  const { git, begin, online, listed, encoded, byHand } = repository("main");
  const repo = { id: 1, name: "ida-site", full_name: "Ida/ida-site", default_branch: "main" };
  let made = false;
  const pages = {
    html_url: "https://ida.github.io/ida-site/",
    source: { branch: "main", path: "/" },
  };
  let shown: typeof pages | undefined;
  const at = "/repos/{owner}/{repo}";
  const server = described("github", "https://api.github.com/", `Bearer ${key}`, {
    "GET /user": () => ({ json: { login: "Ida" } }),
    "GET /user/repos": () => ({ json: made ? [{ ...repo, has_pages: Boolean(shown) }] : [] }),
    "POST /user/repos": ({ json }) => {
      if (json.name === "taken") return { status: 422, json: { message: "name already exists" } };
      made = true;
      begin();
      return { json: repo };
    },
    [`GET ${at}`]: () => ({ json: repo }),
    [`GET ${at}/pages`]: () =>
      shown ? { json: shown } : { status: 404, json: { message: "Not Found" } },
    [`POST ${at}/pages`]: () => {
      shown = pages;
      return { json: shown };
    },
    [`GET ${at}/commits`]: ({ query }) => ({
      json: git.log(query.get("sha") ?? "").map(([sha, date, message]) => ({
        sha,
        commit: { message, committer: { date } },
      })),
    }),
    [`GET ${at}/git/ref/{ref}`]: ({ path }) => ({
      json: { ref: path.ref, object: { type: "commit", sha: git.head(path.ref ?? "") } },
    }),
    [`PATCH ${at}/git/refs/{ref}`]: ({ path, json }) => {
      try {
        git.move((path.ref ?? "").replace("heads/", ""), String(json.sha));
        return { json: { ref: path.ref } };
      } catch {
        return { status: 422, json: { message: "Update is not a fast forward" } };
      }
    },
    [`POST ${at}/git/commits`]: ({ json }) => {
      const sha = git.commit(String(json.tree), json.parents as string[], String(json.message));
      return { json: { sha } };
    },
    [`GET ${at}/git/commits/{commit_sha}`]: ({ path }) => ({
      json: { sha: path.commit_sha, tree: { sha: git.treeOf(path.commit_sha ?? "") } },
    }),
    [`POST ${at}/git/trees`]: ({ json }) => ({
      json: { sha: git.tree(String(json.base_tree), json.tree as Entry[]) },
    }),
    [`GET ${at}/git/trees/{tree_sha}`]: ({ path }) => ({
      json: { sha: path.tree_sha, tree: listed(path.tree_sha ?? ""), truncated: false },
    }),
    [`POST ${at}/git/blobs`]: ({ json }) => ({
      json: { sha: git.blob(fromBase64(String(json.content))) },
    }),
    [`GET ${at}/git/blobs/{file_sha}`]: ({ path }) => ({
      json: { sha: path.file_sha, content: encoded(path.file_sha ?? ""), encoding: "base64" },
    }),
  });
  return { ...server, online, byHand };
}

type Operation = { operation: string; path: string; sha?: string; content?: string };

export function fakeForgejo() {
  const { git, begin, online, listed, encoded, byHand } = repository("pages");
  const repo = { id: 1, name: "ida-site", full_name: "Ida/ida-site" };
  let made = false;
  const at = "/repos/{owner}/{repo}";
  const server = described("forgejo", "https://codeberg.org/api/v1/", `token ${key}`, {
    "GET /user": () => ({ json: { login: "Ida" } }),
    "GET /user/repos": () => ({ json: made ? [repo] : [] }),
    "POST /user/repos": ({ json }) => {
      if (json.name === "taken") return { status: 409, json: { message: "exists" } };
      made = true;
      begin();
      return { json: repo };
    },
    [`GET ${at}/branches/{branch}`]: ({ path }) => ({
      json: { name: path.branch, commit: { id: git.head(path.branch ?? "") } },
    }),
    [`GET ${at}/git/trees/{sha}`]: ({ path }) => {
      const tree = git.treeOf(path.sha ?? "");
      return { json: { sha: tree, tree: listed(tree), truncated: false } };
    },
    [`GET ${at}/git/blobs/{sha}`]: ({ path }) => ({
      json: { sha: path.sha, content: encoded(path.sha ?? ""), encoding: "base64" },
    }),
    [`GET ${at}/commits`]: ({ query }) => ({
      json: git.log(query.get("sha") ?? "").map(([sha, created, message]) => ({
        ...{ sha, created },
        commit: { message },
      })),
    }),
    [`POST ${at}/contents`]: async ({ json }) => {
      const branch = String(json.branch);
      const head = git.head(branch);
      const known = git.files(git.treeOf(head));
      const entries: Entry[] = [];
      for (const { operation, path, sha, content } of json.files as Operation[]) {
        if (operation === "create" ? known.has(path) : known.get(path) !== sha)
          return { status: 422, json: { message: `${path} isn’t as it was` } };
        const bytes = fromBase64(content ?? "");
        const made = operation === "delete" ? null : git.blob(bytes);
        if (made && made !== (await gitBlob(bytes))) throw new Error("Git counts otherwise");
        entries.push({ path, sha: made });
      }
      const tree = git.tree(git.treeOf(head), entries);
      git.move(branch, git.commit(tree, [head], String(json.message)));
      return { json: {} };
    },
  });
  return { ...server, online, byHand };
}
