import { once } from "node:events";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** What came back: for the tests, without any client that follows, decodes or corrects. */
export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

export type Question = {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
};

/** Starts the server on a free port and asks it for paths exactly as they are written. */
export async function asking(server: Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return (
    path: string,
    { host = "localhost", method = "GET", headers }: Question = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          host: "127.0.0.1",
          port,
          path,
          method,
          headers: { Host: `${host}:${port}`, ...headers },
          agent: false,
        },
        async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        },
      );
      asked.on("error", reject).end();
    });
}
