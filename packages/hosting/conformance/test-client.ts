import { once } from "node:events";
import { Agent as HttpAgent, request as httpRequest, type Server } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { type AddressInfo, connect } from "node:net";

/** A response as it was sent: nothing followed, decoded or corrected. */
export type RawResponse = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  /** Connections are used again: for thousands of requests. */
  keepAlive?: boolean;
};

const agents = {
  "http:": new HttpAgent({ keepAlive: true }),
  "https:": new HttpsAgent({ keepAlive: true }),
};

const timeoutMs = 15_000;

/** Requests a path exactly as it is written. Names below localhost are this machine, as in browsers. */
export function send(
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<RawResponse> {
  const { protocol, hostname, host, port } = new URL(origin);
  const request = protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise<RawResponse>((resolve, reject) => {
    const sent = request(
      {
        host: /(^|\.)localhost$/.test(hostname) ? "127.0.0.1" : hostname,
        servername: hostname,
        port,
        path,
        method: options.method,
        headers: { Host: host, ...options.headers },
        agent: options.keepAlive ? agents[protocol as keyof typeof agents] : false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        } catch (error) {
          reject(error);
        }
      },
    );
    sent.on("error", (error) => {
      // The server may close an idle connection at the moment at which it is used again.
      if (sent.reusedSocket) resolve(send(origin, path, { ...options, keepAlive: false }));
      else reject(error);
    });
    sent.end();
  });
}

/** Starts a server on a free port and returns its origin. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The whole response to bytes exactly as they are written. */
export function sendBytes(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      text += chunk;
      // A server may keep the connection open after a refusal.
      if (/^HTTP\/1\.[01] 400 /.test(text)) socket.end();
    });
    socket.on("error", reject).on("close", () => resolve(text));
  });
}
