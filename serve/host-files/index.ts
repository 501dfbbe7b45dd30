import { caddy } from "./caddy.ts";
import type { HostFiles, Published } from "./listing.ts";
import { nginx } from "./nginx.ts";

/** Files for servers that somebody runs: they lie beside the build, not in it. */
export const serverFiles = (published: Published): HostFiles => ({
  "nginx.conf": nginx(published),
  Caddyfile: caddy(published),
});
