import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askingAt, asSent } from "../asking.ts";
import { folderFiles, serverFiles } from "../host-files/index.ts";
import { createStaticServer } from "../server.ts";
import { fixture } from "./fixture.ts";
import {
  findProgram,
  freePort,
  type Program,
  startApache,
  startCaddy,
  startNginx,
} from "./programs.ts";
import { type Expectation, type ServerName, table } from "./table.ts";

const { root, folders, published, remove } = fixture();
afterAll(remove);

type Running = { port: number; stop: () => Promise<unknown> };

async function start(name: ServerName, origin: string, port: number): Promise<Running> {
  const from = published(origin);
  if (name === "apache") {
    const write = (folder: string, text = "") => writeFileSync(join(folder, ".htaccess"), text);
    write(folders.site, folderFiles(from, from.site, "site")[".htaccess"]);
    for (const [slug, files] of from.clients)
      write(join(folders.clients, slug), folderFiles(from, files, "client")[".htaccess"]);
    chmodSync(root, 0o755);
    return startApache(root, { ...folders, base: from.settings.base, port });
  }
  if (name !== "own") {
    const generated = serverFiles(from);
    return name === "nginx"
      ? startNginx(root, generated["nginx.conf"] ?? "", port)
      : startCaddy(root, generated.Caddyfile ?? "", port);
  }
  const server = createStaticServer({ ...folders, settings: from.settings });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, stop };
}

async function check(port: number, base: string, line: Expectation) {
  const prefix = line.client ? "" : base;
  const { status, headers, body } = await askingAt(port)(prefix + line.path, {
    host: line.client ? "kilnlog.clients.test" : "any.name.test",
    method: line.method,
    headers: line.sends,
  });
  expect([line.status].flat()).toContain(status);
  expect(body.toString("latin1")).not.toContain("secret");
  // Below a path the traversal may arrive at the server's own root; above it, at nothing of ours.
  if (line.location !== undefined) {
    const location = String(headers.location).replace(/^http:\/\/[^/]+/, "");
    expect(location).toBe(prefix + line.location);
  }
  for (const [name, value] of Object.entries(line.headers ?? {})) {
    if (value === null) expect(headers[name], name).toBeUndefined();
    else if (typeof value === "string") expect(headers[name], name).toBe(value);
    else expect(headers[name], name).toMatch(value);
  }
  if (line.body !== undefined) expect(body.toString()).toBe(line.body);
}

const servers: [name: ServerName, base: string][] = [
  ["own", ""],
  ["nginx", ""],
  ["caddy", ""],
  ["own", "/daylit"],
  ["nginx", "/daylit"],
  ["caddy", "/daylit"],
  ["apache", ""],
  ["apache", "/daylit"],
];

const there = (name: ServerName) => name === "own" || findProgram(name as Program) !== undefined;
const absent = (["nginx", "caddy", "apache"] as const).filter((name) => !there(name));
const how = `apt-get install ${absent.join(" ").replace("apache", "apache2")}`;
if (absent.length > 0 && process.env.CI) throw new Error(`CI must have them all: ${how}`);
if (absent.length > 0) console.log(`Not asked here: ${absent.join(", ")} (${how})`);

for (const [name, base] of servers.filter(([name]) => there(name)))
  describe(`${name}${base && ` below ${base}`}`, async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}${base}`;
    let running: Running;
    beforeAll(async () => {
      running = await start(name, origin, port);
    });
    afterAll(() => running?.stop());

    const lines = table(published(origin)).map((line) => ({ ...line, ...line.unlike?.[name] }));
    for (const line of lines)
      test(`${line.what}: ${line.method ?? "GET"} ${line.path}`, () => check(port, base, line));

    test("a visitor's copy that is still right is not sent again", async () => {
      const ask = askingAt(port);
      const { headers } = await ask(`${base}/documentation`);
      const again = await ask(`${base}/documentation`, {
        headers: { "If-None-Match": String(headers.etag) },
      });
      expect(again.status).toBe(304);
      expect(again.headers["cache-control"]).toBe("no-cache");
    });

    test("two Host headers are refused, a final dot and the absolute form are not", async () => {
      const ask = (target: string, hosts: string[]) => {
        const lines = [...hosts.map((host) => `Host: ${host}`), "Connection: close"];
        return asSent(port, `GET ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      };
      expect(await ask(`${base}/`, ["localhost", "other"])).toMatch(/^HTTP\/1\.1 400 /);
      expect(await ask(`${base}/`, ["localhost."])).toMatch(/^HTTP\/1\.1 200 /);
      expect(await ask(`http://localhost${base}/documentation`, ["localhost"])).toMatch(
        /^HTTP\/1\.1 200 /,
      );
    });

    if (base)
      test("the path without its slash leads to the site", async () => {
        const { status, headers } = await askingAt(port)(base);
        expect(status).toBe(308);
        expect(String(headers.location).replace(/^http:\/\/[^/]+/, "")).toBe(`${base}/`);
      });
  });
