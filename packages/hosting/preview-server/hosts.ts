import { existsSync } from "node:fs";
import { join } from "node:path";
import { LiveBuild } from "./build.ts";
import type { PolicyInput } from "./policy.ts";

export type Folders = {
  site: string;
  /** One folder for each client, each a host below the clients' domain. */
  clients?: string;
};

/**
 * Who answers under which name. The clients' names get their sites; every other name gets the site:
 * a phone in the same network, a container or a cloud workspace calls it whatever it likes.
 */
export function hostsOf(folders: Folders, input: PolicyInput) {
  const site = new LiveBuild(folders.site, "site", input);
  const clients = new Map<string, LiveBuild>();
  const ending = `.${input.clientsDomain}`;

  function clientOf(host: string): LiveBuild | undefined {
    const slug = host.slice(0, -ending.length);
    if (!folders.clients || !/^[a-z0-9-]+$/.test(slug)) return;
    const known = clients.get(slug);
    if (known) return known;
    // Looked for when asked: a client that a new build brings needs no restart.
    const folder = join(folders.clients, slug);
    if (!existsSync(join(folder, "index.html"))) return;
    const found = new LiveBuild(folder, "client", input);
    clients.set(slug, found);
    return found;
  }

  return (host: string): LiveBuild => (host.endsWith(ending) && clientOf(host)) || site;
}
