/** Netlify: one deploy from a list of digests. https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api */
import { digestsOf, sha1 } from "../digest.ts";
import { PublishFailure } from "../failure.ts";
import { bytesOf, type Connect, counter, type Site, type Version } from "../host.ts";
import { callerOf, inTurn, withKey } from "../request.ts";

const host = "Netlify";

type NetlifySite = { id: string; name: string; ssl_url?: string; url?: string };
type Deploy = {
  id: string;
  state: string;
  required?: string[];
  ssl_url?: string;
  deploy_ssl_url?: string;
  created_at: string;
  title?: string;
};

const siteOf = ({ id, name, ssl_url, url }: NetlifySite): Site => ({
  id,
  name,
  address: ssl_url || url || `https://${name}.netlify.app`,
});

/** ms for which Netlify may put files in place. */
const patience = 300_000;

const path = (name: string) => name.split("/").map(encodeURIComponent).join("/");

export const netlify: Connect = async ({ key }, options) => {
  const call = callerOf(host, "https://api.netlify.com/api/v1/", withKey(key), options);
  const read = async <T>(address: string): Promise<T> => (await call(address)).json();
  const { full_name, email } = await read<{ full_name?: string; email?: string }>("user");
  const currentOf = async (id: string) =>
    (await read<{ published_deploy?: { id: string } }>(`sites/${id}`)).published_deploy?.id;

  /** Netlify puts all files in place at once; until then the earlier version is online. */
  async function ready(id: string): Promise<Deploy> {
    for (const until = Date.now() + patience; Date.now() < until; ) {
      const deploy = await read<Deploy>(`deploys/${id}`);
      if (deploy.state === "ready") return deploy;
      if (deploy.state === "error" || deploy.state === "rejected")
        throw new PublishFailure("refused", host);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    throw new PublishFailure("down", host);
  }

  return {
    account: full_name || email || "",
    sites: async () => (await read<NetlifySite[]>("sites?filter=owner&per_page=100")).map(siteOf),
    create: async (name) => {
      const ask = { method: "POST", json: { name }, reasons: { 422: "taken" } } as const;
      return siteOf(await (await call("sites", ask)).json());
    },
    plan: async ({ id }, files) => {
      // A site that was never published may have no list.
      const answer = await call(`sites/${id}/files`, { accepted: [404] });
      const online: { path: string; sha: string }[] = answer.ok ? await answer.json() : [];
      const known = new Map(online.map((file) => [file.path.slice(1), file.sha]));
      const digests = await digestsOf(files, sha1);
      const send = [...digests].flatMap(([name, sha]) => (known.get(name) === sha ? [] : [name]));
      const remove = [...known.keys()].filter((name) => !files.has(name));
      const base = await currentOf(id);
      return { send, remove, bytes: bytesOf(files, send), ...(base ? { base } : {}) };
    },
    publish: async (site, files, plan, given) => {
      const { words, draft = false, resume } = given;
      if (!draft && (await currentOf(site.id)) !== plan.base)
        throw new PublishFailure("changed", host);
      const digests = await digestsOf(files, sha1);
      const list = Object.fromEntries([...digests].map(([name, sha]) => [`/${name}`, sha]));
      const of = await sha1(new TextEncoder().encode(JSON.stringify([site.id, draft, list])));
      async function begin(): Promise<Deploy> {
        const title = encodeURIComponent(words);
        const ask = { method: "POST", json: { files: list, draft } };
        return (await call(`sites/${site.id}/deploys?title=${title}`, ask)).json();
      }
      const begun =
        resume?.id && resume.of === of
          ? await read<Deploy>(`deploys/${resume.id}`).catch(() => undefined)
          : undefined;
      const deploy = begun && begun.state !== "error" ? begun : await begin();
      const wanted = new Set(deploy.required);
      // Files with the same bytes are asked for once.
      const send = [...new Map([...digests].map(([name, sha]) => [sha, name]))]
        .filter(([sha]) => wanted.has(sha))
        .map(([, name]) => name);
      const told = counter(files, { send, bytes: bytesOf(files, send) }, given);
      told.startedAs(deploy.id, of);
      await inTurn(send, async (name) => {
        const headers = { "Content-Type": "application/octet-stream" };
        const body = files.get(name) as BodyInit;
        await call(`deploys/${deploy.id}/files/${path(name)}`, { method: "PUT", body, headers });
        told.add(name, digests.get(name) ?? "");
      });
      const done = await ready(deploy.id);
      const address = draft ? (done.deploy_ssl_url ?? site.address) : site.address;
      return { address, files: told.count.files, bytes: told.count.bytes, version: done.id };
    },
    history: async ({ id }) => {
      const current = await currentOf(id);
      const list = await read<Deploy[]>(
        `sites/${id}/deploys?production=true&state=ready&per_page=20`,
      );
      return list.map(
        (deploy): Version => ({
          id: deploy.id,
          date: deploy.created_at,
          words: deploy.title ?? "",
          current: deploy.id === current,
        }),
      );
    },
    restore: async ({ id }, version) => {
      await call(`sites/${id}/deploys/${version.id}/restore`, { method: "POST" });
    },
    receivesForms: async ({ id }) => (await read<unknown[]>(`sites/${id}/forms`)).length > 0,
  };
};
