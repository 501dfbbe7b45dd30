/**
 * Proves that the site works below a path, served by nginx with the generated file, and on Python's file
 * server, which has no headers, no clean addresses and no page for missing ones.
 *
 *     npm run do -- prove anywhere [server | path]
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, start } from "@daylit/hosting/conformance/programs.ts";
import { checkLinks } from "./links.ts";
import { walk } from "./walk.ts";

const home = join(import.meta.dirname, "../../..");
const scratch = mkdtempSync(join(tmpdir(), "daylit-anywhere-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

const wrong: string[] = [];
const report = (where: string, lines: readonly string[]) => {
  console.log(`${where}: ${lines.length === 0 ? "nothing wrong" : `${lines.length} wrong`}`);
  for (const line of lines.slice(0, 40)) console.log(`  ${line}`);
  wrong.push(...lines);
};

async function belowAPath() {
  const base = "/daylit";
  const port = await freePort();
  const origin = `http://localhost:${port}${base}`;
  const folder = join(scratch, "current");
  const { status } = spawnSync(
    process.execPath,
    ["apps/site/build/build.ts", "--local", "--out", folder],
    {
      cwd: home,
      env: { ...process.env, SITE_ORIGIN: origin, RELEASES: scratch },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  if (status !== 0) process.exit(1);
  report(`links below ${base}`, checkLinks(join(folder, "site"), base));
  const nginx = await start("nginx", scratch, port);
  try {
    report(`nginx below ${base}`, await walk(origin, { stop: nginx.stop, policy: true }));
  } finally {
    await nginx.stop();
  }
}

async function onAFileServer() {
  const folder = join(home, "build/site");
  if (!existsSync(folder)) throw new Error("There is no build yet: npm run build makes it.");
  report("links at the top", checkLinks(folder, ""));
  const port = await freePort();
  const args = ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", folder];
  const python = spawn("python3", args, { stdio: "ignore" });
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    python.kill();
  };
  for (;;) {
    const answers = await fetch(origin).catch(() => undefined);
    if (answers) break;
    if (python.exitCode !== null) throw new Error("python3 does not serve");
  }
  try {
    report("Python's file server", await walk(origin, { stop, policy: false }));
  } finally {
    await stop();
  }
}

const proofs = { server: onAFileServer, path: belowAPath };
const [only] = process.argv.slice(2);
for (const [name, prove] of Object.entries(proofs)) if (!only || only === name) await prove();
process.exit(wrong.length === 0 ? 0 : 1);
