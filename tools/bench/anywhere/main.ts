/**
 * Proves that the site works where it is not at home: built for a path and served there by nginx from
 * the generated file, and built for nowhere in particular and served by Python's file server, which
 * knows nothing of headers, endings or pages for what is missing. And that our own server, nginx and
 * Caddy answer alike at every address of the build.
 *
 *     npm run do -- prove-anywhere [alike | server | path]
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startNginx } from "@daylit/serve/expectations/programs.ts";
import { publishedFrom, serverFiles } from "@daylit/serve/host-files/index.ts";
import { readSettings } from "@daylit/serve/settings.ts";
import { differences } from "./alike.ts";
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
  const folder = join(scratch, "build");
  const { status } = spawnSync(
    process.execPath,
    ["apps/site/build/build.ts", "--local", "--out", folder],
    {
      cwd: home,
      env: { ...process.env, SITE_ORIGIN: origin },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  if (status !== 0) process.exit(1);
  const folders = { site: join(folder, "site"), clients: join(folder, "clients") };
  report(`links below ${base}`, checkLinks(folders.site, base));
  const published = publishedFrom(folders, readSettings({ SITE_ORIGIN: origin }), folders);
  const nginx = await startNginx(scratch, serverFiles(published)["nginx.conf"] ?? "", port);
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

async function onThreeServers() {
  const folders = { site: join(home, "build/site"), clients: join(home, "build/clients") };
  report("own server, nginx and Caddy", await differences(folders, scratch));
}

const proofs = { alike: onThreeServers, server: onAFileServer, path: belowAPath };
const [only] = process.argv.slice(2);
for (const [name, prove] of Object.entries(proofs)) if (!only || only === name) await prove();
process.exit(wrong.length === 0 ? 0 : 1);
