import { listen, send } from "@daylit/hosting/conformance/test-client.ts";
import { createPreviewServer } from "@daylit/hosting/preview-server/server.ts";
import { afterAll, beforeAll } from "vitest";

/** The built site as its server answers, while the tests of a file run; nothing is followed. */
export function servedSite() {
  const server = createPreviewServer("build");
  let origin = "";
  beforeAll(async () => {
    origin = await listen(server);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    origin: () => origin,
    get: (path: string) => send(origin, path, { keepAlive: true }),
    /** Status and headers alone. */
    head: (path: string) => send(origin, path, { method: "HEAD", keepAlive: true }),
  };
}
