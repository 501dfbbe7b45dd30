import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFinishedBuild } from "../policy/build.ts";
import { createPreviewServer } from "../preview-server/server.ts";
import { smallRelease } from "./fixture.ts";
import { freePort, type Program, programs, start } from "./programs.ts";
import { baseOf, differences, expectations, originOf } from "./table.ts";
import { send, sendBytes } from "./test-client.ts";

type Name = Program | "preview server";

async function startAny(name: Name, store: string, port: number) {
  if (name !== "preview server") return start(name, store, port);
  const server = createPreviewServer(`${store}/current`).listen(port);
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { stop };
}

const names: Name[] = ["preview server", ...programs];
const cases = names.flatMap((name) => ["", "/daylit"].map((base) => [name, base] as const));

/** Heads that lead other servers to another host, another file or a failure. */
const hostileHeads: [what: string, heads: Record<string, string>][] = [
  ["another host", { Host: "evil.test" }],
  ["a client's name before another host", { Host: "kilnlog.evil.test" }],
  ["a host with markup", { Host: "<img src=//evil.test>" }],
  ["a host with a path", { Host: "localhost/@evil.test" }],
  [
    "a proxy's words",
    {
      Forwarded: "host=evil.test;proto=https",
      "X-Forwarded-Host": "evil.test",
      "X-Forwarded-Proto": "https",
      "X-Forwarded-Prefix": "//evil.test",
    },
  ],
  ["another address", { "X-Original-URL": "//evil.test/.env", "X-Rewrite-URL": "/.env" }],
  ["a method in a header", { "X-HTTP-Method-Override": "DELETE", "X-Method-Override": "PUT" }],
  ["five hundred ranges", { Range: `bytes=${Array(500).fill("0-").join(",")}` }],
  ["encodings that do not exist", { "Accept-Encoding": "../../evil.test, gzip;q=a, *;q=9e99" }],
  ["dates and tags that are none", { "If-Modified-Since": "evil.test", "If-None-Match": '"' }],
  ["a long cookie", { Cookie: "a".repeat(7000) }],
];

for (const [name, base] of cases)
  describe(`${name}${base && ` below ${base}`}`, async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const { store, folder, remove } = smallRelease({ SITE_ORIGIN: origin + base });
    const build = readFinishedBuild(folder, {});
    let running: { stop: () => Promise<unknown> };
    beforeAll(async () => {
      running = await startAny(name, store, port);
    });
    afterAll(async () => {
      await running?.stop();
      remove();
    });

    for (const row of expectations(build)) {
      const own = name === "apache" ? { ...row, ...row.apache } : row;
      test(`${own.what}: ${own.method ?? "GET"} ${own.path}`, async () => {
        const { path, method, sends } = own;
        const response = await send(originOf(build, own), baseOf(build, own) + path, {
          method,
          headers: sends,
        });
        expect(differences(build, own, response)).toEqual([]);
        expect(response.body.toString("latin1")).not.toContain("secret");
      });
    }

    test("a copy that is still current is not sent again", async () => {
      const { headers } = await send(origin, `${base}/documentation`);
      const again = await send(origin, `${base}/documentation`, {
        headers: { "If-None-Match": String(headers.etag) },
      });
      expect(again.status).toBe(304);
      expect(again.headers["cache-control"]).toBe("no-cache");
    });

    test("two Host headers are refused, the absolute form is not", async () => {
      const get = (target: string, hosts: string[]) => {
        const lines = [...hosts.map((host) => `Host: ${host}`), "Connection: close"];
        return sendBytes(origin, `GET ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      };
      expect(await get(`${base}/`, ["localhost", "other"])).toMatch(/^HTTP\/1\.1 400 /);
      expect(await get(`http://localhost${base}/documentation`, ["localhost"])).toMatch(
        /^HTTP\/1\.1 200 /,
      );
    });

    test.each(hostileHeads)("%s: no failure, and nothing of it comes back", async (_, headers) => {
      for (const path of ["/documentation", "/documentation/", "/nothing"]) {
        const { status, headers: sent, body } = await send(origin, base + path, { headers });
        expect(status, path).toBeLessThan(500);
        // Names that are not ours get Debian's example site, whose Apache signs with the name, escaped.
        const text = body.toString("latin1").replace(/<address>[^<]*<\/address>/, "");
        expect(JSON.stringify(sent) + text, path).not.toContain("evil.test");
      }
    });

    if (base)
      test("the base path without its slash leads to the site", async () => {
        const { status, headers } = await send(origin, base);
        expect(status).toBe(308);
        expect(String(headers.location).replace(origin, "")).toBe(`${base}/`);
      });
  });
