import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, type Running, startNginx } from "@daylit/serve/expectations/programs.ts";
import { publishedFrom, serverFiles } from "@daylit/serve/host-files/index.ts";
import { readSettings } from "@daylit/serve/settings.ts";

export type Folders = { site: string; clients: string };

export type How = { workers?: number; port?: number };

/** Our server as npm start runs it, over a folder with "site" and "clients" in it. */
export async function startOwn(release: string, how: How = {}): Promise<Running> {
  const { workers = 1, port = await freePort() } = how;
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../serve/main.ts")], {
    env: { ...process.env, PORT: String(port), RELEASE: release, WORKERS: String(workers) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const stop = async () => {
    child.kill("SIGINT");
    await once(child, "exit");
  };
  return { port, child, stop };
}

/** nginx with the file that is generated for it. */
export async function startGeneratedNginx(
  scratch: string,
  folders: Folders,
  how: How = {},
): Promise<Running> {
  const { workers = 1, port = await freePort() } = how;
  const settings = readSettings({ SITE_ORIGIN: `http://localhost:${port}` });
  const published = publishedFrom(folders, settings, folders);
  return startNginx(scratch, serverFiles(published)["nginx.conf"] ?? "", port, workers);
}

const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ");

/** The processes below one, itself included. */
export function family(pid: number): number[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const children = all.map(Number).filter((each) => {
    try {
      return Number(statOf(each)?.[1]) === pid;
    } catch {
      return false;
    }
  });
  return [pid, ...children.flatMap(family)];
}

/** Seconds of processor time that a server has used; where the system does not say, not a number. */
export function processorSeconds(pid: number): number {
  try {
    const ticks = family(pid).map((each) => {
      const fields = statOf(each);
      return Number(fields?.[11]) + Number(fields?.[12]);
    });
    return ticks.reduce((sum, each) => sum + each, 0) / 100;
  } catch {
    return Number.NaN;
  }
}
