import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  mjs: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
  woff2: "font/woff2",
  avif: "image/avif",
  txt: "text/plain",
  wasm: "application/wasm",
};
const packed = /^(html|css|js|mjs|json|svg|txt)$/;

type Answer = { body: Buffer; type: string; encoding?: string; tag: string; lasting: boolean };

function read(root: string, path: string): Answer | undefined {
  const found = ["", "index.html", "/index.html", ".html"]
    .map((end) => join(root, `${path}${end}`))
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (!found) return undefined;
  const bytes = readFileSync(found);
  const ending = /\.(\w+)$/.exec(found)?.[1] ?? "";
  const compressed = packed.test(ending);
  return {
    body: compressed ? brotliCompressSync(bytes) : bytes,
    type: types[ending] ?? "application/octet-stream",
    encoding: compressed ? "br" : undefined,
    tag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`,
    lasting: ending !== "html",
  };
}

export type Served = { origin: string; sent: () => number; close: () => void };

function certificate(scratch: string) {
  const [key, cert] = [join(scratch, "key.pem"), join(scratch, "cert.pem")];
  const args = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30";
  if (!existsSync(cert))
    execFileSync("openssl", [
      ...args.split(" "),
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
      ...["-keyout", key, "-out", cert],
    ]);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** One folder over HTTP/2 with brotli: pages are asked for again, everything else lasts. */
export async function serve(root: string, scratch: string): Promise<Served> {
  const known = new Map<string, Answer | undefined>();
  let bytes = 0;
  const server: Http2SecureServer = createSecureServer(
    certificate(scratch),
    (request, response) => {
      const path = decodeURIComponent(new URL(request.url, "https://localhost").pathname);
      if (!known.has(path)) known.set(path, read(root, path));
      const answer = known.get(path);
      if (!answer) return response.writeHead(404).end();
      const headers = {
        etag: answer.tag,
        "cache-control": answer.lasting ? "public, max-age=31536000, immutable" : "no-cache",
      };
      if (request.headers["if-none-match"] === answer.tag)
        return response.writeHead(304, headers).end();
      bytes += answer.body.length;
      response.writeHead(200, {
        ...headers,
        "content-type": answer.type,
        "content-length": answer.body.length,
        ...(answer.encoding && { "content-encoding": answer.encoding }),
      });
      response.end(answer.body);
    },
  );
  await new Promise<void>((done) => server.listen(0, done));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    sent: () => bytes,
    close: () => server.close(),
  };
}
