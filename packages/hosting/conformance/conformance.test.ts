import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBuild } from "../policy/build.ts";
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

for (const [name, base] of cases)
  describe(`${name}${base && ` below ${base}`}`, async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const { store, folder, remove } = smallRelease({ SITE_ORIGIN: origin + base });
    const build = readBuild(folder, {});
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

    if (base)
      test("the base path without its slash leads to the site", async () => {
        const { status, headers } = await send(origin, base);
        expect(status).toBe(308);
        expect(String(headers.location).replace(origin, "")).toBe(`${base}/`);
      });
  });
