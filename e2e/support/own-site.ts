import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStaticServer } from "@daylit/serve/server.ts";

export const built = "build/site";

/** A copy of the built site that a test may change. The compressed twins stay behind. */
export function copyOfSite(change: (root: string) => void | Promise<void>) {
  const root = mkdtempSync(join(tmpdir(), "daylit-copy-"));
  cpSync(built, root, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const remove = () => rmSync(root, { recursive: true, force: true });
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
    server = createStaticServer({ site: root }).listen(port);
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  };
  await serve();
  return { origin: `http://localhost:${port}`, serve, stop };
}
