import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, asking, asSent } from "./asking.ts";
import { createStaticServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "serve-"));
const page = `<!doctype html><title>Page</title>${"<p>Words.</p>".repeat(100)}`;
const hashed = "/assets/entry-Ab12_-x9.js";

function write(name: string, content: string, compressed = false) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (!compressed) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
}

write("site/index.html", page, true);
write("site/about/index.html", page);
write("site/stylesheet/subHead/index.html", page);
write("site/404.html", "<title>Not here</title>", true);
write(`site${hashed}`, "export {};", true);
write("site/assets/picture.avif", "0123456789");
write("site/pictures/bread.0a1b2c3d.webp", "webp");
write("site/fonts/text.woff2", "font");
write("site/app.webmanifest", "{}");
write("site/notes.md", "# Notes");
write("site/page.data", "[]");
write("site/a b/ü.txt", "spaced");
write("site/.well-known/security.txt", "Contact: x");
write("site/.git/config", "secret");
write("site/.env", "secret");
write("outside.txt", "secret");
write("site/samples/card/row.html", page);
write("site/view/arch-0001.html", page);
write("site/_headers", "secret");
write("clients/client/index.html", page);
write("clients/client/contact.html", page);
write("clients/client/style.css", "p {}");
write("clients/bare/index.html", page);

const server = createStaticServer({
  site: join(folder, "site"),
  clients: join(folder, "clients"),
  redirects: { "/history": "/about", "/über uns": "/about" },
});
let ask: Awaited<ReturnType<typeof asking>>;

