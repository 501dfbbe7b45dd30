// What is asked of every server is in conformance/; this is the preview server's own.
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallRelease, writeSmallBuild } from "../conformance/fixture.ts";
import { listen, send, sendBytes } from "../conformance/test-client.ts";
import { createPreviewServer } from "./server.ts";

const { store, folder, remove } = smallRelease({});
const server = createPreviewServer(folder, {
  redirects: { "/history": "/documentation", "/über uns": "/documentation" },
});
let origin: string;
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  remove();
});

const at = (name: string) => origin.replace("localhost", name);

test("a page is sent in the smallest encoding that the browser accepts", async () => {
  const { body: page } = await send(origin, "/");
  const cases: [accepts: string, encoding: string | undefined, read: (body: Buffer) => Buffer][] = [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["*", "br", brotliDecompressSync],
    ["", undefined, (body) => body],
    ["br;q=0, gzip;q=0", undefined, (body) => body],
  ];
  const tags = new Set<unknown>();
  for (const [accepts, encoding, read] of cases) {
    const { headers, body } = await send(origin, "/", { headers: { "Accept-Encoding": accepts } });
    expect(headers["content-encoding"], accepts).toBe(encoding);
    expect(read(body).equals(page), accepts).toBe(true);
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(3);
});

test("ranges and conditions are read as RFC 9110 has them", async () => {
  const get = (headers: Record<string, string>) => send(origin, "/assets/preview.png", { headers });
  expect((await get({ Range: "bytes=8-100" })).body.toString()).toBe("89");
  for (const Range of ["bytes=x-y", "lines=1-2", "bytes", "bytes=4-2"])
    expect((await get({ Range })).status, Range).toBe(200);
  const { headers } = await get({});
  const since = String(headers["last-modified"]);
  expect((await get({ "If-Modified-Since": since })).status).toBe(304);
  expect((await get({ "If-None-Match": "*" })).status).toBe(304);
  expect((await get({ "If-None-Match": '"other"', "If-Modified-Since": since })).status).toBe(200);
  expect((await get({ Range: "bytes=0-3", "If-Range": '"other"' })).status).toBe(200);
  expect((await get({ Range: "bytes=0-3", "If-Range": String(headers.etag) })).status).toBe(206);
});

test("an address that has moved leads to its new one, and keeps the query", async () => {
  for (const [path, location] of [
    ["/history?from=feed", "/documentation?from=feed"],
    ["/%C3%BCber%20uns", "/documentation"],
  ] as const) {
    const { status, headers } = await send(origin, path);
    expect([status, headers.location], path).toEqual([308, location]);
  }
});

test("a client answers on its own name, the site on every other", async () => {
  const isClient = async (name: string) =>
    (await send(origin, "/", { headers: { Host: name } })).headers[
      "access-control-allow-origin"
    ] === "*";
  for (const name of ["kilnlog.localhost", "KILNLOG.localhost.", "kilnlog.localhost:80"])
    expect(await isClient(name), name).toBe(true);
  for (const name of ["localhost", "192.168.1.20", "my-laptop", "a.kilnlog.localhost", ""])
    expect(await isClient(name), name).toBe(false);
  const absolute = await sendBytes(
    origin,
    "GET http://kilnlog.localhost/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(absolute).toContain("Access-Control-Allow-Origin: *");
});

test("below a base path, everything outside it is missing", async () => {
  const below = smallRelease({ SITE_ORIGIN: "https://example.org/daylit" });
  const there = createPreviewServer(below.folder);
  const based = await listen(there);
  for (const path of ["/documentation", "/daylitdocumentation", "/other/"])
    expect((await send(based, path)).status, path).toBe(404);
  expect((await send(based, "/")).headers.location).toBe("/daylit/");
  expect((await send(based, "/daylit?a=1")).headers.location).toBe("/daylit/?a=1");
  const { headers } = await send(based, "/daylit/");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  there.close();
  there.closeAllConnections();
  below.remove();
});

test("a request that is not HTTP, or not written correctly, ends alone", async () => {
  expect(await sendBytes(origin, "nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  for (const path of ["/%", "/%ff", "/documentation%c3"])
    expect((await send(origin, path)).status, path).toBe(400);
  expect((await send(origin, "/")).status).toBe(200);
});

test("a request whose browser has left before it is answered stops nothing", async () => {
  server.prependOnceListener("request", (_, response) => response.destroy());
  await expect(send(origin, "/")).rejects.toThrow();
  expect((await send(origin, "/")).status).toBe(200);
});

test("while a build is being exchanged the answer is 503, never a false 404", async () => {
  const hashed = "/assets/entry-first___.js";
  expect((await send(origin, hashed)).status).toBe(200);
  renameSync(folder, join(store, "before"));
  for (const path of ["/", hashed, "/no-such-page"]) {
    const { status, headers } = await send(origin, path);
    expect([status, headers["retry-after"]], path).toEqual([503, "1"]);
    expect(headers["cache-control"]).toBe("no-cache");
  }
  writeSmallBuild(join(store, "next"), {}, "second");
  renameSync(join(store, "next"), folder);
  const { headers, body } = await send(origin, "/");
  expect(body.toString()).toContain("<title>second</title>");
  // Pages and their policy are of one build.
  expect(headers["content-security-policy"]).toContain("'sha256-second'");
  expect((await send(origin, "/assets/entry-second__.js")).status).toBe(200);
  expect((await send(origin, hashed)).status).toBe(404);
  rmSync(join(folder, "site/feed.xml"));
  expect((await send(origin, "/feed.xml")).status).toBe(503);
  expect((await send(at("kilnlog.localhost"), "/")).status).toBe(200);
});
