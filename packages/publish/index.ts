import { PublishFailure } from "./failure.ts";
import type { Connect, Connection, Credentials } from "./host.ts";
import type { Options } from "./request.ts";

export { PublishFailure, type Reason } from "./failure.ts";
export type * from "./host.ts";
export type { Fetch, Options } from "./request.ts";

/** One of them is used: the others aren’t loaded. */
const hosts = {
  netlify: () => import("./hosts/netlify.ts").then(({ netlify }) => netlify),
  github: () => import("./hosts/github.ts").then(({ github }) => github),
  forgejo: () => import("./hosts/forgejo.ts").then(({ forgejo }) => forgejo),
  webdav: () => import("./hosts/webdav.ts").then(({ webdav }) => webdav),
  s3: () => import("./hosts/s3.ts").then(({ s3 }) => s3),
} satisfies Record<string, () => Promise<Connect>>;

export type HostName = keyof typeof hosts;

export const isHost = (name: unknown): name is HostName =>
  typeof name === "string" && Object.hasOwn(hosts, name);

export const hostTitles: Readonly<Record<HostName, string>> = {
  netlify: "Netlify",
  github: "GitHub Pages",
  forgejo: "Codeberg",
  webdav: "your web host",
  s3: "your storage",
};

/** The hosts that everybody reaches at the same address; a page’s policy names these (hosting/policy/csp.ts). */
export const origins = {
  netlify: "https://api.netlify.com",
  github: "https://api.github.com",
  forgejo: "https://codeberg.org",
} as const;

/** The day of the descriptions in generated/ with which the hosts were tried; no live service was. */
export const describedOn = "18 November 2026";

const notKey = /[^\x21-\x7e]/;

/**
 * The address of an owner’s own server, as it was typed. A key never goes over a line that others can
 * read; a server on this machine is for trying.
 */
function serverOf(typed: string, title: string): string {
  const text = typed.trim();
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? "");
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isHere);
  if (!url || !isSafe || url.username || url.password) throw new PublishFailure("address", title);
  return `${url.origin}${url.pathname}`;
}

/** Signs in: fails if the key isn’t accepted. */
export async function connect(
  host: HostName,
  given: Credentials,
  options: Options = {},
): Promise<Connection> {
  const key = given.key.trim();
  const title = hostTitles[host];
  // What can’t be in a header is no key; a password may have any letters.
  if (key === "" || (host !== "webdav" && notKey.test(key)))
    throw new PublishFailure("token", title);
  const { server, address, ...rest } = given;
  const own = host === "webdav" || host === "s3";
  const credentials = {
    ...{ ...rest, key },
    ...(own || server ? { server: serverOf(server ?? "", title) } : {}),
    ...(address ? { address: serverOf(address, title) } : {}),
  };
  return (await hosts[host]())(credentials, options);
}
