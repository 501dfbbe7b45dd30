import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { recordFile } from "@daylit/hosting/policy/build.ts";
import { createPreviewServer } from "@daylit/hosting/preview-server/server.ts";

export const built = "build/site";

/** A copy of the built site that a test may change, without the compressed files. */
export function copyOfSite(change: (root: string) => void | Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "daylit-copy-"));
  const root = join(folder, "site");
  cpSync(join(dirname(built), recordFile), join(folder, recordFile));
  cpSync(built, root, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return Promise.resolve(change(root)).then(() => ({ root, remove }));
}

/** A site on a port of its own that can be stopped, and started again with another build. */
export async function ownSite() {
  let server: Server | undefined;
  let port = 0;
  const stop = async () => {
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, "close");
    server = undefined;
  };
  const serve = async (root = built) => {
    await stop();
    server = createPreviewServer(dirname(root)).listen(port);
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  };
  await serve();
  return { origin: `http://localhost:${port}`, serve, stop };
}
