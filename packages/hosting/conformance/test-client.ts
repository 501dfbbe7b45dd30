import { once } from "node:events";
import { request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";

/** What came back: for the tests, without any client that follows, decodes or corrects. */
export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

export type Question = {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
};

/** Asks a server on this machine for paths exactly as they are written. */
export const askingAt =
  (port: number) =>
  (path: string, { host = "localhost", method = "GET", headers }: Question = {}): Promise<Answer> =>
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

export type Ask = ReturnType<typeof askingAt>;

/** Starts the server on a free port and asks it. */
export async function asking(server: Server): Promise<Ask> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return askingAt((server.address() as AddressInfo).port);
}

/** The whole answer to bytes exactly as they are written. */
export function asSent(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      text += chunk;
      // A refusal need not close the connection.
      if (/^HTTP\/1\.[01] 400 /.test(text)) socket.end();
    });
    socket.on("error", reject).on("close", () => resolve(text));
  });
}
