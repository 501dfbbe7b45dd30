import {
  type Connection,
  connect,
  type Fetch,
  type Files,
  type Progress,
  type Published,
  PublishFailure,
  type Resume,
  type Site,
} from "@daylit/publish";
import type { SiteBuilder } from "../export/worker/site-builder.ts";
import { t } from "../messages/t.ts";
import { serverAt } from "../open/server.ts";
import { type Choice, keyOf } from "./places.ts";

/** Bytes of an answer; no host sends more than a list of files. */
const most = 50_000_000;

/** An owner’s own server is asked by a worker that may ask it and nothing else. */
function fetchAt(server: string): { call: Fetch; close: () => void } {
  const whole = /^[a-z]+:\/\//i.test(server) ? server : `https://${server}`;
  const base = URL.canParse(whole) ? new URL(whole).href : "";
  const { ask, close } = serverAt(base.replace(/\/*$/, "/"));
  const call: Fetch = async (url, { signal, headers: given, ...init }) => {
    const sent = { ...init, headers: [...new Headers(given)] };
    const answer = await ask({ url, init: sent, most }, signal);
    if ("tooLarge" in answer) throw new TypeError(t`The answer is too large`);
    const { status, headers, content } = answer;
    return new Response([204, 205, 304].includes(status) ? null : content, { status, headers });
  };
  return { call, close };
}

/** Does something with a host, with the key of its owner. */
export async function withConnection<T>(
  choice: Choice,
  signal: AbortSignal,
  act: (connection: Connection) => Promise<T>,
): Promise<T> {
  const own = choice.server ? fetchAt(choice.server) : undefined;
  try {
    const { host, site: _, ...given } = choice;
    const credentials = { ...given, key: keyOf(choice) };
    return await act(
      await connect(host, credentials, { signal, ...(own ? { fetch: own.call } : {}) }),
    );
  } finally {
    own?.close();
  }
}

/** The site of a choice at its host: the one that it names, that of the same address, or a new one. */
export async function siteOf(
  connection: Connection,
  { site, host }: Choice,
  { name, address, chosen }: { name: string; address?: string | undefined; chosen?: string },
): Promise<{ site: Site; isNew: boolean }> {
  if (site) return { site, isNew: false };
  const sites = await connection.sites();
  const plain = (text: string) => text.replace(/^https?:\/\//, "").replace(/\/*$/, "");
  const found =
    sites.find(({ id }) => id === chosen) ??
    sites.find((one) => address && plain(one.address) === plain(address)) ??
    (connection.create ? undefined : sites[0]);
  if (found) return { site: found, isNew: false };
  if (!connection.create) throw new PublishFailure("missing", host);
  return { site: await connection.create(name), isNew: true };
}

const bytesOf = (files: ReadonlyMap<string, string | Uint8Array>): Files =>
  new Map(
    [...files].map(([name, content]) => [
      name,
      typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]),
  );

type Sending = {
  words: string;
  /** What was online after the last publication from here, where the site itself can’t be read. */
  version?: string | undefined;
  draft?: boolean;
  resume?: Resume | undefined;
  onProgress: (progress: Progress, resume: Resume) => void;
};

/** Makes the files of a site and sends those that the host doesn’t have. */
export async function send(
  connection: Connection,
  site: Site,
  made: Awaited<ReturnType<SiteBuilder["build"]>>,
  { version, ...sending }: Sending,
): Promise<Published> {
  const files = bytesOf(made.files ?? new Map());
  if (files.size === 0) throw new Error(t`Nothing was made.`);
  const plan = await connection.plan(site, files);
  if (version && plan.base !== version) throw new PublishFailure("changed", site.name);
  return connection.publish(site, files, plan, sending);
}
