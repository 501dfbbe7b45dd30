import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort } from "./expectations/programs.ts";

// What the recipe copies into the container and nothing else: the server, its packages, the builds.
const folder = mkdtempSync(join(tmpdir(), "container-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Packages = Record<string, { dependencies?: Record<string, string> }>;

function packagesOf(names: readonly string[], lock: Packages): string[] {
  return names.flatMap((name) => [
    name,
    ...packagesOf(Object.keys(lock[`node_modules/${name}`]?.dependencies ?? {}), lock),
  ]);
}

test("the server runs from what the container holds, and its health can be asked", async () => {
  const root = join(import.meta.dirname, "..");
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  const wanted = Object.keys(read("serve/package.json").dependencies);
  for (const name of packagesOf(wanted, read("package-lock.json").packages))
    cpSync(join(root, "node_modules", name), join(folder, "node_modules", name), {
      recursive: true,
    });
  cpSync(join(root, "serve"), join(folder, "serve"), { recursive: true });
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  mkdirSync(join(folder, "site"));
  for (const name of ["index.html", "404.html"]) writeFileSync(join(folder, "site", name), name);

  const port = await freePort();
  const env = { ...process.env, PORT: String(port), RELEASE: folder, WORKERS: "1" };
  const node = join(root, "node_modules/.bin/node");
  const health = () => spawnSync(node, ["serve/health.ts"], { cwd: folder, env }).status;
  const server = spawn(node, ["serve/main.ts"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  expect(health()).toBe(0);
  server.kill("SIGTERM");
  await once(server, "exit");
  expect(health()).toBe(1);
});
