import { once } from "node:events";
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { recordFile } from "@daylit/hosting/policy/build.ts";
import { createPreviewServer } from "@daylit/hosting/preview-server/server.ts";

export const built = "build/site";

/** Folders that no test changes: their files are linked, because copying thousands takes seconds. */
const unchanged = /^(assets|blocks|compose|daylit|layouts|pictures|r|samples|view)\//;

/** A copy of the built site that a test may change, without the compressed files. */
export async function copyOfSite(change: (root: string) => void | Promise<void>) {
  // Beside the build: links don't lead to another file system.
  const folder = mkdtempSync(join(dirname(built), "copy-"));
  const root = join(folder, "site");
  mkdirSync(root);
  copyFileSync(join(dirname(built), recordFile), join(folder, recordFile));
  for (const name of readdirSync(built, { recursive: true, encoding: "utf8" }).sort()) {
    if (/\.(br|gz)$/.test(name)) continue;
    if (statSync(join(built, name)).isDirectory()) mkdirSync(join(root, name), { recursive: true });
    else if (unchanged.test(name)) linkSync(join(built, name), join(root, name));
    else copyFileSync(join(built, name), join(root, name));
  }
  await change(root);
  return { root, remove: () => rmSync(folder, { recursive: true, force: true }) };
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
