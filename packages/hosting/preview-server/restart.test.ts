import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { load } from "../bench/load/client.ts";
import { family } from "../bench/load/servers.ts";
import { freePort } from "./expectations/programs.ts";

const folder = mkdtempSync(join(tmpdir(), "restart-"));
mkdirSync(join(folder, "site"));
for (const name of ["index.html", "404.html"]) writeFileSync(join(folder, "site", name), name);

let port: number;
let server: ReturnType<typeof spawn>;
beforeAll(async () => {
  port = await freePort();
  const main = join(import.meta.dirname, "main.ts");
  const env = { ...process.env, PORT: String(port), RELEASE: folder, WORKERS: "2" };
  server = spawn("node_modules/.bin/node", [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  if (server.stdout) await once(server.stdout, "data");
});
afterAll(() => {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

// It needs /proc to see the workers come and go.
test.runIf(process.platform === "linux")(
  "workers are exchanged under load, and a stop waits, without a lost request",
  async () => {
    const leader = server.pid ?? 0;
    const workers = () => family(leader).slice(1);
    const before = workers();
    const gone = () => before.every((worker) => !workers().includes(worker));
    let asked = 0;
    const until = () => {
      asked += 1;
      if (asked === 200) server.kill("SIGHUP");
      // A restart that never ends must not go on for ever.
      return asked > 20_000 || (asked > 200 && asked % 50 === 0 && gone());
    };
    const outcome = await load({ port, path: "/", clients: 8, until });
    expect(outcome.statuses).toEqual({ 200: outcome.answered });
    expect(outcome.lost).toBe(0);
    expect(workers().length).toBe(2);

    server.kill("SIGTERM");
    const [code] = await once(server, "exit");
    expect(code).toBe(0);
  },
);
