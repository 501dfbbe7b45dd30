import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const places = {
  nginx: [process.env.NGINX, "/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"],
  caddy: [process.env.CADDY, "/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"],
  apache: [process.env.APACHE, "/usr/sbin/apache2"],
};

export type Program = keyof typeof places;

export const findProgram = (name: Program) =>
  places[name].find((place) => place && existsSync(place));

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

/** Waits until it listens or has ended; what it said is the message if it did. */
async function listening(child: ChildProcess, port: number) {
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(said);
    await pause(50);
  }
}

export type Running = { port: number; child: ChildProcess; stop: () => Promise<void> };

async function run(command: string, args: string[], port: number, env = {}): Promise<Running> {
  const child = spawn(command, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
  });
  await listening(child, port);
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { port, child, stop };
}

/** nginx around a generated file, with everything it writes in a folder of its own. */
export function startNginx(folder: string, config: string, port: number, workers = 1) {
  const program = findProgram("nginx");
  if (!program) throw new Error("nginx is not installed");
  const own = join(folder, `nginx-${port}`);
  mkdirSync(own, { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  writeFileSync(join(own, "site.conf"), config);
  writeFileSync(
    join(own, "nginx.conf"),
    [
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      `worker_processes ${workers}; daemon off; pid ${own}/pid; error_log stderr;`,
      "events { worker_connections 4096; }",
      "http {",
      "access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;",
      ...temporary,
      `include ${own}/site.conf;`,
      "}",
    ].join("\n"),
  );
  return run(program, ["-p", own, "-c", join(own, "nginx.conf"), "-e", "stderr"], port);
}

export function startCaddy(folder: string, config: string, port: number) {
  const program = findProgram("caddy");
  if (!program) throw new Error("caddy is not installed");
  const own = join(folder, `caddy-${port}`);
  mkdirSync(own, { recursive: true });
  // No administration port, no certificates, nothing outside its folder.
  writeFileSync(join(own, "Caddyfile"), `{\n\tadmin off\n\tauto_https off\n}\n${config}`);
  const args = ["run", "--config", join(own, "Caddyfile"), "--adapter", "caddyfile"];
  return run(program, args, port, { XDG_DATA_HOME: own, XDG_CONFIG_HOME: own, HOME: own });
}

const apacheModules = "/usr/lib/apache2/modules";
const wanted = "mpm_event authn_core authz_core mime dir alias headers rewrite speling".split(" ");

/** Apache with the site at its base and the client on its name; what is ours is in their .htaccess. */
export function startApache(
  folder: string,
  { site, clients, base, port }: { site: string; clients: string; base: string; port: number },
) {
  const program = findProgram("apache");
  if (!program) throw new Error("apache2 is not installed");
  const own = join(folder, `apache-${port}`);
  mkdirSync(own, { recursive: true });
  const config = [
    ...wanted.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`),
    `ServerRoot ${own}`,
    `PidFile ${own}/pid`,
    `Mutex file:${own}`,
    "ServerName localhost",
    `ErrorLog ${own}/error.log`,
    ...(process.getuid?.() === 0 ? ["User www-data", "Group www-data"] : []),
    `Listen 127.0.0.1:${port}`,
    "TypesConfig /dev/null",
    `<Directory "${folder}">`,
    "AllowOverride All",
    "Require all granted",
    "</Directory>",
    "<VirtualHost *>",
    // A folder cannot speak for its own name without the slash: that is said where it is placed.
    base
      ? `DocumentRoot "${own}"\nAlias "${base}" "${site}"\nRedirectMatch 308 "^${base}$" "${base}/"`
      : `DocumentRoot "${site}"`,
    "</VirtualHost>",
    "<VirtualHost *>",
    "ServerName kilnlog.clients.test",
    `DocumentRoot "${clients}/kilnlog"`,
    "</VirtualHost>",
  ];
  writeFileSync(join(own, "apache.conf"), config.join("\n"));
  return run(program, ["-f", join(own, "apache.conf"), "-D", "FOREGROUND"], port);
}
