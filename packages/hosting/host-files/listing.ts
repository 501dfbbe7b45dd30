import type { Build } from "../policy/build.ts";
import type { FileMap } from "../policy/files.ts";
import { type HostKind, isLasting } from "../policy/policy.ts";

/** File name → content. */
export type HostFiles = Readonly<Record<string, string>>;

/** Where the release that is served lies on the server (releases/). */
export const served = ({ settings }: Build) => `${settings.releases}/current`;

/** Where the challenges of Let's Encrypt are answered: this folder comes with Debian's servers. */
export const challenges = { path: "/.well-known/acme-challenge/", root: "/var/www/html" };

export const isHttps = ({ settings }: Build) => settings.origin.startsWith("https:");

/** The name of the site's host, and the names of the clients' hosts. */
export const siteName = ({ settings }: Build) => new URL(settings.origin).hostname;
export const clientName = ({ settings }: Build, slug: string) =>
  `${slug}.${settings.clientsDomain}`;

/** The ports for plain HTTP and for TLS. */
export function portsOf(build: Build) {
  const { port } = new URL(build.settings.origin);
  return isHttps(build) ? { plain: "80", tls: port || "443" } : { plain: port || "80", tls: "443" };
}

/** One certificate of Let's Encrypt for all names, and the command that gets it. */
export const certificate = (build: Build) => `/etc/letsencrypt/live/${siteName(build)}`;
export function certificateFiles(build: Build): HostFiles {
  const clients = [...build.clients.keys()].map((slug) => clientName(build, slug));
  const names = [siteName(build), ...clients].map((name) => `-d ${name}`);
  return {
    "certificate.sh": `#!/bin/sh
certbot certonly --webroot -w ${challenges.root} ${names.join(" ")} \\
  --deploy-hook "systemctl reload nginx || systemctl reload apache2"
`,
  };
}

export const madeBy = "# Made by npm run build from packages/hosting/policy: change it there.";

/**
 * Addresses that are likely to be typed or linked in another spelling: all but names with a hash, and
 * those few that would have to be encoded.
 */
export const spelledAddresses = ({ files }: FileMap, host: HostKind) =>
  [...files]
    .filter(([, { name }]) => !isLasting(`/${name}`, host))
    .map(([address]) => address)
    .filter((address) => encodeURI(address) === address);
