/** Debian's nginx, Caddy and Apache with the configuration of the package, in a folder and on a port of their own. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram, programs as known } from "@daylit/browsers/programs.mjs";

export type Program = "nginx" | "caddy" | "apache";

/** Those of this machine; npm test says at its end which are missing. */
export const programs = (["nginx", "caddy", "apache"] as const).filter(findProgram);

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("connect", () => socket.destroy()).on("error", () => resolve(false));
  });

/** Waits until the port answers; if the program ends first, its own words are the error. */
async function listening(child: ChildProcess, port: number) {
  let words = "";
  child.stderr?.on("data", (chunk) => {
    words += chunk;
  });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(words);
    await pause(20);
  }
}

type Running = { stop: () => Promise<void>; reload: () => void };

function edit(file: string, pairs: readonly (readonly [from: RegExp, to: string])[]) {
  const text = pairs.reduce((all, [from, to]) => all.replace(from, to), readFileSync(file, "utf8"));
  writeFileSync(file, text);
}

type Launch = { args: string[]; env?: Record<string, string>; reload: (pid: number) => void };

/** Debian's nginx.conf and default site; our file is beside that one, as it was written. */
function nginx(own: string, hosts: string, port: number): Launch {
  edit(join(own, "nginx.conf"), [
    [/\/etc\/nginx\//g, `${own}/`],
    [/pid \/run\/nginx.pid/, `pid ${own}/pid`],
    [/\/var\/log\/nginx/g, own],
  ]);
  edit(join(own, "sites-enabled/default"), [[/\b80 default_server/g, `${port} default_server`]]);
  symlinkSync(join(hosts, "nginx.conf"), join(own, "sites-enabled/daylit.conf"));
  return {
    args: ["-p", own, "-c", join(own, "nginx.conf"), "-e", "stderr", "-g", "daemon off;"],
    reload: (pid) => process.kill(pid, "SIGHUP"),
  };
}

/** Our file takes the place of Debian's example; the administration has a socket instead of a port. */
function caddy(own: string, hosts: string): Launch {
  const file = join(own, "Caddyfile");
  const admin = `unix/${join(own, "admin")}`;
  writeFileSync(file, `{\n\tadmin ${admin}\n\tauto_https off\n}\nimport ${hosts}/Caddyfile\n`);
  const config = ["--config", file, "--adapter", "caddyfile"];
  return {
    args: ["run", ...config],
    env: { XDG_DATA_HOME: own, XDG_CONFIG_HOME: own, HOME: own },
    reload: () => {
      const args = ["reload", "--force", "--address", admin, ...config];
      const { status, stderr } = spawnSync(findProgram("caddy") ?? "caddy", args, {
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(stderr);
    },
  };
}

/** Debian's apache2.conf, modules and default site, and the three modules of the chapter. */
function apache(own: string, hosts: string, port: number): Launch {
  for (const name of ["rewrite", "headers", "speling"])
    symlinkSync(`../mods-available/${name}.load`, join(own, `mods-enabled/${name}.load`));
  edit(join(own, "ports.conf"), [[/Listen 80/, `Listen 127.0.0.1:${port}`]]);
  edit(join(own, "sites-enabled/000-default.conf"), [[/\*:80/, `*:${port}`]]);
  symlinkSync(join(hosts, "apache.conf"), join(own, "sites-enabled/daylit.conf"));
  return {
    args: ["-d", own, "-D", "FOREGROUND"],
    env: {
      APACHE_RUN_USER: "www-data",
      APACHE_RUN_GROUP: "www-data",
      APACHE_PID_FILE: join(own, "pid"),
      APACHE_RUN_DIR: own,
      APACHE_LOCK_DIR: own,
      APACHE_LOG_DIR: own,
    },
    reload: (pid) => process.kill(pid, "SIGUSR1"),
  };
}

const prepare = { nginx, caddy, apache };

/** Starts a server with the host files of the release that is current in a store. */
export async function start(name: Program, store: string, port: number): Promise<Running> {
  const own = join(store, `${name}-${port}`);
  cpSync(known[name].folder, own, { recursive: true, dereference: true });
  chmodSync(store, 0o755);
  const { args, env, reload } = prepare[name](own, join(store, "current/hosts"), port);
  const child = spawn(findProgram(name) ?? name, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
  });
  await listening(child, port);
  return {
    reload: () => reload(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
