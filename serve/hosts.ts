import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Host name → folder. */
export type Hosts = Readonly<Record<string, string>>;

type Settings = Readonly<Record<"SITE_ORIGIN" | "CLIENTS_DOMAIN", string | undefined>>;

/**
 * The site answers on this machine's own names and on the one it is built for. Every folder of the
 * clients' build is a host below the clients' domain: one setting, the site's own host if not set.
 */
export function hostsOf(folders: { site: string; clients: string }, settings: Settings) {
  const host = settings.SITE_ORIGIN ? new URL(settings.SITE_ORIGIN).hostname : "localhost";
  const domain = settings.CLIENTS_DOMAIN ?? host;
  const names = existsSync(folders.clients) ? readdirSync(folders.clients) : [];
  return {
    sites: Object.fromEntries(
      ["localhost", "127.0.0.1", "[::1]", host].map((name) => [name, folders.site]),
    ) satisfies Hosts,
    clients: Object.fromEntries(
      names.map((name) => [`${name}.${domain}`, join(folders.clients, name)]),
    ) satisfies Hosts,
  };
}
