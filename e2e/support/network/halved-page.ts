import { hostOf } from "./host.ts";

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
  const { origin, close } = await hostOf(async ({ url }, response) => {
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
  });
  return { address: origin + path, rest: () => rest(), close };
}
