import { PublishFailure } from "./failure.ts";
import type { Connect, Connection, Credentials } from "./host.ts";
import { forgejo } from "./hosts/forgejo.ts";
import { github } from "./hosts/github.ts";
import { netlify } from "./hosts/netlify.ts";
import { s3 } from "./hosts/s3.ts";
import { webdav } from "./hosts/webdav.ts";
import type { Options } from "./request.ts";

export { PublishFailure, type Reason } from "./failure.ts";
export type * from "./host.ts";
export type { Fetch, Options } from "./request.ts";

const hosts = { netlify, github, forgejo, webdav, s3 } satisfies Record<string, Connect>;

export type HostName = keyof typeof hosts;

export const hostTitles: Readonly<Record<HostName, string>> = {
  netlify: "Netlify",
  github: "GitHub Pages",
  forgejo: "Codeberg",
  webdav: "your web space",
  s3: "your storage",
};

const notKey = /[^\x21-\x7e]/;

/** Signs in: fails if the key isn’t accepted. */
export async function connect(
  host: HostName,
  given: Credentials,
  options: Options = {},
): Promise<Connection> {
  const key = given.key.trim();
  // What can’t be in a header is no key; a password may have any letters.
  if (host !== "webdav" && (key === "" || notKey.test(key)))
    throw new PublishFailure("token", hostTitles[host]);
  return hosts[host]({ ...given, key }, options);
}