beforeAll(async () => {
  ask = await asking(server);
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const sent = (bytes: string) => asSent((server.address() as AddressInfo).port, bytes);

const accepting = (encoding: string) => ({ headers: { "Accept-Encoding": encoding } });

test("a page is sent compressed in the best way the visitor accepts", async () => {
  const cases: [accepts: string, encoding: string | undefined, read: (body: Buffer) => Buffer][] = [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["*", "br", brotliDecompressSync],
    ["", undefined, (body) => body],
    ["zstd", undefined, (body) => body],
    ["br;q=0, gzip;q=0", undefined, (body) => body],
  ];
  for (const [accepts, encoding, read] of cases) {
    const { status, headers, body } = await ask("/", accepting(accepts));
    expect(status, accepts).toBe(200);
    expect(headers["content-encoding"], accepts).toBe(encoding);
    expect(headers.vary, accepts).toBe("Accept-Encoding");
    expect(headers["content-type"], accepts).toBe("text/html; charset=utf-8");
    expect(Number(headers["content-length"]), accepts).toBe(body.length);
    expect(read(body).toString(), accepts).toBe(page);
  }
});

test("the compressed files have no address of their own", async () => {
  for (const path of ["/index.html.br", "/index.br", `${hashed}.gz`])
    expect((await ask(path)).status, path).toBe(404);
});

test("a page that has not changed is answered with 304, for each encoding by its own tag", async () => {
  const tags = new Set<string>();
  for (const encoding of ["br", "gzip", "identity"]) {
    const { headers } = await ask("/", accepting(encoding));
    const tag = String(headers.etag);
    tags.add(tag);
    const again = await ask("/", {
      headers: { "Accept-Encoding": encoding, "If-None-Match": tag },
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  }
  expect(tags.size).toBe(3);
  expect((await ask("/", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  // Any copy will do, says a visitor with a star (RFC 9110, 13.1.2).
  expect((await ask("/", { headers: { "If-None-Match": "*" } })).status).toBe(304);
  expect((await ask("/nothing", { headers: { "If-None-Match": "*" } })).status).toBe(404);
});

test("files with a hash in their name last for ever, everything else is asked for again", async () => {
  const lasting = "public, max-age=31536000, immutable";
  for (const path of [hashed, "/pictures/bread.0a1b2c3d.webp"])
    expect((await ask(path)).headers["cache-control"], path).toBe(lasting);
  for (const path of ["/", "/about", "/assets/picture.avif", "/page.data"])
    expect((await ask(path)).headers["cache-control"], path).toBe("no-cache");
});

test("a missing file is never said to last", async () => {
  const { status, headers } = await ask("/assets/entry-gone1234.js");
  expect(status).toBe(404);
  expect(headers["cache-control"]).toBe("no-cache");
});

test("every answer forbids guessing its type", async () => {
  for (const path of ["/", hashed, "/nothing", "/About"])
    expect((await ask(path)).headers["x-content-type-options"], path).toBe("nosniff");
});

test("addresses are clean", async () => {
  expect((await ask("/about")).body.toString()).toBe(page);
  expect((await ask("/contact", { host: "client.localhost" })).body.toString()).toBe(page);
  expect((await ask("/a%20b/%C3%BC.txt")).body.toString()).toBe("spaced");
});

test("other spellings lead to the clean address in one step and keep the query", async () => {
  const cases: [asked: string, location: string][] = [
    ["/about/", "/about"],
    ["/About", "/about"],
    ["/ABOUT/?a=1&b=%2F?", "/about?a=1&b=%2F?"],
    ["/about/index.html", "/about"],
    ["/about.html", "/about"],
    ["/index.html", "/"],
    ["//about//", "/about"],
    ["/stylesheet/subhead", "/stylesheet/subHead"],
    ["/A%20B/%C3%9C.TXT", "/a%20b/%C3%BC.txt"],
  ];
  for (const [asked, location] of cases) {
    const { status, headers } = await ask(asked);
    expect(status, asked).toBe(308);
    expect(headers.location, asked).toBe(location);
  }
});

test("an address that has moved leads to its new one for good, and keeps the query", async () => {
  for (const [asked, leads] of [
    ["/history", "/about"],
    ["/history?from=feed", "/about?from=feed"],
    ["/%C3%BCber%20uns", "/about"],
  ] as const) {
    const { status, headers } = await ask(asked);
    expect(status, asked).toBe(308);
    expect(headers.location, asked).toBe(leads);
    expect(headers["cache-control"], asked).toBe("no-cache");
  }
});

test("what is not there gets the site's own page and a real 404", async () => {
  const { status, headers, body } = await ask("/nothing", accepting("br"));
  expect(status).toBe(404);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(brotliDecompressSync(body).toString()).toBe("<title>Not here</title>");
  expect((await ask("/404")).status).toBe(404);
  expect((await ask("/nothing", { host: "bare.localhost" })).body.toString()).toBe("Not found.\n");
});

test("no folder is listed", async () => {
  for (const path of ["/assets", "/assets/", "/fonts/", "/stylesheet/", "/.well-known/"])
    expect((await ask(path)).status, path).toBe(404);
});

test("nothing outside the folder and nothing hidden is reached by any spelling", async () => {
  const paths = [
    "/../outside.txt",
    "/%2e%2e/outside.txt",
    "/..%2foutside.txt",
    "/%2e%2e%2foutside.txt",
    "/..%5coutside.txt",
    "/..\\outside.txt",
    "/assets/../../outside.txt",
    "/%252e%252e/outside.txt",
    "//outside.txt",
    "/outside.txt%00.html",
    "/index.html%00",
    `//${folder}/outside.txt`,
    "/.env",
    "/_headers",
    "/.git/config",
    "/%2egit/config",
    "/__proto__",
    "/constructor",
  ];
  for (const path of paths) {
    const { status, body } = await ask(path);
    expect(status, path).toBe(404);
    expect(body.toString(), path).not.toContain("secret");
  }
});

test("/.well-known is the one hidden folder that is meant to be seen", async () => {
  expect((await ask("/.well-known/security.txt")).body.toString()).toBe("Contact: x");
});

test("HEAD answers as GET does, without the content", async () => {
  for (const path of ["/", "/assets/picture.avif", "/nothing"]) {
    const get = await ask(path, accepting("br"));
    const head = await ask(path, { method: "HEAD", ...accepting("br") });
    const dateless = ({ status, headers: { date: _, ...headers } }: Answer) => ({
      status,
      headers,
    });
    expect(dateless(head), path).toEqual(dateless(get));
    expect(head.body.length, path).toBe(0);
  }
});

test("ranges are cut from the file itself", async () => {
  const cases: [range: string, part: string, says: string][] = [
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-100", "89", "bytes 8-9/10"],
  ];
  for (const [range, part, says] of cases) {
    const { status, headers, body } = await ask("/assets/picture.avif", {
      headers: { Range: range },
    });
    expect(status, range).toBe(206);
    expect(headers["content-range"], range).toBe(says);
    expect(body.toString(), range).toBe(part);
  }
  const compressed = await ask("/", { headers: { Range: "bytes=0-8", "Accept-Encoding": "br" } });
  expect(compressed.headers["content-encoding"]).toBeUndefined();
  expect(compressed.body.toString()).toBe("<!doctype");
});

test("a range outside the file is refused, one that is none is passed over", async () => {
  const outside = await ask("/assets/picture.avif", { headers: { Range: "bytes=20-30" } });
  expect(outside.status).toBe(416);
  expect(outside.headers["content-range"]).toBe("bytes */10");
  for (const range of ["bytes=x-y", "lines=1-2", "bytes"]) {
    const { status, body } = await ask("/assets/picture.avif", { headers: { Range: range } });
    expect(status, range).toBe(200);
    expect(body.length, range).toBe(10);
  }
  expect((await ask("/nothing", { headers: { Range: "bytes=0-3" } })).status).toBe(404);
});

test("types are named", async () => {
  const types: Record<string, string> = {
    "/assets/picture.avif": "image/avif",
    "/pictures/bread.0a1b2c3d.webp": "image/webp",
    "/fonts/text.woff2": "font/woff2",
    "/app.webmanifest": "application/manifest+json",
    "/notes.md": "text/markdown; charset=utf-8",
    [hashed]: "text/javascript; charset=utf-8",
  };
  for (const [path, type] of Object.entries(types))
    expect((await ask(path)).headers["content-type"], path).toMatch(type);
});

test("the site answers under any name, whatever its case, port or final dot", async () => {
  for (const host of ["LOCALHOST", "localhost.", "192.168.1.20", "my-laptop", "__proto__", ""])
    expect((await ask("/about", { host })).status, host).toBe(200);
  expect((await ask("/style.css", { host: "client.localhost." })).status).toBe(200);
  expect((await ask("/style.css", { host: "CLIENT.localhost" })).status).toBe(200);
});

test("two Host headers are refused", async () => {
  const said = await sent("GET / HTTP/1.1\r\nHost: localhost\r\nHost: client.localhost\r\n\r\n");
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
});

test("the absolute form asks as well, and its own host counts", async () => {
  const form = (address: string) =>
    sent(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(await form("http://localhost:1234/about")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await form("http://localhost")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await form("http://localhost/About?a=1")).toContain("Location: /about?a=1\r\n");
  expect(await form("http://client.localhost/style.css")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await form("ftp://localhost/about")).toMatch(/^HTTP\/1\.1 400 /);
});

test("samples and layouts are found with and without their ending", async () => {
  for (const path of ["/samples/card/row", "/samples/card/row.html", "/view/arch-0001.html"]) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers["x-robots-tag"], path).toBe("noindex");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'self'");
  }
});

test("a client's pages may be read from anywhere; its files and the site may not", async () => {
  const allowed = async (path: string, host: string) =>
    (await ask(path, { host })).headers["access-control-allow-origin"];
  for (const path of ["/", "/contact", "/nothing", "/Contact"])
    expect(await allowed(path, "client.localhost"), path).toBe("*");
  const { headers } = await ask("/", { host: "client.localhost" });
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(await allowed("/style.css", "client.localhost")).toBeUndefined();
  expect(await allowed("/", "localhost")).toBeUndefined();
});

test("only GET and HEAD are answered", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"]) {
    const { status, headers } = await ask("/", { method });
    expect(status, method).toBe(405);
    expect(headers.allow, method).toBe("GET, HEAD");
  }
});

test("an address that is not written correctly is a 400", async () => {
  for (const path of ["/%", "/%zz", "/%ff", "/about%c3"])
    expect((await ask(path)).status, path).toBe(400);
});

test("a request that is no HTTP ends alone", async () => {
  expect(await sent("nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect((await ask("/")).status).toBe(200);
});
