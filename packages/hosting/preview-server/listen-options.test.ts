import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "./expectations/programs.ts";
import { readListening } from "./listening.ts";

test("nothing has to be said; the first word goes before the variable", () => {
  expect(readListening([], { WORKERS: "2" })).toEqual({ port: 4173, workers: 2 });
  expect(readListening([], { PORT: "" }).port).toBe(4173);
  expect(readListening([], { PORT: "8080" }).port).toBe(8080);
  expect(readListening(["8081"], { PORT: "8080" }).port).toBe(8081);
});

test.each([
  [["abc"], {}],
  [["--help"], {}],
  [[], { PORT: "0" }],
  [[], { PORT: "65536" }],
  [[], { PORT: "80.5" }],
  [[], { WORKERS: "0" }],
  [[], { WORKERS: "-1" }],
  [[], { WORKERS: "many" }],
])("%j with %j is refused in words", (words, environment) => {
  expect(() => readListening(words, environment)).toThrow(/must be a whole number from 1 to/);
});

/** What came of it: a server that starts its processes again and again never ends. */
async function started(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "listening-"));
  mkdirSync(join(folder, "site"));
  writeFileSync(join(folder, "site/index.html"), "index");
  const server = spawn("node_modules/.bin/node", [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, RELEASE: folder, WORKERS: "2", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });
  let said = "";
  server.stderr.on("data", (words) => {
    said += words;
  });
  const [code] = await once(server, "exit");
  return { code, said };
}

test("a server that cannot start says why once, and ends", async () => {
  const { code, said } = await started({ PORT: "abc" });
  expect(code).toBe(1);
  expect(said.match(/PORT is "abc"/g)).toHaveLength(1);
});

test("a process that falls over before it listens is not started again and again", async () => {
  const fallsOver = 'import cluster from "node:cluster"; if (cluster.isWorker) process.exit(3)';
  const { code } = await started({
    PORT: String(await freePort()),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fallsOver)}`,
  });
  expect(code).toBe(1);
});
