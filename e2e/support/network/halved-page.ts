import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The built site on a port of its own, with one page that stops at a place in its document until `rest`
 * is called.
 */
export async function serveHalved(
  site: string | undefined,
  path: string,
  cutAt: (body: Buffer) => number,
) {
  let rest = () => {};
  const server = createServer(async ({ url }, response) => {
    try {
      const answer = await fetch(`${site}${url}`);
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get("Content-Type") ?? "";
      response.writeHead(answer.status, { "Content-Type": type });
      if (url !== path) return response.end(body);
      const cut = cutAt(body);
      response.write(body.subarray(0, cut));
      rest = () => response.end(body.subarray(cut));
    } catch {
      // A rejection that nobody awaits would stop the worker.
      response.destroy();
    }
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${path}`,
    rest: () => rest(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
